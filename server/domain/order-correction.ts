/**
 * What an order costs after lines were left out or replaced. It depends on what is left alone, not on the way there: goods at
 * the agreed prices, each tax at its agreed percentage, of the voucher the share that the goods have in what was ordered,
 * and the delivery as agreed. No amount ever grows.
 */
import { type Minor, shareOf, sum } from './money.ts';

type Line = {
  quantity: number;
  missing: number;
  replaces: number | null;
  unitPrice: Minor;
  priceBeforeDiscount: Minor;
};

type Agreed = {
  /** What the voucher took off the order as it was placed. */
  coupon: Minor;
  delivery: Minor;
};

export type Correction = {
  total: Minor;
  discount: Minor;
  couponDiscount: Minor;
  delivery: Minor;
  tax: Minor;
  payable: Minor;
  /** As many and in the same order as the percentages. */
  taxes: Minor[];
};

const orderedTotal = (lines: readonly Line[]): Minor =>
  sum(
    lines
      .filter(({ replaces }) => replaces === null)
      .map(({ quantity, missing, unitPrice }) => (quantity + missing) * unitPrice),
  );

/** Rounded up, so that rounding is never to the shopper's loss. Whole numbers: the product may be beyond 2^53. */
function couponOf(agreed: Minor, total: Minor, ordered: Minor, unit: Minor): Minor {
  const whole = BigInt(ordered) * BigInt(unit);
  return ordered === 0 ? 0 : Number((BigInt(agreed) * BigInt(total) + whole - 1n) / whole) * unit;
}

/**
 * `lines` are those of the order and their replacements, with what is left of each; `agreed` is what was ordered.
 * `unit` is the smallest amount of the currency.
 */
export function correctedSums(
  lines: readonly Line[],
  percentages: readonly number[],
  agreed: Agreed,
  unit: Minor = 1,
): Correction {
  const total = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
  const isEmpty = lines.every(({ quantity }) => quantity === 0);
  const taxes = percentages.map((percentage) => shareOf(total, percentage, unit));
  const couponDiscount = couponOf(agreed.coupon, total, orderedTotal(lines), unit);
  const delivery = isEmpty ? 0 : agreed.delivery;
  const tax = sum(taxes);
  return {
    total,
    discount: sum(lines.map(({ quantity, unitPrice, priceBeforeDiscount: before }) => quantity * (before - unitPrice))),
    couponDiscount,
    delivery,
    tax,
    payable: total + delivery + tax - couponDiscount,
    taxes,
  };
}
