/**
 * Presence: pings the server every ten minutes while somebody is signed in. One tab pings for all tabs of a browser;
 * when it closes, the next becomes the leader. Ports: `presence.live.ts`.
 *
 * @spec R10, R32
 */
import { fromCallback, setup } from 'xstate';
import { lastSeenPingMs, requestTimeoutMs } from '../constants.ts';
import { errorOf, logFailure, logTimeout } from '../shared/failure.ts';
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
    /** Reports when this tab becomes the leader. */
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
    stopped: { description: 'Nobody is signed in.', on: { 'session.started': 'present' } },
    present: {
      invoke: { src: 'turn', id: 'turn' },
      on: { 'session.ended': 'stopped' },
      initial: 'queueing',
      states: {
        queueing: {
          description: 'Another tab is the leader and reports for all tabs.',
          on: { 'leader.elected': 'pinging' },
        },
        pinging: {
          description: 'This tab is the leader and reports that the shopper is here.',
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
          after: { requestTimeout: { target: 'waiting', actions: logTimeout('updateLastSeen') } },
        },
        waiting: {
          description: 'This tab is the leader; the next report follows later.',
          on: { 'leader.lost': 'queueing' },
          after: { lastSeenPing: 'pinging' },
        },
      },
    },
  },
});
