/**
 * Release: the version of the shop that this page is of.
 *
 * Putting up a new version takes the files of the old one away, and a page that is open finds out when it misses one.
 * Then it is loaded anew, once: what was typed goes along, and a server that lacks files for good makes no loop. A page
 * that holds what cannot go along (the files of a form) stays, and the shopper is told. A network that is lost is not a
 * new version. Ports: `release.live.ts`.
 *
 * @spec R5, R6
 */
import { emit, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { errorOf, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ReleaseEmitted, ReleaseEvent } from './release.types.ts';

export const releaseMachine = setup({
  types: { events: {} as ReleaseEvent, emitted: {} as ReleaseEmitted },
  actors: {
    /** Whether the server has another version by now. */
    isOutdated: port<boolean>('isOutdated'),
    /** Whether the page may be loaded anew because of it: true once. */
    claimReload: port<boolean>('claimReload'),
    /** Loads the page anew, which has no end; it ends where the page has to stay as it is. */
    reload: port<void>('reload'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: { isYes: (_, { output }: { output: boolean }) => output },
  actions: {
    showNewVersion: emit({
      type: 'notice.requested',
      kind: 'error',
      text: { key: 'There is a new version of the shop. Reload the page when you are ready.' },
    }),
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'release',
  description: 'Knows which version of the shop the page belongs to, and offers to load a newer one.',
  initial: 'current',
  states: {
    current: { on: { 'chunk.failed': 'checking' } },
    checking: {
      invoke: {
        src: 'isOutdated',
        id: 'isOutdated',
        onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: 'claiming' }, { target: 'current' }],
        // Without a network nothing is known of the server.
        onError: 'current',
      },
      after: { requestTimeout: 'current' },
    },
    claiming: {
      invoke: {
        src: 'claimReload',
        id: 'claimReload',
        onDone: [
          { guard: { type: 'isYes', params: ({ event }) => event }, target: 'reloading' },
          { target: 'outdated' },
        ],
        onError: {
          target: 'outdated',
          actions: { type: 'logFailure', params: errorOf('claimReload') },
        },
      },
    },
    reloading: {
      invoke: {
        src: 'reload',
        id: 'reload',
        onDone: 'outdated',
        onError: {
          target: 'outdated',
          actions: { type: 'logFailure', params: errorOf('reload') },
        },
      },
    },
    outdated: {
      entry: 'showNewVersion',
      on: { 'chunk.failed': { target: 'outdated', reenter: true } },
    },
  },
});
