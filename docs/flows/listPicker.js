// Written by `npm run generate` from the chart listPicker; pastes into Stately's visualizer.
// List picker: the dialog that puts products into a saved list, one that is there or a new one.
//
// `picker.open` carries the products. A guest logs in first, and the dialog opens afterwards. After a failure or a timeout the dialog stays with what was typed, and the same choice again adds nothing twice. Leaving the page closes the dialog, but not while it saves: a notice then says what came of it. The ports are filled in `list-picker.live.ts`.
import { fromPromise, setup, stateIn } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    listLists: unanswered,
    save: unanswered,
  },
  actions: {
    assignChoice: done,
    assignFailure: done,
    assignItems: done,
    assignLists: done,
    assignName: done,
    assignRefusal: done,
    assignTimeout: done,
    clear: done,
    clearErrors: done,
    emitChanged: done,
    emitLoginRequired: done,
    requireName: done,
    showSuccess: done,
  },
  guards: {
    hasItems: isSaid('hasItems'),
    hasName: isSaid('hasName'),
    isGuest: stateIn({ session: 'guest' }),
    isUnauthorized: isSaid('isUnauthorized'),
    startsSignedIn: isSaidSo('startsSignedIn'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'listPicker',
  type: 'parallel',
  description: 'Puts products into a saved list, or makes a new list of them.',
  states: {
    picker: {
      initial: 'closed',
      description: 'The dialog.',
      on: {
        'session.ended': {
          target: '.closed',
          actions: [
            {
              type: 'clear',
            },
          ],
        },
      },
      states: {
        closed: {
          on: {
            'picker.open': [
              {
                target: 'signingIn',
                guard: {
                  type: 'isGuest',
                },
                actions: [
                  {
                    type: 'assignItems',
                  },
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: 'loading',
                guard: {
                  type: 'hasItems',
                },
                actions: [
                  {
                    type: 'assignItems',
                  },
                ],
              },
            ],
          },
        },
        signingIn: {
          description: 'A guest, or somebody whose session is over, logs in. The dialog opens afterwards.',
          on: {
            'session.started': {
              target: 'loading',
            },
            'login.abandoned': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
            'route.changed': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
            'picker.close': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
            'session.ended': {},
          },
        },
        loading: {
          entry: [
            {
              type: 'clearErrors',
            },
          ],
          invoke: {
            src: 'listLists',
            id: 'listLists',
            onDone: {
              target: 'choosing',
              actions: [
                {
                  type: 'assignLists',
                },
              ],
            },
            onError: [
              {
                target: 'signingIn',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: 'failed',
                actions: [
                  {
                    type: 'assignFailure',
                  },
                ],
              },
            ],
          },
          on: {
            'picker.close': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
            'route.changed': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: [
                {
                  type: 'assignTimeout',
                },
              ],
            },
          },
        },
        choosing: {
          description: 'The shopper chooses a list, or types the name of a new one.',
          on: {
            'list.choose': {
              target: 'saving',
              actions: [
                {
                  type: 'clearErrors',
                },
                {
                  type: 'assignChoice',
                },
              ],
            },
            'name.change': {
              actions: [
                {
                  type: 'assignName',
                },
              ],
            },
            'name.submit': [
              {
                target: 'saving',
                guard: {
                  type: 'hasName',
                },
                actions: [
                  {
                    type: 'clearErrors',
                  },
                  {
                    type: 'assignChoice',
                    params: {},
                  },
                ],
              },
              {
                actions: [
                  {
                    type: 'requireName',
                  },
                ],
              },
            ],
            'picker.close': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
            'route.changed': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
          },
        },
        saving: {
          description: 'The products go into the list.',
          tags: [
            'busy',
          ],
          invoke: {
            src: 'save',
            id: 'save',
            onDone: {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
                {
                  type: 'emitChanged',
                },
                {
                  type: 'showSuccess',
                },
              ],
            },
            onError: [
              {
                target: 'signingIn',
                guard: {
                  type: 'isUnauthorized',
                },
                actions: [
                  {
                    type: 'emitLoginRequired',
                  },
                ],
              },
              {
                target: 'choosing',
                actions: [
                  {
                    type: 'assignRefusal',
                  },
                ],
              },
            ],
          },
          after: {
            requestTimeout: {
              target: 'choosing',
              actions: [
                {
                  type: 'assignTimeout',
                },
              ],
            },
          },
        },
        failed: {
          description: 'The lists could not be loaded.',
          on: {
            'picker.retry': {
              target: 'loading',
            },
            'picker.close': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
            'route.changed': {
              target: 'closed',
              actions: [
                {
                  type: 'clear',
                },
              ],
            },
          },
        },
      },
    },
    session: {
      initial: 'opening',
      description: 'Whether somebody is logged in. A guest logs in before a list is chosen.',
      on: {
        'session.started': {
          target: '.member',
        },
        'session.ended': {
          target: '.guest',
        },
      },
      states: {
        opening: {
          always: [
            {
              target: 'member',
              guard: {
                type: 'startsSignedIn',
              },
            },
            {
              target: 'guest',
            },
          ],
        },
        member: {},
        guest: {},
      },
    },
  },
});
