/**
 * Realtime: receives events that something is new for the signed-in shopper, without its content.
 *
 * The connection makes one attempt at a time; the chart decides when to make the next: at once if the service asks for
 * it, later if it is busy, after a refusal not before a minute and a visible page. The root refetches what was missed
 * while disconnected. Ports: `realtime.live.ts`.
 *
 * @spec R71, R121
 */
import { assign, emit, fromCallback, sendTo, setup, stateIn } from 'xstate';
import type { Id } from '../shared/ids.ts';
import {
  realtimeAttemptMs,
  realtimeBusyLimitMs,
  realtimeBusyMs,
  realtimeJoinMs,
  realtimePauseLimitMs,
  realtimePauseMs,
  realtimeRefusedMs,
  realtimeUnavailableMs,
} from './realtime.constants.ts';
import type {
  LineCommand,
  RealtimeAddress,
  RealtimeContext,
  RealtimeEmitted,
  RealtimeEvent,
  RealtimeInput,
} from './realtime.types.ts';

export type LineInput = { address: RealtimeAddress; userId: Id };
type Closing = { closeCode?: number };

const isWithin = (code: number | undefined, from: number) => code !== undefined && code >= from && code < from + 100;
const isRefused = ({ closeCode }: Closing) => isWithin(closeCode, 4000);
const isBusy = ({ closeCode }: Closing) => isWithin(closeCode, 4100);
const isToReturn = ({ closeCode }: Closing) => isWithin(closeCode, 4200);

/** A busy service gets at least its second; after a loss the attempts are frequent enough to find the service soon. */
const pauseAfter = (closing: Closing, { misses, spread }: RealtimeContext) =>
  isBusy(closing)
    ? Math.min(realtimeBusyMs * 2 ** misses, realtimeBusyLimitMs) * (1 + spread / 2)
    : Math.min(realtimePauseMs * 2 ** misses, realtimePauseLimitMs) * (1 - spread / 2);

const closingIn = ({ event }: { event: Closing }): Closing => event;

const realtimeSetup = setup({
  types: {
    context: {} as RealtimeContext,
    events: {} as RealtimeEvent,
    input: {} as RealtimeInput,
    emitted: {} as RealtimeEmitted,
  },
  actors: { line: fromCallback<LineCommand, LineInput>(() => {}) },
  delays: {
    attempt: realtimeAttemptMs,
    join: realtimeJoinMs,
    pause: ({ context }) => context.pauseMs,
    unavailable: realtimeUnavailableMs,
    refused: realtimeRefusedMs,
  },
  guards: {
    canListen: ({ context }) => context.address !== undefined && context.userId !== undefined,
    hasAddress: ({ context }) => context.address !== undefined,
    isRefused: (_, closing: Closing) => isRefused(closing),
    isToReturn: ({ context }, closing: Closing) => isToReturn(closing) && context.misses === 0,
    /** A pause that the service asked for is respected. */
    isResting: stateIn({ listening: { connecting: 'resting' } }),
    isMessage: (_, { about }: { about: string }) => about === 'message',
    isReading: (_, { about }: { about: string }) => about === 'reading',
    isTicket: (_, { about }: { about: string }) => about === 'ticket',
  },
  actions: {
    assignUser: assign((_, { user }: { user: { id: Id } }) => ({ userId: user.id, misses: 0 })),
    clearUser: assign({ userId: undefined, misses: 0 }),
    openLine: sendTo('line', { type: 'line.open' }),
    countMiss: assign(({ context }, closing: Closing) => ({
      misses: context.misses + 1,
      pauseMs: pauseAfter(closing, context),
    })),
    countSilence: assign(({ context: { misses, spread } }) => ({
      misses: misses + 1,
      pauseMs: realtimePauseMs * (1 - spread / 2),
    })),
    clearMisses: assign({ misses: 0 }),
    emitMessageReceived: emit({ type: 'message.received' }),
    emitMessagesSeen: emit({ type: 'messages.seen' }),
    emitShopTyping: emit((_, { shopId }: { shopId: Id }) => ({ type: 'shop.typing', shopId })),
    emitOrderChanged: emit({ type: 'order.statusChanged' }),
    emitTicketChanged: emit({ type: 'ticket.statusChanged' }),
    emitRestored: emit({ type: 'realtime.restored' }),
  },
});

