/**
 * Vouchers: what one shop offers, in a dialog over the cart, and collecting them one at a time, each once.
 *
 * After a collect the server's message shows. A voucher that could not be collected may be unavailable, so the list is
 * fetched again. After a timeout, or if the dialog is closed meanwhile, nobody knows whether the voucher counts, so the
 * cart is priced again in any case. Any 401 ends the session. A collect that needed a session or a network is a pending
 * intent: it runs once after the login, or when the network is back, if the voucher can still be collected. Ports:
 * `vouchers.live.ts`.
 *
 * @spec R17, R51, R53
 */
import type { Voucher } from '#api/types/vouchers.ts';
import { timeout, withError } from '../shared/failure.actions.ts';
import type { WithError } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import { vouchersSetup } from './vouchers.setup.ts';
import type { VoucherShop } from './vouchers.types.ts';

const isUnauthorized = withError('isUnauthorized');
const assignVouchers = {
  type: 'assignVouchers',
  params: ({ event }: { event: { output: Voucher[] } }) => ({ vouchers: event.output }),
} as const;
const setPendingIntent = { type: 'setPendingIntent', params: ({ event }: { event: { id: Id } }) => event } as const;

const collected = ({ event: { output } }: { event: { output: { message?: string } } }) => ({
  message: output.message,
  key: 'Voucher collected successfully',
});

/** After a timeout the event carries no error. */
const failureIn = ({ event }: { event: object }): WithError => ({
  error: 'error' in event ? event.error : timeout.error,
});
const notLoaded = [
  { type: 'assignFailure', params: failureIn },
  {
    type: 'showFailure',
    params: ({ event }: { event: object }) => ({ ...failureIn({ event }), fallback: 'Error loading vouchers' }),
  },
] as const;

/** Collects what was pressed while the network was lost. */
const resumeOnline = { guard: 'hasPendingIntent', target: 'loading' } as const;

export const vouchersMachine = vouchersSetup.createMachine({
  id: 'vouchers',
  description: 'Shows the vouchers of one shop and collects them, one at a time.',
  context: ({ input }) => ({
    startsOffline: input?.isOffline ?? false,
    shop: undefined,
    vouchers: [],
    collectingId: undefined,
    pending: undefined,
    failure: undefined,
  }),
  type: 'parallel',
  states: {
    dialog: {
      description: 'The dialog with the vouchers of one shop.',
      initial: 'closed',
      on: {
        'vouchers.open': {
          target: '.loading',
          reenter: true,
          actions: { type: 'openShop', params: ({ event }) => event },
        },
        'vouchers.close': { target: '.closed', actions: 'dropPendingIntent' },
        'session.ended': { target: '.closed', actions: 'dropPendingIntent' },
        'login.abandoned': { actions: 'dropPendingIntent' },
      },
      states: {
        closed: {
          description: 'No dialog. A collect that met a 401 may wait here for the login.',
          entry: 'clear',
          on: {
            'session.started': { guard: 'hasPendingIntent', target: 'loading', actions: 'openPendingShop' },
            // The root sends it after a 401, too: the pending intent must survive it.
            'session.ended': {},
          },
        },
        loading: {
          description: 'The list of the shop is fetched. A pending intent is collected right after it.',
          entry: 'clearCollecting',
          invoke: {
            src: 'listVouchers',
            id: 'listVouchers',
            input: ({ context }) => ({ shopId: (context.shop as VoucherShop).id }),
            onDone: [
              {
                guard: { type: 'isStillPending', params: ({ event }) => ({ vouchers: event.output }) },
                target: 'listing.collecting',
                actions: [assignVouchers, 'resumeAfterLogin'],
              },
              { target: 'listing', actions: [assignVouchers, 'dropPendingIntent'] },
            ],
            onError: [
              {
                guard: withError('isUnauthorizedWithIntent'),
                target: 'closed',
                actions: 'emitLoginRequired',
              },
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
              description: 'The list is shown and nothing is in flight.',
              entry: 'clearCollecting',
              on: {
                'voucher.collect': [
                  // Nothing happens: it is collected already, or not on the list.
                  { guard: { type: 'isUncollectable', params: ({ event }) => event } },
                  { guard: 'isOffline', actions: [setPendingIntent, 'showOffline'] },
                  { target: 'collecting', actions: { type: 'assignCollecting', params: ({ event }) => event } },
                ],
                'connection.restored': { ...resumeOnline, target: '#vouchers.dialog.loading' },
              },
            },
            collecting: {
              description: 'One voucher is being collected; other presses are ignored.',
              invoke: {
                src: 'collectVoucher',
                id: 'collectVoucher',
                input: ({ context }) => ({ id: context.collectingId as number }),
                onDone: {
                  target: 'idle',
                  actions: ['markCollected', { type: 'showSuccess', params: collected }, 'emitVoucherCollected'],
                },
                onError: [
                  {
                    guard: isUnauthorized,
                    target: '#vouchers.dialog.closed',
                    actions: ['requeueAfterLogin', 'emitLoginRequired'],
                  },
                  {
                    target: '#vouchers.dialog.loading',
                    actions: {
                      type: 'showFailure',
                      params: ({ event }) => ({ error: event.error, fallback: 'Error collecting voucher' }),
                    },
                  },
                ],
              },
              after: {
                requestTimeout: {
                  target: '#vouchers.dialog.loading',
                  actions: [
                    { type: 'showFailure', params: { ...timeout, fallback: 'Error collecting voucher' } },
                    'emitVoucherCollected',
                  ],
                },
              },
              on: {
                'vouchers.close': { target: '#vouchers.dialog.closed', actions: 'emitVoucherCollected' },
                'vouchers.open': {
                  target: '#vouchers.dialog.loading',
                  actions: [{ type: 'openShop', params: ({ event }) => event }, 'emitVoucherCollected'],
                },
              },
            },
          },
        },
        failed: {
          description: 'The list could not be loaded. The dialog offers Retry.',
          on: { 'vouchers.retry': 'loading', 'connection.restored': resumeOnline },
        },
      },
    },
    network: {
      description: 'Whether the browser is online. Offline, a collect waits until the network is back.',
      initial: 'opening',
      on: { 'connection.lost': '.offline', 'connection.restored': '.online' },
      states: {
        opening: { always: [{ guard: 'startsOffline', target: 'offline' }, { target: 'online' }] },
        online: {},
        offline: {},
      },
    },
  },
});
