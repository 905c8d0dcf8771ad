/** Prices: which one holds, and that what is shown is what is paid. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOf, toMinor, toMoney } from './money.ts';
import {
  availableStock,
  discountPercentage,
  effectivePrice,
  type PriceTags,
  priceBeforeDiscount,
  shownDiscount,
  unitPrice,
} from './prices.ts';

const amount = fc.integer({ min: 1, max: 100_000_000 });
const tags: fc.Arbitrary<PriceTags> = fc.record({
  price: amount,
  discountPrice: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
  flashPrice: fc.option(amount),
});

describe('effectivePrice', () => {
  test('takes the sale’s price, else the discounted price, else the price', () => {
    expect(effectivePrice({ price: 500, discountPrice: 400, flashPrice: 300 })).toBe(300);
    expect(effectivePrice({ price: 500, discountPrice: 400, flashPrice: null })).toBe(400);
    expect(effectivePrice({ price: 500, discountPrice: 0, flashPrice: null })).toBe(500);
    expect(effectivePrice({ price: 500, discountPrice: null, flashPrice: null })).toBe(500);
  });

  test('is what both rules of the client compute (R46)', () => {
    fc.assert(
      fc.property(tags, (each) => {
        const shown = { unit_price: effectivePrice(each), discount_price: shownDiscount(each), price: each.price };
        const cartRule = shown.unit_price > 0 ? shown.unit_price : shown.discount_price || shown.price;
        const checkoutRule = shown.discount_price > 0 ? shown.discount_price : shown.price;
        expect(cartRule).toBe(checkoutRule);
      }),
    );
  });

  test('never exceeds the struck-through price', () => {
    fc.assert(fc.property(tags, (each) => priceBeforeDiscount(each) >= effectivePrice(each)));
  });
});

describe('discountPercentage', () => {
  test('is a whole number from 1 to 99 when something is saved, else 0', () => {
    fc.assert(
      fc.property(tags, (each) => {
        const percentage = discountPercentage(each);
        const saves = effectivePrice(each) < each.price;
        expect(Number.isInteger(percentage)).toBe(true);
        expect(saves ? percentage >= 1 && percentage <= 99 : percentage === 0).toBe(true);
      }),
    );
  });

  test('is 20 for 8.00 in place of 10.00', () => {
    expect(discountPercentage({ price: 1000, discountPrice: 800, flashPrice: null })).toBe(20);
  });
});

describe('unitPrice', () => {
  test('refers to kilograms, litres and pieces', () => {
    expect(unitPrice(250, 500, 'g')).toEqual({ amount: 500, measure: 'kg' });
    expect(unitPrice(129, 330, 'ml')).toEqual({ amount: 391, measure: 'l' });
    expect(unitPrice(299, 6, 'piece')).toEqual({ amount: 50, measure: 'piece' });
    expect(unitPrice(299, 1, 'piece')).toBeUndefined();
  });
});

describe('availableStock', () => {
  test('is the smaller of the stock and the pieces left in the sale', () => {
    expect(availableStock(7, null)).toBe(7);
    expect(availableStock(7, 3)).toBe(3);
    expect(availableStock(2, 3)).toBe(2);
  });
});

describe('the conversion of money', () => {
  test('is exact to the client and back', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (minor) => toMinor(toMoney(minor)) === minor));
  });

  test('yields at most two decimals in JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (minor) =>
        /^\d+(\.\d{1,2})?$/.test(JSON.stringify(toMoney(minor))),
      ),
    );
  });

  test('rounds a share half up', () => {
    expect(shareOf(1005, 10)).toBe(101);
    expect(shareOf(1004, 10)).toBe(100);
    expect(shareOf(333, 7.25)).toBe(24);
  });
});
