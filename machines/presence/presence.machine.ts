/**
 * Presence: tells the server every ten minutes that the shopper is there, as long as somebody is signed in. One tab
 * speaks for all of a browser; when it is closed, the next takes its turn. Ports: `presence.live.ts`.
 *
 * @spec R10, R32
 */
import { fromCallback, setup } from 'xstate';
import { lastSeenPingMs, requestTimeoutMs } from '../constants.ts';
import { errorOf, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { PresenceEmitted, PresenceEvent, PresenceInput } from './presence.types.ts';

export const presenceMachine = setup({
  types: {
    context: {} as PresenceInput,
    events: {} as PresenceEvent,
    input: {} as PresenceInput,
    emitted: {} as PresenceEmitted,
  },
  actors: {
    /** Tells when it is this tab's turn, until it is stopped. */
    turn: fromCallback(() => {}),
    updateLastSeen: port<void>('updateLastSeen'),
  },
  delays: { lastSeenPing: lastSeenPingMs, requestTimeout: requestTimeoutMs },
  guards: { isSignedIn: ({ context }) => context.isSignedIn },
  actions: {
    logFailure: logFailure(),
  },
}).createMachine({
  id: 'presence',
  description: 'Tells the server every ten minutes that the shopper is here. One tab does it for all tabs.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isSignedIn', target: 'present' }, { target: 'stopped' }] },
    stopped: { on: { 'session.started': 'present' } },
    present: {
      invoke: { src: 'turn', id: 'turn' },
      on: { 'session.ended': 'stopped' },
      initial: 'queueing',
      states: {
        queueing: { on: { 'leader.elected': 'pinging' } },
        pinging: {
          invoke: {
            src: 'updateLastSeen',
            id: 'updateLastSeen',
            onDone: 'waiting',
            onError: {
              target: 'waiting',
              actions: { type: 'logFailure', params: errorOf('updateLastSeen') },
            },
          },
          on: { 'leader.lost': 'queueing' },
          after: { requestTimeout: 'waiting' },
        },
        waiting: { on: { 'leader.lost': 'queueing' }, after: { lastSeenPing: 'pinging' } },
      },
    },
  },
});
