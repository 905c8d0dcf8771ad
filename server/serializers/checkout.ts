/** What a checkout costs, as its page shows it. */
import type { components } from '#api/generated/schema.ts';
import type { NamedTax } from '#server/db/queries/write-order.ts';
import { toMoney } from '#server/domain/money.ts';
import type { Quote } from '#server/domain/quote.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { chosenVoucher, type Vouchers } from '#server/domain/vouchers.ts';

type Totals = components['schemas']['CheckoutTotals'];

/** Which voucher counts for which shop. */
export const couponShapes = (quote: Quote<NamedTax>, vouchers: Vouchers, now: Date): NonNullable<Totals['coupons']> =>
  quote.shops.flatMap(({ shopId, total, coupon }) => {
    const voucher = chosenVoucher(vouchers, shopId, total, now);
    return voucher ? [{ shop_id: shopId, code: voucher.code, amount: toMoney(coupon) }] : [];
  });

export const serializeTotals = (quote: Quote<NamedTax>, language: Language): Totals => ({
  total_amount: toMoney(quote.total),
  delivery_charge: toMoney(quote.delivery),
  coupon_discount: toMoney(quote.coupon),
  order_tax_amount: toMoney(quote.tax),
  payable_amount: toMoney(quote.payable),
  all_vat_taxes: quote.taxes.map(({ id, name, percentage, amount }) => ({
    id,
    name: inLanguage(name, language),
    percentage,
    amount: toMoney(amount),
  })),
  deliveries: quote.shops.map(({ shopId, delivery }) => ({ shop_id: shopId, amount: toMoney(delivery) })),
});
