/**
 * Sale clock: what time it is for the server, second by second, while a countdown is in sight.
 *
 * The server's clock is read once, then every ten minutes and when the page is shown again; what counts is how far it is
 * ahead of the device. Each tick looks at the clock anew, so a timer that came late is only late, never wrong. Shortly
 * after a watched moment has passed, prices are asked anew. Ports: `sale-clock.live.ts`.
 *
 * @spec R38
 */
import { assign, enqueueActions, setup } from 'xstate';
import { clockCheckMs, requestTimeoutMs, saleBoundaryGraceMs, saleBoundaryMemoryMs } from '../constants.ts';
import { errorOf, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { Moment, SaleClockContext, SaleClockEmitted, SaleClockEvent, SaleClockInput } from './sale-clock.types.ts';

const second = 1000;
type WithMoment = { moment: Moment };

const serverTime = ({ deviceTime, ahead = 0 }: SaleClockContext): Moment => deviceTime() + ahead;
const wholeSecond = (moment: Moment): Moment => Math.floor(moment / second) * second;
const without = (moments: readonly Moment[], moment: Moment) => moments.toSpliced(moments.indexOf(moment), 1);
/** Whether the server has surely turned its prices between two looks. */
const hasTurned = (moment: Moment, since: Moment, now: Moment): boolean =>
  moment + saleBoundaryGraceMs > since && moment + saleBoundaryGraceMs <= now;
const watchIt = { type: 'watch', params: ({ event }: { event: WithMoment }) => event } as const;
const unwatchIt = { type: 'unwatch', params: ({ event }: { event: WithMoment }) => event } as const;

export const saleClockMachine = setup({
  types: {
    context: {} as SaleClockContext,
    events: {} as SaleClockEvent,
    emitted: {} as SaleClockEmitted,
    input: {} as SaleClockInput,
  },
  actors: {
    /** How far the server is ahead, in milliseconds. */
    compareClocks: port<number>('compareClocks'),
  },
  delays: {
    nextSecond: ({ context }) => second - (serverTime(context) % second),
    clockCheck: clockCheckMs,
    requestTimeout: requestTimeoutMs,
  },
  guards: {
    isWatched: ({ context }) => context.watched.length > 0,
    isLast: ({ context }, { moment }: WithMoment) => context.watched.length === 1 && context.watched.includes(moment),
    isKnown: ({ context }, { moment }: WithMoment) => context.watched.includes(moment),
    isRead: ({ context }) => context.ahead !== undefined,
  },
  actions: {
    watch: assign(({ context }, { moment }: WithMoment) => ({ watched: [...context.watched, moment] })),
    unwatch: assign(({ context }, { moment }: WithMoment) => ({ watched: without(context.watched, moment) })),
    assignAhead: assign((_, { ahead }: { ahead: number }) => ({ ahead })),
    /** The device is believed where the server cannot be asked. */
    believeDevice: assign(({ context }) => ({ ahead: context.ahead ?? 0 })),
    logFailure: logFailure(),
    look: enqueueActions(({ context, enqueue }) => {
      const now = wholeSecond(serverTime(context));
      const since = context.now ?? now - saleBoundaryMemoryMs;
      if (context.watched.some((moment) => hasTurned(moment, since, now))) enqueue.emit({ type: 'prices.changed' });
      enqueue.assign({ now });
    }),
    /** A sale that ended while nobody looked: what is shown of it may be of before. */
    lookBack: enqueueActions(({ context: { now = 0 }, enqueue }, { moment }: WithMoment) => {
      if (hasTurned(moment, now - saleBoundaryMemoryMs, now)) enqueue.emit({ type: 'prices.changed' });
    }),
    rest: assign({ now: undefined }),
  },
}).createMachine({
  id: 'saleClock',
  description: 'Gives the server’s time every second while a countdown is on the screen.',
  context: ({ input }) => ({ ...input, ahead: undefined, now: undefined, watched: [] }),
  type: 'parallel',
  states: {
    server: {
      initial: 'unread',
      states: {
        unread: { on: { 'sale.watch': 'reading' } },
        reading: {
          invoke: {
            src: 'compareClocks',
            id: 'compareClocks',
            onDone: {
              target: 'read',
              actions: { type: 'assignAhead', params: ({ event }) => ({ ahead: event.output }) },
            },
            onError: {
              target: 'read',
              actions: ['believeDevice', { type: 'logFailure', params: errorOf('readServerTime') }],
            },
          },
          after: { requestTimeout: { target: 'read', actions: 'believeDevice' } },
        },
        read: {
          on: { 'page.shown': { guard: 'isWatched', target: 'reading' } },
          after: { clockCheck: [{ guard: 'isWatched', target: 'reading' }, { target: 'unread' }] },
        },
      },
    },
    seconds: {
      initial: 'still',
      on: {
        'sale.unwatch': [
          { guard: { type: 'isLast', params: ({ event }) => event }, target: '.still', actions: ['rest', unwatchIt] },
          { guard: { type: 'isKnown', params: ({ event }) => event }, actions: unwatchIt },
        ],
      },
      states: {
        still: { on: { 'sale.watch': { target: 'waiting', actions: watchIt } } },
        waiting: {
          always: { guard: 'isRead', target: 'ticking' },
          on: { 'sale.watch': { actions: watchIt } },
        },
        ticking: {
          entry: 'look',
          after: { nextSecond: { target: 'ticking', reenter: true } },
          on: { 'sale.watch': { actions: [watchIt, { type: 'lookBack', params: ({ event }) => event }] } },
        },
      },
    },
  },
});
