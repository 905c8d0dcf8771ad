/**
 * Vouchers: what one shop offers, in a dialog over the cart, and collecting them one at a time, each once.
 *
 * The server's own words are told after a collect. A voucher that could not be collected may be gone, so the list is
 * read again; after a silence, and when the dialog is closed meanwhile, nobody knows whether it counts, so what the
 * cart costs is asked again in any case. Any 401 ends the session. Ports: `vouchers.live.ts`.
 *
 * @spec 2 Cart widget, Apply Store voucher; 4 Vouchers; 8 Voucher failures
 */
import { assign, emit, setup } from 'xstate';
import type { Voucher } from '#api/types/vouchers.ts';
import { hungCallMs } from '../constants.ts';
import { failureOf } from '../kit/failure.ts';
import { textOr } from '../kit/notice.ts';
import { port } from '../kit/port.ts';
import type { VoucherShop, VouchersContext, VouchersEmitted, VouchersEvent } from './vouchers.types.ts';

type WithError = { error: unknown };
type Said = { message?: string };

const errorIn = ({ event }: { event: WithError }): WithError => ({ error: event.error });
const offLimits = {
  guard: { type: 'isOffLimits', params: errorIn },
  target: '#vouchers.closed',
  actions: 'loseSession',
} as const;

/** After a silence the event carries no error. */
const failureIn = ({ event }: { event: object }): WithError => ({
  error: 'error' in event ? event.error : { kind: 'network' },
});
const notLoaded = [
  { type: 'keepFailure', params: failureIn },
  {
    type: 'tellFailure',
    params: ({ event }: { event: object }) => ({ ...failureIn({ event }), fallback: 'Error loading vouchers' }),
  },
] as const;

export const vouchersMachine = setup({
  types: { context: {} as VouchersContext, events: {} as VouchersEvent, emitted: {} as VouchersEmitted },
  actors: {
    listVouchers: port<Voucher[], { shopId: number }>('listVouchers'),
    collectVoucher: port<Said, { id: number }>('collectVoucher'),
  },
  delays: { hungCall: hungCallMs },
  guards: {
    isOffLimits: (_, { error }: WithError) => failureOf(error).kind === 'unauthorised',
    isCollectable: ({ context }, { id }: { id: number }) =>
      context.vouchers.some((voucher) => voucher.id === id && !voucher.is_collected),
  },
  actions: {
    turnTo: assign((_, { shop }: { shop: VoucherShop }) => ({ shop, vouchers: [], failure: undefined })),
    keepVouchers: assign((_, { vouchers }: { vouchers: Voucher[] }) => ({ vouchers })),
    keepFailure: assign((_, { error }: WithError) => ({ failure: failureOf(error) })),
    begin: assign((_, { id }: { id: number }) => ({ collectingId: id })),
    settle: assign({ collectingId: undefined }),
    markCollected: assign(({ context: { vouchers, collectingId } }) => ({
      vouchers: vouchers.map((voucher) => (voucher.id === collectingId ? { ...voucher, is_collected: true } : voucher)),
    })),
    forget: assign({ shop: undefined, vouchers: [], collectingId: undefined, failure: undefined }),
    announce: emit({ type: 'voucher.collected' }),
    tellCollected: emit((_, { message }: Said) => ({
      type: 'notice.wanted',
      kind: 'success',
      text: textOr(message, 'Voucher collected successfully'),
    })),
    tellFailure: emit((_, { error, fallback }: WithError & { fallback: string }) => ({
      type: 'notice.wanted',
      kind: 'error',
      text: textOr(failureOf(error).message, fallback),
    })),
    loseSession: emit({ type: 'session.refused' }),
  },
}).createMachine({
  id: 'vouchers',
  context: { shop: undefined, vouchers: [], collectingId: undefined, failure: undefined },
  initial: 'closed',
  on: {
    'vouchers.open': { target: '.loading', reenter: true, actions: { type: 'turnTo', params: ({ event }) => event } },
    'vouchers.close': '.closed',
    'session.ended': '.closed',
  },
  states: {
    closed: { entry: 'forget' },
    loading: {
      entry: 'settle',
      invoke: {
        src: 'listVouchers',
        id: 'listVouchers',
        input: ({ context }) => ({ shopId: (context.shop as VoucherShop).id }),
        onDone: {
          target: 'listing',
          actions: { type: 'keepVouchers', params: ({ event }) => ({ vouchers: event.output }) },
        },
        onError: [offLimits, { target: 'failed', actions: notLoaded }],
      },
      after: { hungCall: { target: 'failed', actions: notLoaded } },
    },
    listing: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'settle',
          on: {
            'voucher.collect': {
              guard: { type: 'isCollectable', params: ({ event }) => event },
              target: 'collecting',
              actions: { type: 'begin', params: ({ event }) => event },
            },
          },
        },
        collecting: {
          invoke: {
            src: 'collectVoucher',
            id: 'collectVoucher',
            input: ({ context }) => ({ id: context.collectingId as number }),
            onDone: {
              target: 'idle',
              actions: ['markCollected', { type: 'tellCollected', params: ({ event }) => event.output }, 'announce'],
            },
            onError: [
              offLimits,
              {
                target: '#vouchers.loading',
                actions: {
                  type: 'tellFailure',
                  params: ({ event }) => ({ error: event.error, fallback: 'Error collecting voucher' }),
                },
              },
            ],
          },
          after: {
            hungCall: {
              target: '#vouchers.loading',
              actions: [
                { type: 'tellFailure', params: { error: undefined, fallback: 'Error collecting voucher' } },
                'announce',
              ],
            },
          },
          on: {
            'vouchers.close': { target: '#vouchers.closed', actions: 'announce' },
            'vouchers.open': {
              target: '#vouchers.loading',
              actions: [{ type: 'turnTo', params: ({ event }) => event }, 'announce'],
            },
          },
        },
      },
    },
    failed: { on: { 'vouchers.reload': 'loading' } },
  },
});
