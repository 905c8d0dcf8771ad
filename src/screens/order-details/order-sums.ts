import { checkoutLinePrice } from '#machines/cart/cart.prices.ts';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { times } from '#machines/shared/amounts.ts';
import { partsOfRow, summarySums } from '#src/components/Amounts/summary-sums.ts';
import type { Sums } from '#src/shop/use-sums.ts';

/**
 * What the page of an order shows, in minor units of the chosen currency. `order.discount` is no row of it: the lines and
 * the subtotal have the prices that were paid.
 */
export const orderSums = (order: OrderDetails, sums: Sums) => {
  const summary = summarySums(
    {
      subtotal: order.total_amount,
      discount: order.coupon_discount,
      delivery: order.delivery_charge,
      tax: order.tax_amount,
      payable: order.payable_amount,
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
