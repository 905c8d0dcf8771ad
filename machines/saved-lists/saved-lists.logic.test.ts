/** @spec R46, R87 */
import { expect, test } from 'vitest';
import { additionsOf, costOf, totalOf } from './saved-lists.logic.ts';
import type { SavedListLine } from './saved-lists.types.ts';

const tea = {
  product_id: 1,
  packaging_id: 11,
  name: 'Tea',
  unit: '250 g',
  price: 5,
  discount_price: 4.1,
  quantity: 3,
  stock: 9,
  is_for_sale: true,
} as SavedListLine;
const short = { ...tea, product_id: 2, discount_price: 0, stock: 2 };
const soldOut = { ...tea, product_id: 3, stock: 0 };
const gone = { ...tea, product_id: 4, is_for_sale: false };

test('A line costs its current price for as many as the shop has, and nothing if it cannot be had', () => {
  expect([tea, short, soldOut, gone].map(costOf)).toEqual([12.3, 10, 0, 0]);
  expect(totalOf([tea, short, soldOut, gone])).toBe(22.3);
});

test('What can be had goes into the cart, as many as the shop has', () => {
  expect(additionsOf([tea, short, soldOut, gone])).toEqual([
    { product_id: 1, packaging_id: 11, name: 'Tea', unit: '250 g', quantity: 3 },
    { product_id: 2, packaging_id: 11, name: 'Tea', unit: '250 g', quantity: 2 },
  ]);
});
