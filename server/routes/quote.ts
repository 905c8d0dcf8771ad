/** What the chosen shops' part of a cart would cost. */
import type { components } from '#api/generated/schema.ts';
import type { Db } from '#server/db/pool.ts';
import { bracketsOf, taxRates } from '#server/db/queries/charges.ts';
import type { NamedTax } from '#server/db/queries/write-order.ts';
import { groupBy } from '#server/domain/group-by.ts';
import { toMoney } from '#server/domain/money.ts';
import { effectivePrice } from '#server/domain/prices.ts';
import { type CouponRule, noCoupon, type Quote, quoteShops } from '#server/domain/quote.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { type Answer, type ApiRequest, requireUser } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { cartGroups, type PricedLine } from '#server/shapes/cart.ts';
import { readCart } from './cart-reading.ts';

type Totals = components['schemas']['CheckoutTotals'];

export const linesOfShops = (lines: readonly PricedLine[], shopIds: readonly number[]): PricedLine[] =>
  lines.filter(({ facts }) => shopIds.includes(facts.shop.id));

/** The one place where a checkout gets its price; `couponFor` is where vouchers come in. */
export async function quoteLines(
  db: Db,
  lines: readonly PricedLine[],
  couponFor: CouponRule = noCoupon,
): Promise<Quote<NamedTax>> {
  const groups = groupBy(lines, ({ facts }) => facts.shop.id);
  const [brackets, rates] = await Promise.all([bracketsOf(db, [...groups.keys()]), taxRates(db)]);
  const shops = [...groups].map(([shopId, group]) => ({
    shopId,
    brackets: brackets.get(shopId) ?? [],
    lines: group.map(({ line, facts }) => ({ unitPrice: effectivePrice(facts), quantity: line.quantity })),
  }));
  return quoteShops(shops, rates, couponFor);
}

const totalsShape = (quote: Quote<NamedTax>, language: Language): Totals => ({
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

export async function quoteAnswer(
  { db, clock }: Services,
  request: ApiRequest<'quoteCheckout'>,
): Promise<Answer<'quoteCheckout'>> {
  const userId = requireUser(request);
  const { body, locale } = request;
  const now = clock();
  const cart = await readCart(db, { userId, isBuyNow: body.is_buy_now ?? false, now });
  const lines = linesOfShops(cart.lines, body.shop_ids ?? []);
  const quote = await quoteLines(db, lines);
  return {
    ...(body.coupon_code && { message: request.say('The voucher was not applied.') }),
    data: {
      checkout: totalsShape(quote, locale),
      apply_coupon: quote.coupon > 0,
      checkout_items: cartGroups(lines, locale, now),
      cart_version: cart.version,
    },
  };
}
