/**
 * Reads the URL of a product list, which a user may have edited by hand.
 *
 * @spec R82, R83
 */
import { describe, expect, test } from 'vitest';
import { productQueryOf } from './product-query.ts';
import { pageIn, readProductSearch, writeProductSearch } from './product-search.ts';

describe('the sort order in the address of a list', () => {
  test('is one of those that a shopper can choose', () => {
    expect(readProductSearch(new URLSearchParams('sort=newest')).sort).toBe('newest');
  });

  test.each(['constructor', 'toString', '__proto__', 'sideways', ''])('is dropped when it is "%s"', (sort) => {
    expect(readProductSearch(new URLSearchParams({ sort }))).toEqual({ page: 1 });
  });
});

test('The size and the colour of an address are filters of the call, and stay in the address', () => {
  const state = readProductSearch(new URLSearchParams('size=2&color=9'));
  expect(productQueryOf(state)).toMatchObject({ size_id: '2', color_id: '9' });
  expect(String(writeProductSearch(state))).toBe('size=2&color=9');
});

test('A limit that was typed in another currency is whole cents for the call, and stays in the address', () => {
  const state = readProductSearch(new URLSearchParams({ min: '0.2722941', max: '2.722941' }));
  expect(productQueryOf(state)).toMatchObject({ min_price: 0.27, max_price: 2.72 });
  expect(writeProductSearch(state).get('max')).toBe('2.722941');
});

test.each(['0', '0.5', '-1', 'NaN'])('The page "%s" of an address is the first', (page) => {
  expect(readProductSearch(new URLSearchParams({ page }))).toEqual({ page: 1 });
});

test('A page beyond what a back end takes is the last that it takes', () => {
  expect(readProductSearch(new URLSearchParams({ page: '99999' }))).toEqual({ page: 10_000 });
});

describe('a filter of several values', () => {
  test('stays in the address, and one value is sent as every back end understands it', () => {
    const one = readProductSearch(new URLSearchParams('brand=3'));
    expect(productQueryOf(one)).toMatchObject({ brand_id: '3' });
    expect(productQueryOf(one)).not.toHaveProperty('brand_ids');
    const two = readProductSearch(new URLSearchParams('brand=3,7&size=2'));
    expect(productQueryOf(two)).toMatchObject({ brand_id: '3', brand_ids: '3,7', size_id: '2' });
    expect(writeProductSearch(two).get('brand')).toBe('3,7');
  });

  test.each(['', ',', ',,'])('of nothing but "%s" filters nothing', (brand) => {
    const query = productQueryOf(readProductSearch(new URLSearchParams({ brand })));
    expect(query).not.toHaveProperty('brand_id');
    expect(query).not.toHaveProperty('brand_ids');
  });
});

describe('the number of further pages', () => {
  test('is in the address, at most twenty, and no part of the call', () => {
    expect(readProductSearch(new URLSearchParams('more=2&page=3'))).toEqual({ page: 3, more: 2 });
    expect(readProductSearch(new URLSearchParams('more=999')).more).toBe(20);
    expect(readProductSearch(new URLSearchParams('more=x'))).toEqual({ page: 1 });
    expect(productQueryOf({ page: 1, more: 2 })).not.toHaveProperty('more');
    expect(String(writeProductSearch({ page: 1, more: 2 }))).toBe('more=2');
  });

  test('is left out of the address of one of those pages', () => {
    expect(String(pageIn(new URLSearchParams('brand=3&more=2'), 2))).toBe('brand=3&page=2');
  });
});
