/** Realtime and presence as models. */
import type { EventObject } from 'xstate';
import { presenceMachine } from '#machines/presence/presence.machine.ts';
import type { PresenceEvent } from '#machines/presence/presence.types.ts';
import { realtimeMachine } from '#machines/realtime/realtime.machine.ts';
import { selectRealtimeStatus } from '#machines/realtime/realtime.selectors.ts';
import type { RealtimeEvent, RealtimeInput } from '#machines/realtime/realtime.types.ts';
import { typingMachine } from '#machines/typing/typing.machine.ts';
import { selectTypingShop } from '#machines/typing/typing.selectors.ts';
import type { TypingEvent } from '#machines/typing/typing.types.ts';
import { eventsOf } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { refused } from './cart.ts';

export const anAddress = { key: 'larder', cluster: 'local', host: '', port: undefined, tls: undefined };

const heard = (event: RealtimeEvent): EventObject => event;
const eventOf = eventsOf<PresenceEvent>();

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
    heard({ type: 'connection.reached' }),
    heard({ type: 'connection.opened' }),
    heard({ type: 'push.received', about: 'message' }),
    heard({ type: 'push.received', about: 'reading' }),
    heard({ type: 'typing.received', shopId: 3 }),
    heard({ type: 'push.received', about: 'order' }),
    heard({ type: 'push.received', about: 'ticket' }),
    heard({ type: 'connection.closed' }),
    ...[1006, 4004, 4100, 4200].map((closeCode) => heard({ type: 'connection.closed', closeCode })),
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
    eventOf({ type: 'session.started' }),
    eventOf({ type: 'session.ended' }),
    eventOf({ type: 'leader.elected' }),
    eventOf({ type: 'leader.lost' }),
    { type: 'xstate.done.actor.updateLastSeen' },
    { type: 'xstate.error.actor.updateLastSeen', error: refused } as EventObject,
  ],
  view: ({ value }) => value,
});

const spoken = (event: TypingEvent): EventObject => event;

export const typingModel: ChartModel = {
  machine: typingMachine as never,
  input: undefined,
  cases: [
    spoken({ type: 'letter.typed', shopId: 3 }),
    spoken({ type: 'shop.typing', shopId: 3 }),
    spoken({ type: 'message.received' }),
    spoken({ type: 'session.ended' }),
    { type: 'xstate.done.actor.announceTyping' },
    { type: 'xstate.error.actor.announceTyping', error: refused } as EventObject,
  ],
  view: (snapshot) => [snapshot.value, selectTypingShop(snapshot as never)],
};
