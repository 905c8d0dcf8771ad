/** The vocabulary of a shop's vouchers. */
import type { Failure } from '#api/types/failure.ts';
import type { Voucher } from '#api/types/vouchers.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type { Voucher } from '#api/types/vouchers.ts';

export type VoucherShop = { id: number; name: string };

export type VouchersInput = { isOffline?: boolean };

export type VouchersContext = {
  isOffline: boolean;
  /** Whose vouchers are shown. */
  shop: VoucherShop | undefined;
  vouchers: readonly Voucher[];
  /** The one that is collected now. */
  collectingId: number | undefined;
  /** What could not be collected for want of a session or of a network: it is, once, when that is back. */
  pending: { shop: VoucherShop; id: number } | undefined;
  failure: Failure | undefined;
};

export type VouchersEvent =
  | { type: 'vouchers.open'; shop: VoucherShop }
  | { type: 'vouchers.close' }
  | { type: 'vouchers.reload' }
  | { type: 'voucher.collect'; id: number }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** The visitor closed the login dialog: what was wanted is not collected later. */
  | { type: 'login.abandoned' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

export type VouchersEmitted =
  | NoticeRequested
  | { type: 'session.refused' }
  /** A session that is over wanted to collect: 'Please login first!' and the login dialog. */
  | { type: 'login.required' }
  /** What the cart costs may be less now. */
  | { type: 'voucher.collected' };

export type VouchersStage = 'closed' | 'loading' | 'listing' | 'failed';

export type VouchersFacts = Omit<VouchersContext, 'isOffline' | 'pending'> & { stage: VouchersStage };

/** What the chart leaves unanswered on purpose: one voucher at a time, and nothing while nothing is shown. */
export const vouchersIgnored = [
  ['closed', 'vouchers.reload'],
  ['closed', 'voucher.collect'],
  ['loading', 'vouchers.reload'],
  ['loading', 'voucher.collect'],
  ['listing.idle', 'vouchers.reload'],
  ['listing.collecting', 'vouchers.reload'],
  ['listing.collecting', 'voucher.collect'],
  ['failed', 'voucher.collect'],
  ['loading', 'session.started'],
  ['listing.idle', 'session.started'],
  ['listing.collecting', 'session.started'],
  ['failed', 'session.started'],
] as const;