/** One attempt after the other until the service responds. */
const attempts = realtimeSetup.createStateConfig({
  initial: 'trying',
  states: {
    trying: {
      entry: 'openLine',
      after: { attempt: { target: 'resting', actions: 'countSilence' } },
    },
    resting: {
      after: { pause: 'trying' },
      on: { 'connection.restored': 'trying', 'page.shown': 'trying' },
    },
  },
});

export const realtimeMachine = realtimeSetup.createMachine({
  id: 'realtime',
  description: 'Keeps one connection for push events. An event says that something is new, never what.',
  context: ({ input }) => ({ ...input, misses: 0, pauseMs: 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'canListen', target: 'listening' }, { target: 'off' }] },
    /** No key, or nobody is signed in. */
    off: {
      on: {
        'session.started': {
          guard: 'hasAddress',
          target: 'listening',
          actions: { type: 'assignUser', params: ({ event }) => event },
        },
      },
    },
    listening: {
      description: 'A connection to the service is open, or being opened.',
      invoke: {
        src: 'line',
        id: 'line',
        input: ({ context }) => ({ address: context.address as RealtimeAddress, userId: context.userId ?? 0 }),
      },
      on: {
        'session.started': {
          target: 'listening',
          reenter: true,
          actions: { type: 'assignUser', params: ({ event }) => event },
        },
        'session.ended': { target: 'off', actions: 'clearUser' },
        'connection.closed': [
          { guard: { type: 'isRefused', params: closingIn }, target: '.refused' },
          {
            guard: { type: 'isToReturn', params: closingIn },
            target: '.connecting',
            actions: { type: 'countMiss', params: closingIn },
          },
          { target: '.connecting.resting', actions: { type: 'countMiss', params: closingIn } },
        ],
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'The connection is being opened, with pauses that grow after each failure.',
          ...attempts,
          on: { 'connection.reached': 'joining' },
          after: { unavailable: [{ guard: 'isResting', target: 'unavailable.resting' }, { target: 'unavailable' }] },
        },
        unavailable: {
          description: 'The service has not been reached for long; the attempts go on with long pauses.',
          ...attempts,
          on: { 'connection.reached': 'joining' },
        },
        joining: {
          description: 'The connection is open and subscribes to the channel of the shopper.',
          on: {
            // The first time, too: the page is older than its connection.
            'connection.opened': { target: 'subscribed', actions: ['clearMisses', 'emitRestored'] },
          },
          after: { join: { target: 'connecting.resting', actions: 'countSilence' } },
        },
        subscribed: {
          description: 'Push events arrive.',
          on: {
            'typing.received': { actions: { type: 'emitShopTyping', params: ({ event }) => event } },
            'push.received': [
              { guard: { type: 'isMessage', params: ({ event }) => event }, actions: 'emitMessageReceived' },
              { guard: { type: 'isReading', params: ({ event }) => event }, actions: 'emitMessagesSeen' },
              { guard: { type: 'isTicket', params: ({ event }) => event }, actions: 'emitTicketChanged' },
              { actions: 'emitOrderChanged' },
            ],
          },
        },
        /** The service refuses this page, for instance because five others are open. */
        refused: {
          initial: 'quiet',
          states: {
            quiet: { description: 'Nothing is attempted for a while.', after: { refused: 'willing' } },
            willing: {
              description: 'The next look at the page opens a connection again.',
              on: { 'page.shown': '#realtime.listening.connecting' },
            },
          },
        },
      },
    },
  },
});
