import { expect, test } from 'vitest';
import { categoryPath, isCategoryOf } from './category-path.ts';

test.each([
  [{ id: 7, slug: 'fruit' }, '/categories/fruit'],
  [{ id: 7 }, '/categories/7'],
  [{ id: 7, slug: '' }, '/categories/7'],
  [{ id: 7, slug: '2024' }, '/categories/7'],
  [{ id: 'cat_7', slug: '' }, '/categories/id%3Acat_7'],
])('The path of the category %j is %s, and leads back to it', (category, path) => {
  expect(categoryPath(category)).toBe(path);
  expect(isCategoryOf(category, decodeURIComponent(path.split('/').at(-1) ?? ''))).toBe(true);
});
