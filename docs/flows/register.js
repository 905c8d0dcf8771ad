// Written by `npm run generate` from the chart register; pastes into Stately's visualizer.
// Register: a new account. It ends with a session, which `register.succeeded` carries; the invoking chart announces it, and has the contact verified if the shop requires that.
//
// The countries are a chart of their own. A refusal that names fields is shown at these fields only; any other is an error toast. The typed values stay. Leaving the chart aborts its requests. The port is filled in `register.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    countries: unanswered,
    register: unanswered,
    relay: unanswered,
  },
  actions: {
    assignCountries: done,
    assignErrors: done,
    assignField: done,
    assignServerErrors: done,
    clearErrors: done,
    emitSucceeded: done,
    emitTyped: done,
    passOn: done,
    showFailure: done,
  },
  guards: {
    isAboutFields: isSaid('isAboutFields'),
    isRegistrationFilled: isSaid('isRegistrationFilled'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'register',
  initial: 'editing',
  description: 'A shopper without an account makes one.',
  invoke: [
    {
      src: 'relay',
      id: 'relay',
    },
    {
      src: 'countries',
      id: 'countries',
    },
  ],
  on: {
    'countries.loaded': {
      actions: [
        {
          type: 'assignCountries',
        },
        {
          type: 'passOn',
        },
      ],
    },
    'failure.logged': {
      actions: [
        {
          type: 'passOn',
        },
      ],
    },
  },
  states: {
    editing: {
      on: {
        'register.type': {
          actions: [
            {
              type: 'assignField',
            },
            {
              type: 'emitTyped',
            },
          ],
        },
        'register.submit': [
          {
            target: 'submitting',
            guard: {
              type: 'isRegistrationFilled',
            },
            actions: [
              {
                type: 'clearErrors',
              },
            ],
          },
          {
            actions: [
              {
                type: 'assignErrors',
              },
            ],
          },
        ],
      },
    },
    submitting: {
      description: 'The server makes the account.',
      tags: [
        'busy',
      ],
      invoke: {
        src: 'register',
        id: 'register',
        onDone: {
          target: 'registered',
          actions: [
            {
              type: 'emitSucceeded',
            },
          ],
        },
        onError: [
          {
            target: 'editing',
            guard: {
              type: 'isAboutFields',
            },
            actions: [
              {
                type: 'assignServerErrors',
              },
            ],
          },
          {
            target: 'editing',
            actions: [
              {
                type: 'showFailure',
              },
            ],
          },
        ],
      },
      after: {
        requestTimeout: {
          target: 'editing',
          actions: [
            {
              type: 'showFailure',
              params: {
                error: {
                  kind: 'timeout',
                },
              },
            },
          ],
        },
      },
    },
    registered: {
      description: 'The chart that invoked this one goes on.',
    },
  },
});
