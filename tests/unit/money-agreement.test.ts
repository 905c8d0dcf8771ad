/**
 * The same money everywhere: what the cart shows by the client's rules, what the server quotes, what an order keeps and
 * what is shown in another currency come from one price, over carts, taxes, deliveries and vouchers drawn at random.
 */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutLinePrice, groupSubtotal, linePrice, sum as sumOfAmounts } from '#machines/cart/cart.prices.ts';
import type { PackagingFacts } from '#server/db/queries/packagings.ts';
import { sum, toMinor, toMoney } from '#server/domain/money.ts';
import { draftLine } from '#server/domain/order-draft.ts';
import { effectivePrice } from '#server/domain/prices.ts';
import { quoteShops } from '#server/domain/quote.ts';
import { couponRule, type OwnVoucher } from '#server/domain/vouchers.ts';
import { currencies } from '#server/seed/data/site.ts';
import { cartGroups, type PricedLine } from '#server/shapes/cart.ts';
import { formatMoney } from '#src/i18n/money.ts';

const seed = Number(process.env.LARDER_TEST_SEED) || randomInt(2 ** 31);
const now = new Date('2026-06-10T12:00:00Z');
const alike = (text: string) => ({ en: text, ar: text, ir: text });

type Drawn<From> = From extends fc.Arbitrary<infer Found> ? Found : never;

const cents = (max: number) => fc.integer({ min: 1, max });

/** A discount is below the price; a sale's price may be anything. */
const tags = fc
  .record({ price: cents(90_000), cut: fc.option(cents(99)), flashPrice: fc.option(cents(90_000), { freq: 3 }) })
  .map(({ price, cut, flashPrice }) => {
    const discountPrice = cut === null ? 0 : Math.floor((price * cut) / 100);
    return { price, flashPrice, discountPrice: discountPrice > 0 && discountPrice < price ? discountPrice : null };
  });

const drawnLine = fc.record({
  tags,
  shopId: fc.integer({ min: 1, max: 4 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});

function pricedLine({ tags: prices, shopId, quantity }: Drawn<typeof drawnLine>, index: number): PricedLine {
  const id = index + 1;
  const shop = {
    id: shopId,
    name: alike('Shop'),
    logo: 'logo',
    rating: 5,
    opensAt: '08:00',
    closesAt: '20:00',
    estimatedDelivery: alike('1 hour'),
  };
  const facts: PackagingFacts = {
    id,
    productId: id,
    label: alike('1 l'),
    ...prices,
    stock: 999,
    flashLeft: prices.flashPrice === null ? null : 999,
    flashSaleId: prices.flashPrice === null ? null : 1,
    name: alike('Milk'),
    brand: null,
    picture: 'milk',
    rating: 0,
    reviewCount: 0,
    sold: 0,
    isForSale: true,
    shop,
  };
  const line = {
    id,
    userId: 1,
    productId: id,
    packagingId: id,
    quantity,
    isBuyNow: false,
    priceWhenAdded: 1,
    addedAt: now,
  };
  return { line, facts };
}

const rates = fc
  .array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 3 })
  .map((all) => all.map((hundredths, index) => ({ id: index + 1, percentage: hundredths / 100 })));

const drawnVoucher = fc.record({
  shopId: fc.integer({ min: 1, max: 4 }),
  discountType: fc.constantFrom('Percentage' as const, 'Amount' as const),
  discount: cents(100),
  maxDiscountAmount: fc.integer({ min: 0, max: 2_000 }),
  minOrderAmount: fc.integer({ min: 0, max: 20_000 }),
});

const ownVoucher = (drawn: Partial<OwnVoucher>, index: number): OwnVoucher => ({
  id: index + 1,
  shopId: 1,
  code: `V${index}`,
  discountType: 'Amount',
  discount: 1,
  minOrderAmount: 0,
  maxDiscountAmount: 0,
  limitPerUser: 1,
  limitTotal: null,
  used: 0,
  startsAt: new Date(0),
  endsAt: new Date(8e15),
  isActive: true,
  usedByShopper: 0,
  ...drawn,
});

const cart = fc.record({
  lines: fc.array(drawnLine, { minLength: 1, maxLength: 12 }),
  rates,
  vouchers: fc.array(drawnVoucher, { maxLength: 5 }),
  delivery: fc.integer({ min: 0, max: 900 }),
});

type Cart = Drawn<typeof cart>;

function quoted({ lines: drawn, rates: taxes, vouchers, delivery }: Cart) {
  const lines = drawn.map(pricedLine);
  const groups = cartGroups(lines, 'en', now);
  const shops = groups.map(({ shop_id: shopId }) => ({
    shopId,
    brackets: [{ minQuantity: 1, maxQuantity: 99_999, charge: delivery }],
    lines: lines
      .filter(({ facts }) => facts.shop.id === shopId)
      .map(({ line, facts }) => ({ unitPrice: effectivePrice(facts), quantity: line.quantity })),
  }));
  const rule = couponRule({ coded: [], collected: vouchers.map(ownVoucher) }, now);
  return { lines, groups, quote: quoteShops(shops, taxes, rule) };
}

describe('five thousand carts', () => {
  it('cost the same in the cart, in the checkout, in the quote and in the order', () => {
    console.log(`LARDER_TEST_SEED=${seed}`);
    fc.assert(
      fc.property(cart, (drawn) => {
        const { lines, groups, quote } = quoted(drawn);
        const inCart = groups.map(({ products }) => groupSubtotal(products as never));
        const inCheckout = groups.map(({ products }) => groupSubtotal(products as never, checkoutLinePrice));
        expect(inCart).toEqual(quote.shops.map(({ total }) => toMoney(total)));
        expect(inCheckout).toEqual(inCart);
        expect(groups.flatMap(({ products }) => products).every((line) => linePrice(line as never) > 0)).toBe(true);

        for (const shop of quote.shops) {
          const own = lines.filter(({ facts }) => facts.shop.id === shop.shopId);
          const kept = own.map(({ line, facts }) => draftLine(facts, line.quantity));
          expect(sum(kept.map(({ unitPrice, quantity }) => unitPrice * quantity))).toBe(shop.total);
          expect(shop.payable).toBe(shop.total + shop.delivery + shop.tax - shop.coupon);
          expect(shop.payable).toBeGreaterThanOrEqual(shop.delivery + shop.tax);
        }
        expect(sumOfAmounts(quote.shops.map(({ payable }) => toMoney(payable)))).toBe(toMoney(quote.payable));
        expect(toMinor(toMoney(quote.payable))).toBe(quote.payable);
      }),
      { numRuns: 5_000, seed },
    );
  });

  it.each(currencies.map(({ name, ...rest }) => [name, rest] as const))(
    'are shown in %s as the total, converted once and rounded once',
    (_, { symbol, rateFromDefault }) => {
      const places = 10_000_000n;
      const rate = BigInt(Math.round(rateFromDefault * Number(places)));
      fc.assert(
        fc.property(cart, (drawn) => {
          const { payable } = quoted(drawn).quote;
          const product = BigInt(payable) * rate;
          const minor = (product + places / 2n) / places;
          const shown = formatMoney(toMoney(payable), { symbol, rate_from_default: rateFromDefault });
          expect(shown.replaceAll(/[^\d]/g, '')).toBe(String(minor).padStart(3, '0'));
        }),
        { numRuns: 500, seed },
      );
    },
  );
});
