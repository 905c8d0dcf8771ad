/** When a voucher applies, and its discount on a shop's goods (wire protocol 2.10). */
import { type Minor, shareOf } from './money.ts';
import type { CouponRule } from './quote.ts';

export type Voucher = {
  id: number;
  shopId: number;
  code: string;
  discountType: 'Percentage' | 'Amount';
  /** Per cent, or minor units when the type is Amount. */
  discount: number;
  minOrderAmount: Minor;
  /** Of a percentage; 0 means no cap. */
  maxDiscountAmount: Minor;
  limitPerUser: number;
  limitTotal: number | null;
  used: number;
  startsAt: Date;
  endsAt: Date;
  isActive: boolean;
};

/** With the number of the shopper's own orders in which it was used. */
export type OwnVoucher = Voucher & { usedByShopper: number };

/** The candidates of a checkout: the typed code, else the collected vouchers in the order of collection. */
export type Vouchers = { coded: readonly OwnVoucher[]; collected: readonly OwnVoucher[] };

export type Violation = 'unknown' | 'ended' | 'usedUp' | 'alreadyUsed' | 'tooSmall';

const isUsedUp = ({ limitTotal, used }: Voucher) => limitTotal !== null && used >= limitTotal;

/** Active, in date and not used up: to be shown, collected and used. */
export const isOffered = (voucher: Voucher, now: Date): boolean =>
  voucher.isActive && voucher.startsAt <= now && now < voucher.endsAt && !isUsedUp(voucher);

/** The reason why it never applies now; a voucher that has not begun counts as unknown. */
function ownViolation(voucher: OwnVoucher, now: Date): Violation | undefined {
  if (voucher.startsAt > now) return 'unknown';
  if (!voucher.isActive || voucher.endsAt <= now) return 'ended';
  if (isUsedUp(voucher)) return 'usedUp';
  return voucher.usedByShopper >= voucher.limitPerUser ? 'alreadyUsed' : undefined;
}

export const isReady = (voucher: OwnVoucher, now: Date): boolean => ownViolation(voucher, now) === undefined;

/** Why it does not count for a shop's goods of this amount; undefined: it does. */
export const violationOf = (voucher: OwnVoucher | undefined, subtotal: Minor, now: Date): Violation | undefined => {
  if (!voucher) return 'unknown';
  return ownViolation(voucher, now) ?? (subtotal < voucher.minOrderAmount ? 'tooSmall' : undefined);
};

/** Never more than the goods cost. */
export function discountOf(
  { discountType, discount, maxDiscountAmount }: Voucher,
  subtotal: Minor,
  unit: Minor = 1,
): Minor {
  if (discountType === 'Amount') return Math.min(discount, subtotal);
  const share = Math.min(shareOf(subtotal, discount, unit), subtotal);
  return maxDiscountAmount > 0 ? Math.min(share, maxDiscountAmount) : share;
}

/** The one voucher that counts for a shop's goods of this amount. */
export function chosenVoucher(
  { coded, collected }: Vouchers,
  shopId: number,
  subtotal: Minor,
  now: Date,
): OwnVoucher | undefined {
  const counts = (voucher: OwnVoucher) => voucher.shopId === shopId && !violationOf(voucher, subtotal, now);
  return [...coded, ...collected].find(counts);
}

export const couponRule =
  (vouchers: Vouchers, now: Date): CouponRule =>
  (shopId, subtotal, unit) => {
    const voucher = chosenVoucher(vouchers, shopId, subtotal, now);
    return voucher ? discountOf(voucher, subtotal, unit) : 0;
  };

type Goods = { shopId: number; total: Minor };
export type CodeOutcome = { voucher: OwnVoucher | undefined; violation: Violation | undefined };

/** The result of the typed code: without a violation it applies to at least one shop. */
export function outcomeOfCode(vouchers: Vouchers, shops: readonly Goods[], now: Date): CodeOutcome {
  const outcomes = vouchers.coded.flatMap((voucher) => {
    const goods = shops.find(({ shopId }) => shopId === voucher.shopId);
    return goods ? { voucher, violation: violationOf(voucher, goods.total, now) } : [];
  });
  const counting = outcomes.find(({ violation }) => violation === undefined);
  return counting ?? outcomes[0] ?? { voucher: undefined, violation: 'unknown' };
}
