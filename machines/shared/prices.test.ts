import { expect, test } from 'vitest';
import { pricesOf } from './prices.ts';

test.each([
  ['a discount', { price: 5, discount_price: 4, discount_percentage: 20 }, { now: 4, before: 5, percent: 20 }],
  ['no discount', { price: 5, discount_price: 0, discount_percentage: 0 }, { now: 5, before: undefined, percent: 0 }],
  // The cart charges it, so nothing else may stand on the card.
  ['a sale that is dearer', { price: 5, discount_price: 6, discount_percentage: 0 }, { now: 6, percent: 0 }],
  ['a discount of next to nothing', { price: 250, discount_price: 249, discount_percentage: 0.4 }, { percent: 1 }],
  ['a discount of next to everything', { price: 250, discount_price: 1, discount_percentage: 0 }, { percent: 99 }],
])('A product with %s shows the price that is charged', (_, priced, prices) => {
  expect(pricesOf(priced)).toMatchObject(prices);
});
