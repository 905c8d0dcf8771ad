import { expect, test } from 'vitest';
import { productsIn } from './shown-products.ts';

const card = (id: number, slug = '') => `{"id":${id},${slug}"is_digital":false,"shop":{"id":9},"unit":{"id":8}}`;

test('The products of a response are found by their ids, and no other ids are', () => {
  const text = `{"data":{"product":${card(1, '"slug":"milk",')},"related":[${card(2)},${card(3)}],"id":7}}`;
  expect(productsIn(['getProduct', 'listCategories'], text)).toEqual(new Set([1, 2, 3]));
});

test('A response without products shows none', () => {
  expect(productsIn(['listShops'], '{"shops":[{"id":1}]}')).toEqual(new Set());
});

test('A response may show any product if one has no id in its place', () => {
  expect(productsIn(['listProducts'], `[${card(1)},{"is_digital":false,"id":2}]`)).toBeUndefined();
});

test('A response may show any product if an operation is not known to show cards alone', () => {
  expect(productsIn(['listProducts', 'getBlog'], `[${card(1)}]`)).toBeUndefined();
});
