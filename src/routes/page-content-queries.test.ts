import { expect, test } from 'vitest';
import { productQuery } from './page-content-queries.ts';

test('A product is named by its number, or by a text that may be its id or its slug', () => {
  expect(productQuery('41').params).toEqual({ product_id: '41' });
  expect(productQuery('rice-41').params).toEqual({ product_id: 'rice-41', slug: 'rice-41' });
});
