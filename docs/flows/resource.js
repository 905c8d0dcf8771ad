// Written by `npm run generate` from the chart resource; pastes into Stately's visualizer.
// Resource: one query and its data. It starts with the data that the query cache has, so that a page that the server rendered, or that was seen or prefetched before, is there at once. It keeps the data while a newer response is pending.
//
// In `preview` it shows part of the response, such as a product's card, until the whole response arrives. A failed refetch keeps the data: only a query without data can be `failed`, `notFound`, `notOffered` or `offline`. The port `watch` is filled in `query.live.ts`.
import { fromPromise, setup } from 'xstate';

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
    watch: unanswered,
  },
  actions: {
    assignNews: done,
    clearFailure: done,
    refetch: done,
  },
  guards: {
    bringsData: isSaid('bringsData'),
    bringsOldData: isSaid('bringsOldData'),
    hasData: isSaidSo('hasData'),
    hasPreview: isSaidSo('hasPreview'),
    saysFailed: isSaid('saysFailed'),
    saysNotFound: isSaid('saysNotFound'),
    saysNotOffered: isSaid('saysNotOffered'),
    saysOffline: isSaid('saysOffline'),
  },
}).createMachine({
  id: 'resource',
  initial: 'beginning',
  description: 'Shows the data of one query: what is known at once, then what the server sends.',
  invoke: {
    src: 'watch',
    id: 'watch',
  },
  on: {
    'resource.changed': [
      {
        target: '.ready',
        guard: {
          type: 'bringsData',
        },
        actions: [
          {
            type: 'assignNews',
          },
        ],
      },
      {
        target: '.refreshing',
        guard: {
          type: 'bringsOldData',
        },
        actions: [
          {
            type: 'assignNews',
          },
        ],
      },
      {
        target: '.notFound',
        guard: {
          type: 'saysNotFound',
        },
        actions: [
          {
            type: 'assignNews',
          },
        ],
      },
      {
        target: '.notOffered',
        guard: {
          type: 'saysNotOffered',
        },
        actions: [
          {
            type: 'assignNews',
          },
        ],
      },
      {
        target: '.offline',
        guard: {
          type: 'saysOffline',
        },
      },
      {
        target: '.failed',
        guard: {
          type: 'saysFailed',
        },
        actions: [
          {
            type: 'assignNews',
          },
        ],
      },
      {
        target: '.waiting',
        actions: [
          {
            type: 'clearFailure',
          },
        ],
      },
    ],
  },
  states: {
    beginning: {
      always: [
        {
          target: 'ready',
          guard: {
            type: 'hasData',
          },
        },
        {
          target: 'waiting',
        },
      ],
    },
    waiting: {
      description: 'There are no data yet.',
      always: [
        {
          target: 'preview',
          guard: {
            type: 'hasPreview',
          },
        },
        {
          target: 'loading',
        },
      ],
    },
    loading: {
      description: 'Placeholders are shown.',
    },
    preview: {
      description: 'What another query knows of the same thing is shown until the data arrive.',
    },
    ready: {
      on: {
        'resource.retry': {
          actions: [
            {
              type: 'refetch',
            },
          ],
        },
      },
    },
    refreshing: {
      description: 'A refetch has failed: the old data are shown, with the failure beside them.',
    },
    notFound: {
      description: 'The server has no such thing.',
      on: {
        'resource.retry': {
          target: 'waiting',
          actions: [
            {
              type: 'clearFailure',
            },
            {
              type: 'refetch',
            },
          ],
        },
      },
    },
    notOffered: {
      description: 'The back end does not have this call: the part that shows it leaves itself out.',
    },
    failed: {
      on: {
        'resource.retry': {
          target: 'waiting',
          actions: [
            {
              type: 'clearFailure',
            },
            {
              type: 'refetch',
            },
          ],
        },
      },
    },
    offline: {
      description: 'The query is paused until the network is back.',
      on: {
        'resource.retry': {
          actions: [
            {
              type: 'refetch',
            },
          ],
        },
      },
    },
  },
});
