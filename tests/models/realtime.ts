/** Realtime and presence as models. */
import type { EventObject } from 'xstate';
import { presenceMachine } from '#machines/presence/presence.machine.ts';
import type { PresenceEvent } from '#machines/presence/presence.types.ts';
import { realtimeMachine } from '#machines/realtime/realtime.machine.ts';
import { selectRealtimeStatus } from '#machines/realtime/realtime.selectors.ts';
import type { RealtimeEvent, RealtimeInput } from '#machines/realtime/realtime.types.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { refused } from './cart.ts';

export const anAddress = { key: 'larder', cluster: 'local', host: '', port: undefined, tls: undefined };

const heard = (event: RealtimeEvent): EventObject => event;
const told = (event: PresenceEvent): EventObject => event;

/** Further misses differ from this one in the length of a pause only. */
const missesShown = 1;

export const realtimeModel = (input: Partial<RealtimeInput> = {}): ChartModel => ({
  machine: realtimeMachine as never,
  input: { address: anAddress, userId: 7, spread: 0.5, ...input },
  cases: [
    heard({ type: 'session.started', user: { id: 7 } }),
    heard({ type: 'session.ended' }),
    heard({ type: 'connection.restored' }),
    heard({ type: 'page.shown' }),
    heard({ type: 'line.reached' }),
    heard({ type: 'line.opened' }),
    heard({ type: 'line.rang', about: 'message' }),
    heard({ type: 'line.rang', about: 'order' }),
    heard({ type: 'line.rang', about: 'ticket' }),
    heard({ type: 'line.closed' }),
    ...[1006, 4004, 4100, 4200].map((code) => heard({ type: 'line.closed', code })),
  ],
  view: (snapshot) => {
    const { misses, pauseMs } = snapshot.context;
    return [snapshot.value, selectRealtimeStatus(snapshot as never), misses, pauseMs];
  },
  stopWhen: ({ context: { misses } }) => misses > missesShown,
});

export const presenceModel = (isSignedIn: boolean): ChartModel => ({
  machine: presenceMachine as never,
  input: { isSignedIn },
  cases: [
    told({ type: 'session.started' }),
    told({ type: 'session.ended' }),
    told({ type: 'turn.mine' }),
    told({ type: 'turn.lost' }),
    { type: 'xstate.done.actor.updateLastSeen' },
    { type: 'xstate.error.actor.updateLastSeen', error: refused } as EventObject,
  ],
  view: ({ value }) => value,
});
