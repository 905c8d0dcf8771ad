/** Reads the URL of a product list, which a user may have edited by hand. */
import { describe, expect, test } from 'vitest';
import { productQueryOf, readProductSearch, writeProductSearch } from './product-search.ts';

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

test('A page beyond what a back end takes is the last that it takes', () => {
  expect(readProductSearch(new URLSearchParams({ page: '99999' }))).toEqual({ page: 10_000 });
});
