/** The vouchers' ports, guards and actions; `vouchers.machine.ts` says when each counts. */
import { assign, emit, setup, stateIn } from 'xstate';
import type { Voucher } from '#api/types/vouchers.ts';
import { requestTimeoutMs } from '../constants.ts';
import {
  emitLoginRequired,
  emitSessionRefused,
  showFailure,
  showOffline,
  showSuccess,
} from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type { VoucherShop, VouchersContext, VouchersEmitted, VouchersEvent, VouchersInput } from './vouchers.types.ts';

type Collected = { message?: string };

const canCollect = ({ vouchers }: VouchersContext, pendingId: Id) =>
  vouchers.some(({ id, is_collected }) => isSameId(id, pendingId) && !is_collected);

export const vouchersSetup = setup({
  types: {
    context: {} as VouchersContext,
    events: {} as VouchersEvent,
    input: {} as VouchersInput | undefined,
    emitted: {} as VouchersEmitted,
  },
  actors: {
    listVouchers: port<Voucher[], { shopId: Id }>('listVouchers'),
    collectVoucher: port<Collected, { id: Id }>('collectVoucher'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isUnauthorized: isUnauthorized(),
    isUncollectable: ({ context }, { id }: { id: Id }) => !canCollect(context, id),
    startsOffline: ({ context }) => context.startsOffline,
    isOffline: stateIn({ network: 'offline' }),
    isUnauthorizedWithIntent: ({ context }, { error }: WithError) =>
      context.pending !== undefined && failureOf(error).kind === 'unauthorized',
    hasPendingIntent: ({ context }) => context.pending !== undefined,
    isStillPending: ({ context }, { vouchers }: { vouchers: Voucher[] }) =>
      context.pending !== undefined && canCollect({ ...context, vouchers }, context.pending.id),
  },
  actions: {
    openShop: assign((_, { shop }: { shop: VoucherShop }) => ({
      shop,
      vouchers: [],
      failure: undefined,
      pending: undefined,
    })),
    setPendingIntent: assign(({ context: { shop } }, { id }: { id: Id }) => ({ pending: shop && { shop, id } })),
    requeueAfterLogin: assign(({ context: { shop, collectingId } }) => ({
      pending: shop && collectingId !== undefined ? { shop, id: collectingId } : undefined,
    })),
    dropPendingIntent: assign({ pending: undefined }),
    openPendingShop: assign(({ context }) => ({ shop: context.pending?.shop })),
    resumeAfterLogin: assign(({ context }) => ({ collectingId: context.pending?.id, pending: undefined })),
    assignVouchers: assign((_, { vouchers }: { vouchers: Voucher[] }) => ({ vouchers })),
    assignFailure: assign(failureFrom),
    assignCollecting: assign((_, { id }: { id: Id }) => ({ collectingId: id })),
    clearCollecting: assign({ collectingId: undefined }),
    markCollected: assign(({ context: { vouchers, collectingId } }) => ({
      vouchers: vouchers.map((voucher) =>
        isSameId(voucher.id, collectingId) ? { ...voucher, is_collected: true } : voucher,
      ),
    })),
    clear: assign({ shop: undefined, vouchers: [], collectingId: undefined, failure: undefined }),
    emitVoucherCollected: emit({ type: 'voucher.collected' }),
    showSuccess: showSuccess(),
    showFailure: showFailure(),
    emitSessionRefused: emitSessionRefused(),
    emitLoginRequired: emitLoginRequired(),
    showOffline: showOffline(),
  },
});
