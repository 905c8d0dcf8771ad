/** The amounts of a checkout. The checkout page and the order both use this module, so they cannot differ. */
import { type DeliveryTerms, deliveryCharge, missingToMinimum } from './delivery.ts';
import { type Minor, sum } from './money.ts';
import { lineTotal } from './prices.ts';
import { type TaxAmount, type TaxRate, taxesOfAll, taxesOn } from './taxes.ts';

export type QuotedLine = { unitPrice: Minor; quantity: number };

/** The discount of a voucher on a shop's goods, rounded to the smallest amount of the currency. */
export type CouponRule = (shopId: number, subtotal: Minor, unit: Minor) => Minor;

export type ShopToQuote<Line extends QuotedLine> = {
  shopId: number;
  lines: readonly Line[];
  terms: DeliveryTerms;
};

export type ShopQuote<Rate extends TaxRate = TaxRate> = {
  shopId: number;
  terms: DeliveryTerms;
  quantity: number;
  total: Minor;
  delivery: Minor;
  coupon: Minor;
  tax: Minor;
  taxes: TaxAmount<Rate>[];
  payable: Minor;
  /** How much the goods must cost more before the shop takes the order; 0 if they cost enough. */
  missing: Minor;
};

export type Quote<Rate extends TaxRate = TaxRate> = Omit<
  ShopQuote<Rate>,
  'shopId' | 'terms' | 'quantity' | 'missing'
> & {
  shops: ShopQuote<Rate>[];
};

export const noCoupon: CouponRule = () => 0;

/** A coupon takes at most the goods, so that delivery and tax are always paid and nothing is negative. */
const capped = (coupon: Minor, total: Minor) => Math.min(Math.max(coupon, 0), total);

/**
 * `couponFor` is called with the price of the goods before tax and delivery. Prices and charges are whole `unit`s, the
 * smallest amounts of the currency; a share of them is rounded to one.
 */
export function quoteShop<Rate extends TaxRate>(
  { shopId, lines, terms }: ShopToQuote<QuotedLine>,
  rates: readonly Rate[],
  couponFor: CouponRule = noCoupon,
  unit: Minor = 1,
): ShopQuote<Rate> {
  const quantity = sum(lines.map((line) => line.quantity));
  const total = sum(lines.map((line) => lineTotal(line.unitPrice, line.quantity)));
  const delivery = deliveryCharge(terms, { quantity, total });
  const coupon = capped(couponFor(shopId, total, unit), total);
  const taxes = taxesOn(total, rates, unit);
  const tax = sum(taxes.map(({ amount }) => amount));
  const payable = total + delivery + tax - coupon;
  const missing = missingToMinimum(terms, total);
  return { shopId, terms, quantity, total, delivery, coupon, tax, taxes, payable, missing };
}

/** Each shop by itself, and the sums over all. */
export function quoteShops<Rate extends TaxRate>(
  shops: readonly ShopToQuote<QuotedLine>[],
  rates: readonly Rate[],
  couponFor: CouponRule = noCoupon,
  unit: Minor = 1,
): Quote<Rate> {
  const quotes = shops.map((shop) => quoteShop(shop, rates, couponFor, unit));
  const over = (pick: (quote: ShopQuote<Rate>) => Minor) => sum(quotes.map(pick));
  return {
    shops: quotes,
    total: over((quote) => quote.total),
    delivery: over((quote) => quote.delivery),
    coupon: over((quote) => quote.coupon),
    tax: over((quote) => quote.tax),
    payable: over((quote) => quote.payable),
    // Without a shop there is no tax row.
    taxes:
      shops.length === 0
        ? []
        : taxesOfAll(
            quotes.map((quote) => quote.taxes),
            rates,
          ),
  };
}
