/** @spec R82 */
import { expect, test } from 'vitest';
import { filterCount, toggled, without } from './list-place.ts';

test('A press on a value adds it, and another press takes it off', () => {
  const one = toggled({ page: 3, more: 2 }, 'brand', '3');
  expect(one).toEqual({ brand: '3', page: 1 });
  const two = toggled(one, 'brand', '7');
  expect(two).toEqual({ brand: '3,7', page: 1 });
  expect(toggled(two, 'brand', '3')).toEqual({ brand: '7', page: 1 });
  expect(toggled({ brand: '7', page: 1 }, 'brand', '7')).toEqual({ page: 1 });
});

test('For a back end that takes one value, another one takes its place', () => {
  expect(toggled({ brand: '3', page: 1 }, 'brand', '7', true)).toEqual({ brand: '7', page: 1 });
  expect(toggled({ brand: '3', page: 1 }, 'brand', '3', true)).toEqual({ page: 1 });
});

test('Each value counts as a filter', () => {
  expect(filterCount({ brand: '3,7', size: '2', page: 1 }, undefined)).toBe(3);
});

test('Another filter begins the list anew, without further pages', () => {
  expect(without({ brand: '3', page: 2, more: 4 })).toEqual({ brand: '3', page: 1 });
});
