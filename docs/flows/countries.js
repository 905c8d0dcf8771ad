// Written by `npm run generate` from the chart countries; pastes into Stately's visualizer.
// Countries: the list in a form. The registration and the password recovery invoke it.
//
// The list is loaded once: a chart that invokes this one again passes the earlier result. The port is filled in `countries.live.ts`.
import { fromPromise, setup } from 'xstate';

/** Holds only if the event says so: nobody asks for the transitions of this guard. */
const isSaidSo = (name) => ({ event }) => event[name] ?? false;

/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */
const unanswered = fromPromise(() => new Promise(() => {}));

/** What it does to data is left out here. */
const done = () => {};

export const machine = setup({
  actors: {
    listCountries: unanswered,
  },
  actions: {
    assignCountries: done,
    emitLoaded: done,
    logFailure: done,
  },
  guards: {
    isLoaded: isSaidSo('isLoaded'),
  },
  delays: {
    requestTimeout: 30000,
  },
}).createMachine({
  id: 'countries',
  initial: 'loading',
  description: 'The countries that a form offers.',
  states: {
    loading: {
      description: 'Left at once when an earlier form has loaded the list.',
      invoke: {
        src: 'listCountries',
        id: 'listCountries',
        onDone: {
          target: 'ready',
          actions: [
            {
              type: 'assignCountries',
            },
            {
              type: 'emitLoaded',
            },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            {
              type: 'logFailure',
            },
          ],
        },
      },
      always: {
        target: 'ready',
        guard: {
          type: 'isLoaded',
        },
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: [
            {
              type: 'logFailure',
              params: {
                operation: 'listCountries',
                error: {
                  kind: 'timeout',
                },
              },
            },
          ],
        },
      },
    },
    ready: {
      description: 'The shopper can choose a country.',
    },
    failed: {
      description: 'The form offers to load the list again.',
      on: {
        'countries.retry': {
          target: 'loading',
        },
      },
    },
  },
});
