/** The quote: its parts add up, whatever is in the cart. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryCharge, missingToMinimum, noTerms } from './delivery.ts';
import { chargedFor, shareOf, sum, unitOf } from './money.ts';
import { type CouponRule, type QuotedLine, quoteShops, type ShopToQuote } from './quote.ts';
import { taxesOn } from './taxes.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const brackets = fc.constantFrom(
  [],
  [{ minQuantity: 1, maxQuantity: 5, charge: 300 }],
  [
    { minQuantity: 1, maxQuantity: 3, charge: 499 },
    { minQuantity: 4, maxQuantity: 9, charge: 299 },
    { minQuantity: 10, maxQuantity: 99_999, charge: 0 },
  ],
);
const amount = fc.option(fc.integer({ min: 0, max: 100_000 }));
const terms = fc.record({ brackets, minimumOrder: amount, freeDeliveryFrom: amount });
const shops: fc.Arbitrary<ShopToQuote<QuotedLine>[]> = fc
  .array(fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }), terms }), { maxLength: 5 })
  .map((all) => all.map((shop, index) => ({ ...shop, shopId: index + 1 })));
const rates = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 3 })
  .map((all) => all.map((hundredths, index) => ({ id: index + 1, percentage: hundredths / 100 })));

describe('quoteShops', () => {
  test('adds up: payable = total + delivery - voucher + tax, never below zero', () => {
    fc.assert(
      fc.property(shops, rates, fc.integer({ min: -100, max: 10_000_000 }), (all, taxRates, coupon) => {
        const quote = quoteShops(all, taxRates, () => coupon);
        expect(quote.payable).toBe(quote.total + quote.delivery - quote.coupon + quote.tax);
        expect(quote.payable).toBeGreaterThanOrEqual(0);
        expect(quote.payable).toBe(sum(quote.shops.map((shop) => shop.payable)));
        expect(sum(quote.taxes.map((tax) => tax.amount))).toBe(quote.tax);
        expect(Number.isSafeInteger(quote.payable)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(shops, rates, (all, taxRates) => {
        const turned = all.map((shop) => ({ ...shop, lines: [...shop.lines].reverse() }));
        expect(quoteShops(turned, taxRates)).toEqual(quoteShops(all, taxRates));
      }),
    );
  });

  test('has whole amounts in a currency without parts, which are what the gateway charges', () => {
    const inYen = shops.map((all) =>
      all.map(({ lines, terms: _, ...shop }) => ({
        ...shop,
        lines: lines.map(({ unitPrice, quantity }) => ({ unitPrice: unitPrice * 100, quantity })),
        terms: noTerms,
      })),
    );
    const inCents = (all: ShopToQuote<QuotedLine>[]) =>
      all.map((shop) => ({
        ...shop,
        lines: shop.lines.map(({ unitPrice, quantity }) => ({ unitPrice: unitPrice / 100, quantity })),
      }));
    const share: CouponRule = (_, subtotal, unit) => shareOf(subtotal, 7.5, unit);
    fc.assert(
      fc.property(inYen, rates, (all, taxRates) => {
        const quote = quoteShops(all, taxRates, share, unitOf('JPY'));
        const amounts = quote.shops.map(({ payable }) => payable);
        expect(chargedFor(amounts, 'JPY')).toBe(quote.payable);
        // A yen is divided as a cent is.
        const cents = quoteShops(inCents(all), taxRates, share);
        expect([quote.tax, quote.coupon, quote.payable]).toEqual(
          [cents.tax, cents.coupon, cents.payable].map((amount) => amount * 100),
        );
      }),
    );
  });

  test('is zero without a shop', () => {
    const quote = quoteShops([], [{ id: 1, percentage: 5 }]);
    expect(quote).toEqual({ shops: [], total: 0, delivery: 0, coupon: 0, tax: 0, payable: 0, taxes: [] });
  });
});

describe('taxesOn', () => {
  test('differs by at most half a cent per tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), rates, (subtotal, taxRates) =>
        taxesOn(subtotal, taxRates).every(
          ({ amount, percentage }) => Math.abs(amount - (subtotal * percentage) / 100) <= 0.500001,
        ),
      ),
    );
  });

  test('rounds half a cent up', () => {
    expect(shareOf(10, 5)).toBe(1);
    expect(taxesOn(1050, [{ id: 1, percentage: 5 }])).toEqual([{ id: 1, percentage: 5, amount: 53 }]);
  });
});

describe('deliveryCharge', () => {
  const table = [
    { minQuantity: 1, maxQuantity: 3, charge: 499 },
    { minQuantity: 4, maxQuantity: 9, charge: 299 },
  ];

  test('includes both bounds of a bracket and is free outside of them', () => {
    const chargeOf = (quantity: number) => deliveryCharge({ ...noTerms, brackets: table }, { quantity, total: 1 });
    expect([0, 1, 3, 4, 9, 10].map(chargeOf)).toEqual([0, 499, 499, 299, 299, 0]);
  });

  test('is free from the price of the goods that the shop names', () => {
    const chargeOf = (total: number) =>
      deliveryCharge({ brackets: table, freeDeliveryFrom: 2000 }, { quantity: 2, total });
    expect([1999, 2000, 2001].map(chargeOf)).toEqual([499, 0, 0]);
  });
});

describe('missingToMinimum', () => {
  test('is what the goods must cost more, and nothing from the minimum on or without one', () => {
    const missing = (minimumOrder: number | null) =>
      [0, 1499, 1500].map((total) => missingToMinimum({ minimumOrder }, total));
    expect(missing(1500)).toEqual([1500, 1, 0]);
    expect(missing(null)).toEqual([0, 0, 0]);
  });
});
