/**
 * Sale clock: the server's time, second by second, while a countdown is visible.
 *
 * The server's clock is fetched once, then every ten minutes and when the page or the connection is back; the chart
 * stores its offset from the device. Each tick reads the clock, so a late timer is only late, never wrong. Shortly after a
 * watched moment has passed, prices are invalidated. Ports: `sale-clock.live.ts`.
 *
 * @spec R38
 */
import { assign, emit, setup } from 'xstate';
import { clockCheckMs, requestTimeoutMs, saleBoundaryGraceMs, saleBoundaryMemoryMs } from '../constants.ts';
import { errorOf, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { Moment, SaleClockContext, SaleClockEmitted, SaleClockEvent, SaleClockInput } from './sale-clock.types.ts';

const second = 1000;
type WithMoment = { moment: Moment };

const serverTime = ({ deviceTime, ahead = 0 }: SaleClockContext): Moment => deviceTime() + ahead;
const wholeSecond = (moment: Moment): Moment => Math.floor(moment / second) * second;
const without = (moments: readonly Moment[], moment: Moment) => moments.toSpliced(moments.indexOf(moment), 1);
/** Whether the server has surely changed its prices between two ticks. */
const hasPassed = (moment: Moment, since: Moment, now: Moment): boolean =>
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
    /** The offset of the server's clock, in milliseconds. */
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
    /** A watched sale has begun or ended since the last tick. */
    hasBoundaryPassed: ({ context: { watched, since, now = 0 } }) =>
      watched.some((moment) => hasPassed(moment, since, now)),
    /** A sale that ended while no countdown was visible: its shown prices may be old. */
    hasJustEnded: ({ context: { now = 0 } }, { moment }: WithMoment) =>
      hasPassed(moment, now - saleBoundaryMemoryMs, now),
    isRead: ({ context }) => context.ahead !== undefined,
  },
  actions: {
    watch: assign(({ context }, { moment }: WithMoment) => ({ watched: [...context.watched, moment] })),
    unwatch: assign(({ context }, { moment }: WithMoment) => ({ watched: without(context.watched, moment) })),
    assignAhead: assign((_, { ahead }: { ahead: number }) => ({ ahead })),
    /** The device's clock is used if the server cannot be reached. */
    believeDevice: assign(({ context }) => ({ ahead: context.ahead ?? 0 })),
    logFailure: logFailure(),
    look: assign(({ context }) => {
      const now = wholeSecond(serverTime(context));
      return { since: context.now ?? now - saleBoundaryMemoryMs, now };
    }),
    /** The boundaries up to now have been reported, or there were none. */
    settle: assign(({ context: { now = 0 } }) => ({ since: now })),
    emitPricesChanged: emit({ type: 'prices.changed' }),
    assignNoTime: assign({ now: undefined }),
  },
}).createMachine({
  id: 'saleClock',
  description: 'Gives the server’s time every second while a countdown is on the screen.',
  context: ({ input }) => ({ ...input, ahead: undefined, since: 0, now: undefined, watched: [] }),
  type: 'parallel',
  states: {
    server: {
      initial: 'unread',
      states: {
        unread: { description: 'No countdown has needed the time of the server yet.', on: { 'sale.watch': 'reading' } },
        reading: {
          description: 'The clock of the device is compared with the clock of the server.',
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
          on: { 'connection.restored': { target: 'reading', reenter: true } },
        },
        read: {
          description: 'The difference of the clocks is known. It is compared again later, while a countdown is shown.',
          on: {
            'page.shown': { guard: 'isWatched', target: 'reading' },
            'connection.restored': { guard: 'isWatched', target: 'reading' },
          },
          after: { clockCheck: [{ guard: 'isWatched', target: 'reading' }, { target: 'unread' }] },
        },
      },
    },
    seconds: {
      initial: 'still',
      on: {
        'sale.unwatch': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: '.still',
            actions: ['assignNoTime', unwatchIt],
          },
          { guard: { type: 'isKnown', params: ({ event }) => event }, actions: unwatchIt },
        ],
      },
      states: {
        still: {
          description: 'No countdown is on the screen.',
          on: { 'sale.watch': { target: 'waiting', actions: watchIt } },
        },
        waiting: {
          description: 'A countdown waits for the time of the server.',
          always: { guard: 'isRead', target: 'ticking' },
          on: { 'sale.watch': { actions: watchIt } },
        },
        ticking: {
          description: 'The time is emitted each second.',
          entry: 'look',
          always: { guard: 'hasBoundaryPassed', actions: ['emitPricesChanged', 'settle'] },
          after: { nextSecond: { target: 'ticking', reenter: true } },
          on: {
            'sale.watch': [
              {
                guard: { type: 'hasJustEnded', params: ({ event }) => event },
                actions: ['settle', watchIt, 'emitPricesChanged'],
              },
              { actions: ['settle', watchIt] },
            ],
          },
        },
      },
    },
  },
});
