import { checkoutLinePrice } from '#machines/cart/cart.prices.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { times } from '#machines/shared/amounts.ts';
import { partsOfRow, summarySums } from '#src/components/Amounts/summary-sums.ts';
import type { Sums } from '#src/shop/use-sums.ts';

/**
 * The amounts of an order, in minor units of the chosen currency. The view omits the rows of amounts that the
 * order does not have. `order.discount` has no row, because the lines and
 * the subtotal already contain the prices that were paid.
 */
export const orderSums = (order: OrderDetails, sums: Sums) => {
  const summary = summarySums(
    {
      subtotal: order.total_amount ?? 0,
      discount: order.coupon_discount ?? 0,
      delivery: order.delivery_charge ?? 0,
      tax: order.tax_amount ?? 0,
      payable: order.payable_amount ?? 0,
    },
    sums,
  );
  return {
    ...summary,
    taxes: partsOfRow(sums, { amount: summary.rows.tax, minor: summary.tax }, order.all_vat_taxes),
    lines: sums.parts(
      summary.subtotal,
      order.products.map((product) => times(checkoutLinePrice(product), product.order_qty)),
    ),
  };
};
