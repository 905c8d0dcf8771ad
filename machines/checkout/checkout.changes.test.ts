import { expect, test } from 'vitest';
import { aCart, aQuote } from '#tests/models/cart.ts';
import { amountBefore, linesGone, priceBefore, quantityBefore } from './checkout.changes.ts';

const before = aQuote(5, aCart({ tea: 2, milk: 1 }));
const after = aQuote(6, aCart({ tea: 1 }));
const [tea] = after.checkout_items[0]?.products ?? [];

test('amountBefore returns the shown amount only if it has changed', () => {
  expect(amountBefore(before, after, 'payable_amount')).toBe(5);
  expect(amountBefore(before, after, 'delivery_charge')).toBeUndefined();
  expect(amountBefore(undefined, after, 'payable_amount')).toBeUndefined();
});

test('priceBefore, quantityBefore and linesGone compare lines by product, packaging and options', () => {
  if (!tea) throw new Error('There is no tea.');
  expect(quantityBefore(before, tea)).toBe(2);
  expect(priceBefore(before, tea)).toBeUndefined();
  expect(priceBefore(before, { ...tea, discount_price: 2 })).toBe(2.5);
  expect(priceBefore(before, { ...tea, packaging_id: 1, discount_price: 2 })).toBeUndefined();
  const sized = { ...tea, size: { id: 2, name: 'L', price: 0 }, discount_price: 2 };
  expect(priceBefore(before, sized)).toBeUndefined();
  expect(linesGone(before, after).map(({ name }) => name)).toEqual(['Milk']);
  expect(linesGone(undefined, after)).toEqual([]);
});
