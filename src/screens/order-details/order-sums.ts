import { checkoutLinePrice } from '#machines/cart/cart.prices.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { difference, sum, times } from '#machines/shared/amounts.ts';
import { partsOfRow, summarySums } from '#src/components/Amounts/summary-sums.ts';
import type { Sums } from '#src/shop/use-sums.ts';

/**
 * The amounts of an order, in minor units of the chosen currency. The view omits the rows of amounts that the
 * order does not have. `order.discount` has no row, because the lines and
 * the subtotal already contain the prices that were paid.
 */
export const orderSums = (order: OrderDetails, sums: Sums) => {
  const { total_amount: subtotal, coupon_discount: discount, delivery_charge: delivery, tax_amount: tax } = order;
  const known = { subtotal: subtotal ?? 0, discount: discount ?? 0, delivery: delivery ?? 0, tax: tax ?? 0 };
  // Without it the other rows stand as they are: what is missing is no discount.
  const added = difference(sum([known.subtotal, known.delivery, known.tax]), known.discount);
  const summary = summarySums({ ...known, payable: order.payable_amount ?? added }, sums);
  return {
    ...summary,
    taxes: partsOfRow(sums, { amount: summary.rows.tax, minor: summary.tax }, order.all_vat_taxes),
    lines: sums.parts(
      summary.subtotal,
      order.products.map((product) => times(checkoutLinePrice(product), product.order_qty)),
    ),
  };
};
