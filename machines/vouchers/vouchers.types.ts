/** The vocabulary of a shop's vouchers. */
import type { Failure } from '#api/types/failure.ts';
import type { Voucher } from '#api/types/vouchers.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type { Voucher } from '#api/types/vouchers.ts';

export type VoucherShop = { id: Id; name: string };

export type VouchersInput = { isOffline?: boolean };

export type VouchersContext = {
  startsOffline: boolean;
  /** Whose vouchers are shown. */
  shop: VoucherShop | undefined;
  vouchers: readonly Voucher[];
  /** The one that is collected now. */
  collectingId: Id | undefined;
  /** The pending intent: a collect that needed a session or a network; it runs once when that is back. */
  pending: { shop: VoucherShop; id: Id } | undefined;
  failure: Failure | undefined;
};

export type VouchersEvent =
  | { type: 'vouchers.open'; shop: VoucherShop }
  | { type: 'vouchers.close' }
  | { type: 'vouchers.retry' }
  | { type: 'voucher.collect'; id: Id }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** The visitor closed the login dialog: the pending intent is dropped. */
  | { type: 'login.abandoned' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

export type VouchersEmitted =
  | NoticeRequested
  | { type: 'session.refused' }
  /** A collect met a 401: 'Please login first!' and the login dialog. */
  | { type: 'login.required' }
  /** What the cart costs may be less now. */
  | { type: 'voucher.collected' };

export type VouchersStage = 'closed' | 'loading' | 'listing' | 'failed';

export type VouchersFacts = Omit<VouchersContext, 'startsOffline' | 'pending'> & { stage: VouchersStage };

/** What the chart leaves unanswered on purpose: one voucher at a time, and nothing while nothing is shown. */
export const vouchersIgnored = [
  ['dialog.closed', 'vouchers.retry'],
  ['dialog.closed', 'voucher.collect'],
  ['dialog.loading', 'vouchers.retry'],
  ['dialog.loading', 'voucher.collect'],
  ['dialog.listing.idle', 'vouchers.retry'],
  ['dialog.listing.collecting', 'vouchers.retry'],
  ['dialog.listing.collecting', 'voucher.collect'],
  ['dialog.failed', 'voucher.collect'],
  ['dialog.loading', 'session.started'],
  ['dialog.listing.idle', 'session.started'],
  ['dialog.listing.collecting', 'session.started'],
  ['dialog.failed', 'session.started'],
] as const;
