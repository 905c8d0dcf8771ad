/** The address of a product list, as somebody may have typed it. */
import { describe, expect, test } from 'vitest';
import { readProductSearch } from './product-search.ts';

describe('the sort order in the address of a list', () => {
  test('is one of those that a shopper can choose', () => {
    expect(readProductSearch(new URLSearchParams('sort=newest')).sort).toBe('newest');
  });

  test.each(['constructor', 'toString', '__proto__', 'sideways', ''])('is dropped when it is "%s"', (sort) => {
    expect(readProductSearch(new URLSearchParams({ sort }))).toEqual({ page: 1 });
  });
});
