/** The rows of an order summary (wire protocol 2.9: payable = total + delivery - coupon + tax). */
import { sum } from './amounts.ts';

export type SummaryAmounts = {
  /** The goods at the charged prices: a product's own discount is already subtracted. */
  subtotal: number;
  /** The discount of vouchers. */
  discount: number;
  delivery: number;
  tax: number;
  payable: number;
};

export type SummaryRows = SummaryAmounts & { otherCharges: number };

const whole = (amount: number) => sum([amount]);

/**
 * The payable amount is authoritative. A difference that a back end does not explain becomes one more discount or
 * another charge, so that the rows add up.
 */
export const summaryRows = (amounts: SummaryAmounts): SummaryRows => {
  // A back end may leave fractions of a cent.
  const [subtotal, discount, delivery, tax, payable] = [
    whole(amounts.subtotal),
    whole(amounts.discount),
    whole(amounts.delivery),
    whole(amounts.tax),
    whole(amounts.payable),
  ];
  const unexplained = sum([payable, -subtotal, discount, -delivery, -tax]);
  return {
    ...{ subtotal, delivery, tax, payable },
    discount: sum([discount, Math.max(0, -unexplained)]),
    otherCharges: Math.max(0, unexplained),
  };
};

/** Older back ends list the taxes of one shop below the tax of all: such a list is dropped. */
export const itemsOf = <Item extends { amount: number }>(whole: number, items: readonly Item[]): readonly Item[] =>
  sum(items.map(({ amount }) => amount)) === sum([whole]) ? items : [];
