/** The quote for the chosen shops of a cart. */
import type { components } from '#api/generated/schema.ts';
import type { Body, Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { deliveryTermsOf, taxRates } from '#server/db/queries/charges.ts';
import type { PackagingFacts } from '#server/db/queries/packagings.ts';
import { minuteAtShop, signOfShop, unitOfShop } from '#server/db/queries/settings.ts';
import { vouchersFor } from '#server/db/queries/vouchers.ts';
import type { NamedTax } from '#server/db/queries/write-order.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { noTerms } from '#server/domain/delivery.ts';
import { groupBy } from '#server/domain/group-by.ts';
import { availableStock, effectivePrice } from '#server/domain/prices.ts';
import { type CouponRule, noCoupon, type Quote, quoteShops } from '#server/domain/quote.ts';
import { soldOutChoices } from '#server/domain/sold-out.ts';
import type { Language } from '#server/domain/texts.ts';
import { appliedText, violationText } from '#server/domain/voucher-texts.ts';
import { type CodeOutcome, couponRule, outcomeOfCode } from '#server/domain/vouchers.ts';
import { cartGroups, type PricedLine } from '#server/serializers/cart.ts';
import { couponShapes, serializeTotals } from '#server/serializers/checkout.ts';
import type { Shopper } from './caller.ts';
import { readCart } from './cart-reading.ts';

export const linesOfShops = (lines: readonly PricedLine[], shopIds: readonly number[]): PricedLine[] =>
  lines.filter(({ facts }) => shopIds.includes(facts.shop.id));

/** A line that is sold out is no part of an order; it stays in the cart. */
export const orderable = (lines: readonly PricedLine[]): PricedLine[] =>
  lines.filter(({ facts }) => availableStock(facts.stock, facts.flashLeft) > 0);

/** The one place that prices a checkout; `couponFor` returns the discount of a voucher. */
export async function quoteLines(
  db: Db,
  lines: readonly { line: { quantity: number }; facts: PackagingFacts }[],
  couponFor: CouponRule = noCoupon,
): Promise<Quote<NamedTax>> {
  const groups = groupBy(lines, ({ facts }) => facts.shop.id);
  const [terms, rates] = await Promise.all([deliveryTermsOf(db, [...groups.keys()]), taxRates(db)]);
  // A transaction has one connection, whose driver warns of a third query at a time.
  const unit = await unitOfShop(db);
  const shops = [...groups].map(([shopId, group]) => ({
    shopId,
    terms: terms.get(shopId) ?? noTerms,
    lines: group.map(({ line, facts }) => ({ unitPrice: effectivePrice(facts), quantity: line.quantity })),
  }));
  return quoteShops(shops, rates, couponFor, unit);
}

/** The code that a shopper typed; spaces around it mean nothing, and an empty one is none. */
export const codeOf = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

export type CheckoutQuestion = {
  userId: number;
  body: Pick<Body<'quoteCheckout'>, 'shop_ids' | 'coupon_code' | 'is_buy_now'>;
  language: Language;
  now: Date;
};

type CheckoutResponse = {
  data: components['schemas']['CheckoutData'];
  /** Undefined: no code was typed. */
  code: CodeOutcome | undefined;
};

/** The quote as the checkout page shows it; also sent with the refusal of an order whose quote is outdated. */
export async function checkoutOf(db: Db, { userId, body, language, now }: CheckoutQuestion): Promise<CheckoutResponse> {
  const cart = await readCart(db, { userId, isBuyNow: body.is_buy_now ?? false, now });
  const lines = linesOfShops(cart.lines, body.shop_ids ?? []);
  const ordered = orderable(lines);
  const shopIds = ordered.map(({ facts }) => facts.shop.id);
  const typed = codeOf(body.coupon_code);
  const vouchers = await vouchersFor(db, { userId, shopIds, code: typed });
  const quote = await quoteLines(db, ordered, couponRule(vouchers, now));
  const code = typed === undefined ? undefined : outcomeOfCode(vouchers, quote.shops, now);
  const terms = new Map(quote.shops.map((shop) => [shop.shopId, shop.terms]));
  return {
    data: {
      checkout: { ...serializeTotals(quote, language), coupons: couponShapes(quote, vouchers, now) },
      apply_coupon: code ? code.violation === undefined : quote.coupon > 0,
      checkout_items: cartGroups(lines, { language, minute: await minuteAtShop(db, now), terms }),
      cart_version: cart.version,
      sold_out_choices: [...soldOutChoices],
    },
    code,
  };
}

export async function quoteResponse(
  { db, clock }: Dependencies,
  { userId, locale: language, t }: Shopper,
  body: Body<'quoteCheckout'>,
): Promise<Result<'quoteCheckout'>> {
  const { data, code } = await checkoutOf(db, { userId, body, language, now: clock() });
  if (!code) return { message: t('The totals are up to date.'), data };
  if (!code.violation) return { message: t(appliedText), data };
  return {
    message: violationText(code.violation, code.voucher, await signOfShop(db), { t, locale: language }),
    data,
  };
}
