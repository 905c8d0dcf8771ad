/**
 * Realtime: hears that something is new for the shopper who is signed in, and never what.
 *
 * The line makes one attempt at a time; when to make the next is decided here: at once where the service asks for it,
 * later where it is busy, not before a minute and another look at the page where it refuses. What was missed before
 * the line was up is for the root to ask for. Ports: `realtime.live.ts`.
 *
 * @spec R71
 */
import { assign, emit, fromCallback, sendTo, setup, stateIn } from 'xstate';
import {
  realtimeAttemptMs,
  realtimeBusyLimitMs,
  realtimeBusyMs,
  realtimeJoinMs,
  realtimePauseLimitMs,
  realtimePauseMs,
  realtimeRefusedMs,
  realtimeUnavailableMs,
} from '../constants.ts';
import type {
  LineCommand,
  RealtimeAddress,
  RealtimeContext,
  RealtimeEmitted,
  RealtimeEvent,
  RealtimeInput,
} from './realtime.types.ts';

export type LineInput = { address: RealtimeAddress; userId: number };
type Closing = { code?: number };

const isWithin = (code: number | undefined, from: number) => code !== undefined && code >= from && code < from + 100;
const isRefused = ({ code }: Closing) => isWithin(code, 4000);
const isBusy = ({ code }: Closing) => isWithin(code, 4100);
const isToReturn = ({ code }: Closing) => isWithin(code, 4200);

/** A busy service gets its second at least; a lost one is looked for often enough to be found soon. */
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
    /** A pause that the service asked for is kept. */
    isResting: stateIn({ listening: { connecting: 'resting' } }),
    isMessage: (_, { about }: { about: string }) => about === 'message',
    isTicket: (_, { about }: { about: string }) => about === 'ticket',
  },
  actions: {
    storeUser: assign((_, { user }: { user: { id: number } }) => ({ userId: user.id, misses: 0 })),
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
    emitOrderChanged: emit({ type: 'order.statusChanged' }),
    emitTicketChanged: emit({ type: 'ticket.statusChanged' }),
    emitRestored: emit({ type: 'realtime.restored' }),
  },
});

/** One attempt after the other, as long as nobody answers. */
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
          actions: { type: 'storeUser', params: ({ event }) => event },
        },
      },
    },
    listening: {
      invoke: {
        src: 'line',
        id: 'line',
        input: ({ context }) => ({ address: context.address as RealtimeAddress, userId: context.userId ?? 0 }),
      },
      on: {
        'session.started': {
          target: 'listening',
          reenter: true,
          actions: { type: 'storeUser', params: ({ event }) => event },
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
          ...attempts,
          on: { 'connection.reached': 'joining' },
          after: { unavailable: [{ guard: 'isResting', target: 'unavailable.resting' }, { target: 'unavailable' }] },
        },
        unavailable: { ...attempts, on: { 'connection.reached': 'joining' } },
        joining: {
          on: {
            // The first time too: the page is older than its line.
            'connection.opened': { target: 'subscribed', actions: ['clearMisses', 'emitRestored'] },
          },
          after: { join: { target: 'connecting.resting', actions: 'countSilence' } },
        },
        subscribed: {
          on: {
            'push.received': [
              { guard: { type: 'isMessage', params: ({ event }) => event }, actions: 'emitMessageReceived' },
              { guard: { type: 'isTicket', params: ({ event }) => event }, actions: 'emitTicketChanged' },
              { actions: 'emitOrderChanged' },
            ],
          },
        },
        /** The service does not want this page, for instance because five others are open. */
        refused: {
          initial: 'quiet',
          states: {
            quiet: { after: { refused: 'willing' } },
            willing: { on: { 'page.shown': '#realtime.listening.connecting' } },
          },
        },
      },
    },
  },
});
