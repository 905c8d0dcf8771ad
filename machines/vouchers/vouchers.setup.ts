/** The vouchers' ports, guards and actions; `vouchers.machine.ts` says when each counts. */
import { assign, emit, setup } from 'xstate';
import type { Voucher } from '#api/types/vouchers.ts';
import { hungCallMs } from '../constants.ts';
import { failureOf } from '../kit/failure.ts';
import { textOr } from '../kit/notice.ts';
import { port } from '../kit/port.ts';
import type { VoucherShop, VouchersContext, VouchersEmitted, VouchersEvent, VouchersInput } from './vouchers.types.ts';

export type WithError = { error: unknown };
type Said = { message?: string };

const canCollect = ({ vouchers }: VouchersContext, wantedId: number) =>
  vouchers.some(({ id, is_collected }) => id === wantedId && !is_collected);

export const vouchersSetup = setup({
  types: {
    context: {} as VouchersContext,
    events: {} as VouchersEvent,
    input: {} as VouchersInput | undefined,
    emitted: {} as VouchersEmitted,
  },
  actors: {
    listVouchers: port<Voucher[], { shopId: number }>('listVouchers'),
    collectVoucher: port<Said, { id: number }>('collectVoucher'),
  },
  delays: { hungCall: hungCallMs },
  guards: {
    isOffLimits: (_, { error }: WithError) => failureOf(error).kind === 'unauthorised',
    isCollectable: ({ context }, { id }: { id: number }) => canCollect(context, id),
    isCollectableLater: ({ context }, { id }: { id: number }) => context.isOffline && canCollect(context, id),
    isBarredAgain: ({ context }, { error }: WithError) =>
      context.wanted !== undefined && failureOf(error).kind === 'unauthorised',
    hasWanted: ({ context }) => context.wanted !== undefined,
    isStillWanted: ({ context }, { vouchers }: { vouchers: Voucher[] }) =>
      context.wanted !== undefined && canCollect({ ...context, vouchers }, context.wanted.id),
  },
  actions: {
    turnTo: assign((_, { shop }: { shop: VoucherShop }) => ({
      shop,
      vouchers: [],
      failure: undefined,
      wanted: undefined,
    })),
    keepOffline: assign((_, { isOffline }: { isOffline: boolean }) => ({ isOffline })),
    want: assign(({ context: { shop } }, { id }: { id: number }) => ({ wanted: shop && { shop, id } })),
    wantAgain: assign(({ context: { shop, collectingId } }) => ({
      wanted: shop && collectingId !== undefined ? { shop, id: collectingId } : undefined,
    })),
    dropWanted: assign({ wanted: undefined }),
    returnToWanted: assign(({ context }) => ({ shop: context.wanted?.shop })),
    beginWanted: assign(({ context }) => ({ collectingId: context.wanted?.id, wanted: undefined })),
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
    requireLogin: emit({ type: 'login.required' }),
    tellOffline: emit({ type: 'notice.wanted', kind: 'error', text: { key: 'You are offline' } }),
  },
});
