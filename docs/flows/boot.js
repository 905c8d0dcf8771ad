// Written by `npm run generate` from the chart boot; pastes into Stately's visualizer.
// Boot: finds the settings and the texts that the shop starts from. It runs only where no server has rendered the page, so the first view of a rendered page does not load it.
//
// The three regions run at once. A server that is down or slow is replaced by the settings of an earlier visit; without those the boot waits until the request times out. Without texts the shop starts in its built-in English. The boot ends with one of three facts; the root opens the shop, or boots again later. The ports are filled in `boot.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */
const isSaid = (name) => ({ event }) => event[name] ?? true;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    getCatalogue: unanswered,
    getMaster: unanswered,
    recallSettings: unanswered,
  },
  actions: {
    assignCatalogue: done,
    assignCause: done,
    assignMemory: done,
    assignSettings: done,
    assignSlowness: done,
    emitFailed: done,
    emitRecalled: done,
    emitSucceeded: done,
    logFailure: done,
    useMemory: done,
  },
  guards: {
    hasMemory: isSaid('hasMemory'),
    hasSettings: isSaid('hasSettings'),
  },
}).createMachine({
  id: 'boot',
  initial: 'fetching',
  description: 'Finds the settings and the texts that the shop starts from.',
  states: {
    fetching: {
      type: 'parallel',
      description: 'Settings, settings of an earlier visit and texts are fetched at once.',
      onDone: [
        {
          target: 'succeeded',
          guard: {
            type: 'hasSettings',
          },
        },
        {
          target: 'recalled',
          guard: {
            type: 'hasMemory',
          },
          actions: [
            {
              type: 'useMemory',
            },
          ],
        },
        {
          target: 'failed',
        },
      ],
      states: {
        settings: {
          initial: 'fetching',
          states: {
            fetching: {
              description: 'With settings of an earlier visit the server gets less time.',
              invoke: {
                src: 'getMaster',
                onDone: {
                  target: 'known',
                  actions: [
                    {
                      type: 'assignSettings',
                    },
                  ],
                },
                onError: {
                  target: 'missing',
                  actions: [
                    {
                      type: 'assignCause',
                    },
                  ],
                },
              },
              after: {
                '3000': {
                  target: 'missing',
                  guard: {
                    type: 'hasMemory',
                  },
                },
                '30000': {
                  target: 'missing',
                  actions: [
                    {
                      type: 'assignSlowness',
                    },
                  ],
                },
              },
            },
            known: {
              type: 'final',
            },
            missing: {
              type: 'final',
            },
          },
        },
        memory: {
          initial: 'recalling',
          states: {
            recalling: {
              description: 'Reads the settings of an earlier visit from the browser’s storage.',
              invoke: {
                src: 'recallSettings',
                onDone: {
                  target: 'known',
                  actions: [
                    {
                      type: 'assignMemory',
                    },
                  ],
                },
                onError: {
                  target: 'known',
                  actions: [
                    {
                      type: 'logFailure',
                    },
                  ],
                },
              },
            },
            known: {
              type: 'final',
            },
          },
        },
        catalogue: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                src: 'getCatalogue',
                onDone: {
                  target: 'known',
                  actions: [
                    {
                      type: 'assignCatalogue',
                    },
                  ],
                },
                onError: {
                  target: 'known',
                  actions: [
                    {
                      type: 'logFailure',
                    },
                  ],
                },
              },
              after: {
                '3000': {
                  target: 'known',
                  actions: [
                    {
                      type: 'logFailure',
                      params: {
                        operation: 'getCatalogue',
                        error: {
                          kind: 'timeout',
                        },
                      },
                    },
                  ],
                },
              },
            },
            known: {
              type: 'final',
              description: 'Without texts the shop uses its built-in English.',
            },
          },
        },
      },
    },
    succeeded: {
      type: 'final',
      entry: [
        {
          type: 'emitSucceeded',
        },
      ],
    },
    recalled: {
      type: 'final',
      description: 'The shop opens with the settings of an earlier visit.',
      entry: [
        {
          type: 'emitRecalled',
        },
      ],
    },
    failed: {
      type: 'final',
      entry: [
        {
          type: 'emitFailed',
        },
      ],
    },
  },
});
