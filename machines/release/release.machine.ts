/**
 * Release: the version of the shop to which this page belongs.
 *
 * Deploying a new version removes the files of the old one, and an open page notices when it misses one. Then it
 * reloads, once: drafts are kept, and a server that lacks files for good causes no loop. A page with something that a
 * reload would lose (the files of a form) stays, and the shopper is told. A lost connection is not a new version.
 * Ports: `release.live.ts`.
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
    /** Whether the server has another version. */
    isOutdated: port<boolean>('isOutdated'),
    /** Whether the page may reload because of it: true once. */
    claimReload: port<boolean>('claimReload'),
    /** Reloads the page, which never resolves; it resolves only if the page has to stay. */
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
    current: {
      description: 'As far as is known, the page belongs to the current version.',
      on: { 'chunk.failed': 'checking' },
    },
    checking: {
      description: 'A chunk failed to load: the server is asked for its version.',
      invoke: {
        src: 'isOutdated',
        id: 'isOutdated',
        onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: 'claiming' }, { target: 'current' }],
        // While offline nothing is known about the server.
        onError: 'current',
      },
      after: { requestTimeout: 'current' },
    },
    claiming: {
      description: 'Asks the storage whether the page was reloaded for this version before: at most one reload each.',
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
      description: 'The browser reloads the page. A page with what a reload would lose stays.',
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
      description: 'A toast offers the new version; each further chunk that fails shows it again.',
      entry: 'showNewVersion',
      on: { 'chunk.failed': { target: 'outdated', reenter: true } },
    },
  },
});
