/** The vocabulary of a shop's vouchers. */
import type { Failure } from '#api/types/failure.ts';
import type { Voucher } from '#api/types/vouchers.ts';
import type { NoticeWanted } from '../kit/notice.ts';

export type { Voucher } from '#api/types/vouchers.ts';

export type VoucherShop = { id: number; name: string };

export type VouchersContext = {
  /** Whose vouchers are shown. */
  shop: VoucherShop | undefined;
  vouchers: readonly Voucher[];
  /** The one that is collected now. */
  collectingId: number | undefined;
  failure: Failure | undefined;
};

export type VouchersEvent =
  | { type: 'vouchers.open'; shop: VoucherShop }
  | { type: 'vouchers.close' }
  | { type: 'vouchers.reload' }
  | { type: 'voucher.collect'; id: number }
  | { type: 'session.ended' };

export type VouchersEmitted =
  | NoticeWanted
  | { type: 'session.refused' }
  /** What the cart costs may be less now. */
  | { type: 'voucher.collected' };

export type VouchersStage = 'closed' | 'loading' | 'listing' | 'failed';

export type VouchersFacts = VouchersContext & { stage: VouchersStage };

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
] as const;
