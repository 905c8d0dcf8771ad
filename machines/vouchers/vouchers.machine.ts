/**
 * Vouchers: what one shop offers, in a dialog over the cart, and collecting them one at a time, each once.
 *
 * The server's own words are told after a collect. A voucher that could not be collected may be gone, so the list is
 * read again; after a silence, and when the dialog is closed meanwhile, nobody knows whether it counts, so what the
 * cart costs is asked again in any case. Any 401 ends the session. What was to be collected then, or while there was
 * no network, is collected once after the login, or when the network is back, where it still can be. Ports:
 * `vouchers.live.ts`.
 *
 * @spec R17, R51, R53
 */
import type { Voucher } from '#api/types/vouchers.ts';
import { errorIn, type WithError } from '../shared/failure.ts';
import { vouchersSetup } from './vouchers.setup.ts';
import type { VoucherShop } from './vouchers.types.ts';

const isUnauthorized = { type: 'isUnauthorized', params: errorIn } as const;
const keep = {
  type: 'assignVouchers',
  params: ({ event }: { event: { output: Voucher[] } }) => ({ vouchers: event.output }),
} as const;
const setPendingCollect = { type: 'want', params: ({ event }: { event: { id: number } }) => event } as const;

const collected = ({ event: { output } }: { event: { output: { message?: string } } }) => ({
  message: output.message,
  key: 'Voucher collected successfully',
});

/** After a silence the event carries no error. */
const failureIn = ({ event }: { event: object }): WithError => ({
  error: 'error' in event ? event.error : { kind: 'network' },
});
const notLoaded = [
  { type: 'assignFailure', params: failureIn },
  {
    type: 'showFailure',
    params: ({ event }: { event: object }) => ({ ...failureIn({ event }), fallback: 'Error loading vouchers' }),
  },
] as const;

const online = { type: 'assignOffline', params: { isOffline: false } } as const;
const resume = [
  { guard: 'hasPendingIntent', target: '#vouchers.loading', actions: online },
  { actions: online },
] as const;

export const vouchersMachine = vouchersSetup.createMachine({
  id: 'vouchers',
  description: 'Shows the vouchers of one shop and collects them, one at a time.',
  context: ({ input }) => ({
    isOffline: input?.isOffline ?? false,
    shop: undefined,
    vouchers: [],
    collectingId: undefined,
    pending: undefined,
    failure: undefined,
  }),
  initial: 'closed',
  on: {
    'vouchers.open': { target: '.loading', reenter: true, actions: { type: 'turnTo', params: ({ event }) => event } },
    'vouchers.close': { target: '.closed', actions: 'dropPendingIntent' },
    'session.ended': { target: '.closed', actions: 'dropPendingIntent' },
    'login.abandoned': { actions: 'dropPendingIntent' },
    'connection.lost': { actions: { type: 'assignOffline', params: { isOffline: true } } },
    'connection.restored': { actions: online },
  },
  states: {
    closed: {
      entry: 'clear',
      on: {
        'session.started': { guard: 'hasPendingIntent', target: 'loading', actions: 'returnToPendingIntent' },
        // Also the echo of a lost session: what was wanted then is still wanted.
        'session.ended': {},
      },
    },
    loading: {
      entry: 'settle',
      invoke: {
        src: 'listVouchers',
        id: 'listVouchers',
        input: ({ context }) => ({ shopId: (context.shop as VoucherShop).id }),
        onDone: [
          {
            guard: { type: 'isStillPending', params: ({ event }) => ({ vouchers: event.output }) },
            target: 'listing.collecting',
            actions: [keep, 'resumePending'],
          },
          { target: 'listing', actions: [keep, 'dropPendingIntent'] },
        ],
        onError: [
          { guard: { type: 'isBarredAgain', params: errorIn }, target: 'closed', actions: 'emitLoginRequired' },
          { guard: isUnauthorized, target: 'closed', actions: 'emitSessionRefused' },
          { target: 'failed', actions: notLoaded },
        ],
      },
      after: { requestTimeout: { target: 'failed', actions: notLoaded } },
    },
    listing: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'settle',
          on: {
            'voucher.collect': [
              {
                guard: { type: 'isCollectableLater', params: ({ event }) => event },
                actions: [setPendingCollect, 'showOffline'],
              },
              {
                guard: { type: 'isCollectable', params: ({ event }) => event },
                target: 'collecting',
                actions: { type: 'begin', params: ({ event }) => event },
              },
            ],
            'connection.restored': resume,
          },
        },
        collecting: {
          invoke: {
            src: 'collectVoucher',
            id: 'collectVoucher',
            input: ({ context }) => ({ id: context.collectingId as number }),
            onDone: {
              target: 'idle',
              actions: ['markCollected', { type: 'showSuccess', params: collected }, 'announce'],
            },
            onError: [
              {
                guard: isUnauthorized,
                target: '#vouchers.closed',
                actions: ['requeueAfterLogin', 'emitLoginRequired'],
              },
              {
                target: '#vouchers.loading',
                actions: {
                  type: 'showFailure',
                  params: ({ event }) => ({ error: event.error, fallback: 'Error collecting voucher' }),
                },
              },
            ],
          },
          after: {
            requestTimeout: {
              target: '#vouchers.loading',
              actions: [
                { type: 'showFailure', params: { error: undefined, fallback: 'Error collecting voucher' } },
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
    failed: { on: { 'vouchers.reload': 'loading', 'connection.restored': resume } },
  },
});
