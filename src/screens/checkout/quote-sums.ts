import { checkoutLinePrice, groupSubtotal, lineAmount } from '#machines/cart/cart.prices.ts';
import type { Quote } from '#machines/checkout/checkout.types.ts';
import { type Id, isSameId } from '#machines/shared/ids.ts';
import { partsOfRow, summarySums } from '#src/components/Amounts/summary-sums.ts';
import { isolated } from '#src/i18n/messages.ts';
import type { Sums } from '#src/shop/use-sums.ts';

const shopNameIn =
  ({ checkout_items: groups }: Quote) =>
  (id: Id) =>
    groups.find(({ shop_id }) => isSameId(shop_id, id))?.shop_name ?? '';

/** The amounts of a quote, in minor units of the chosen currency. Each total equals the sum of its parts. */
export const quoteSums = (quote: Quote, sums: Sums) => {
  const { checkout, checkout_items: groups } = quote;
  const nameOf = shopNameIn(quote);
  const summary = summarySums(
    {
      subtotal: checkout.total_amount,
      discount: checkout.coupon_discount,
      delivery: checkout.delivery_charge,
      tax: checkout.order_tax_amount,
      payable: checkout.payable_amount,
    },
    sums,
  );
  const { rows, discount, delivery, tax } = summary;
  const deliveries = partsOfRow(sums, { amount: rows.delivery, minor: delivery }, checkout.deliveries ?? []);
  const coupons = (checkout.coupons ?? []).map((coupon) => ({ ...coupon, amount: -coupon.amount }));
  return {
    ...summary,
    /** Which voucher takes what off, shop by shop. */
    coupons: partsOfRow(sums, { amount: -rows.discount, minor: discount }, coupons).map(({ shop_id, code, minor }) => ({
      name: `${nameOf(shop_id)} · ${isolated(code)}`,
      minor,
    })),
    /** One shop's delivery needs no list of its own. */
    deliveries: deliveries.length > 1 ? deliveries.map(({ shop_id, minor }) => ({ name: nameOf(shop_id), minor })) : [],
    taxes: partsOfRow(sums, { amount: rows.tax, minor: tax }, checkout.all_vat_taxes),
    shops: sums.parts(
      summary.subtotal,
      groups.map(({ products }) => groupSubtotal(products, checkoutLinePrice)),
    ),
  };
};

/** The lines of one shop; they add up to its subtotal. */
export const lineSums = ({ products }: Quote['checkout_items'][number], subtotal: bigint, { parts }: Sums) =>
  parts(
    subtotal,
    products.map((line) => lineAmount(line, checkoutLinePrice)),
  );
