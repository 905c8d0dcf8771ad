/** The rows of an order summary (wire protocol 2.9: payable = total + delivery - coupon + tax). */
import { sum } from './amounts.ts';

export type SummaryAmounts = {
  /** The goods at the prices that are paid: a product's own discount is already out of it. */
  subtotal: number;
  /** What vouchers take off. */
  discount: number;
  delivery: number;
  tax: number;
  payable: number;
};

export type SummaryRows = SummaryAmounts & { otherCharges: number };

/**
 * The payable amount is what counts. What a back end does not explain of it is one more discount or another charge, so
 * that the rows add up to it.
 */
export const summaryRows = (amounts: SummaryAmounts): SummaryRows => {
  const { subtotal, discount, delivery, tax, payable } = amounts;
  const unexplained = sum([payable, -subtotal, discount, -delivery, -tax]);
  return {
    ...amounts,
    discount: sum([discount, Math.max(0, -unexplained)]),
    otherCharges: Math.max(0, unexplained),
  };
};

/** Older back ends list the taxes of one shop below the tax of all: such a list is left out. */
export const itemsOf = <Item extends { amount: number }>(whole: number, items: readonly Item[]): readonly Item[] =>
  sum(items.map(({ amount }) => amount)) === sum([whole]) ? items : [];
