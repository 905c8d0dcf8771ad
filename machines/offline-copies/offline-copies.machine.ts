/**
 * Offline copies: what the service worker copies of the shop, and how old the copies are that the page shows.
 *
 * The port `worker` starts the service worker once the shopper rests, because copying takes as much of the line and of the
 * processor as a page. It reports what the service worker answered from a copy. Copies of an account are removed whenever
 * its session ends. A session that is restored is the same session: its copies stay. What the page shows is as old as
 * its copies until its queries have been fetched again, whatever the connection does. Ports: `offline-copies.live.ts`.
 *
 * @spec R115, R116
 */
import { assign, fromCallback, sendTo, setup } from 'xstate';
import { copyRetryMs } from '../constants.ts';
import { port } from '../shared/port.ts';
import type { CopiesCommand, OfflineCopiesContext, OfflineCopiesEvent } from './offline-copies.types.ts';

export const offlineCopiesMachine = setup({
  types: { context: {} as OfflineCopiesContext, events: {} as OfflineCopiesEvent },
  actors: {
    worker: fromCallback<CopiesCommand>(() => {}),
    /** Fetches every query of the page again; fails if one of them does. */
    renewQueries: port<void>('renewQueries'),
  },
  delays: { copyRetry: copyRetryMs },
  actions: {
    assignTime: assign(({ context: { shownAt } }, { at }: { at: number }) => ({
      shownAt: Math.min(shownAt ?? at, at),
    })),
    clearTime: assign({ shownAt: undefined }),
    clearAccount: sendTo('worker', { type: 'account.clear' }),
  },
}).createMachine({
  id: 'offlineCopies',
  description: 'Copies the shop for visits without a network, and knows how old the copies are that the page shows.',
  context: { shownAt: undefined },
  invoke: { src: 'worker', id: 'worker' },
  on: { 'session.ended': { actions: 'clearAccount' } },
  initial: 'fresh',
  states: {
    fresh: {
      description: 'What the page shows came from the shop.',
      entry: 'clearTime',
      on: {
        'copy.shown': { target: 'old', actions: { type: 'assignTime', params: ({ event }) => event } },
      },
    },
    old: {
      description: 'Something on the page is a copy.',
      on: {
        'copy.shown': { actions: { type: 'assignTime', params: ({ event }) => event } },
        'copies.over': 'renewing',
        'connection.restored': 'renewing',
      },
      after: { copyRetry: 'renewing' },
    },
    renewing: {
      description: 'The queries of the page are fetched again. Until they have come, it is as old as before.',
      invoke: { src: 'renewQueries', id: 'renewQueries', onDone: 'fresh', onError: 'old' },
      on: {
        'copy.shown': { target: 'old', actions: { type: 'assignTime', params: ({ event }) => event } },
      },
    },
  },
});
