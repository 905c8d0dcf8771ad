/** Carts drawn at random, with the quotes and orders that the server's own rules make of them. */

import fc from 'fast-check';
import { byLocale } from '#locales/locales.ts';
import type { PackagingFacts } from '#server/db/queries/packagings.ts';
import { noTerms } from '#server/domain/delivery.ts';
import { draftLine } from '#server/domain/order-draft.ts';
import { effectivePrice } from '#server/domain/prices.ts';
import { quoteShops, type ShopQuote } from '#server/domain/quote.ts';
import { couponRule, type OwnVoucher } from '#server/domain/vouchers.ts';
import { cartGroups, type PricedLine } from '#server/serializers/cart.ts';

export const now = new Date('2026-06-10T12:00:00Z');
export const alike = (text: string) => byLocale(() => text);

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

export const drawnCart = fc.record({
  lines: fc.array(drawnLine, { minLength: 1, maxLength: 12 }),
  rates,
  vouchers: fc.array(drawnVoucher, { maxLength: 5 }),
  delivery: fc.integer({ min: 0, max: 900 }),
});

export type DrawnCart = Drawn<typeof drawnCart>;

function pricedLine({ tags: prices, shopId, quantity }: Drawn<typeof drawnLine>, index: number): PricedLine {
  const id = index + 1;
  const shop = {
    id: shopId,
    name: alike(`Shop ${shopId}`),
    logo: 'logo',
    rating: 5,
    reviewCount: 3,
    opensAt: '08:00',
    closesAt: '20:00',
    estimatedDelivery: alike('1 hour'),
  };
  const facts: PackagingFacts = {
    id,
    productId: id,
    label: alike('1 l'),
    size: null,
    color: null,
    ...prices,
    stock: 999,
    flashLeft: prices.flashPrice === null ? null : 999,
    flashSaleId: prices.flashPrice === null ? null : 1,
    name: alike('Milk'),
    brand: null,
    picture: 'milk',
    contains: null,
    mayContain: null,
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

export function quoted({ lines: drawn, rates: taxes, vouchers: drawnVouchers, delivery }: DrawnCart) {
  const lines = drawn.map(pricedLine);
  const groups = cartGroups(lines, { language: 'en', minute: 0 });
  const shops = groups.map(({ shop_id: shopId }) => ({
    shopId: Number(shopId),
    terms: { ...noTerms, brackets: [{ minQuantity: 1, maxQuantity: 99_999, charge: delivery }] },
    lines: lines
      .filter(({ facts }) => facts.shop.id === shopId)
      .map(({ line, facts }) => ({ unitPrice: effectivePrice(facts), quantity: line.quantity })),
  }));
  const vouchers = { coded: [], collected: drawnVouchers.map(ownVoucher) };
  const named = taxes.map((tax) => ({ ...tax, name: alike(`Tax ${tax.id}`) }));
  return { lines, groups, vouchers, quote: quoteShops(shops, named, couponRule(vouchers, now)) };
}

/** The lines that an order of this shop keeps. */
export const keptLines = (lines: readonly PricedLine[], { shopId }: Pick<ShopQuote, 'shopId'>) =>
  lines.filter(({ facts }) => facts.shop.id === shopId).map(({ line, facts }) => draftLine(facts, line.quantity));
