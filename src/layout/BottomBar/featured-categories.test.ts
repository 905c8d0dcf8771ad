import { expect, test } from 'vitest';
import type { Category } from '#machines/query/contract.types.ts';
import { featuredCategories } from './MegaMenu.tsx';

const categories = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }) as Category);
const featuredOf = (count: number) => featuredCategories(categories(count)).map(({ id }) => id);

test('Featured categories are the first four that the popular ones leave out', () => {
  expect(featuredOf(13)).toEqual([9, 10, 11, 12]);
});

test('Where too few categories are left, the first ones fill the places, each once', () => {
  expect(featuredOf(10)).toEqual([9, 10, 1, 2]);
  expect(featuredOf(8)).toEqual([1, 2, 3, 4]);
  expect(featuredOf(3)).toEqual([1, 2, 3]);
  expect(featuredOf(0)).toEqual([]);
});
