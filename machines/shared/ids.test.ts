import { describe, expect, test } from 'vitest';
import { hasId, isSameId, toggledId, withId, withoutId } from './ids.ts';

describe('Two ids', () => {
  test.each([
    [41, '41', true],
    ['prod_1', 'prod_1', true],
    [null, undefined, true],
    [41, 4, false],
    [0, undefined, false],
    ['prod_1', 'prod_10', false],
  ])('%j and %j are the same: %s', (one, other, is) => expect(isSameId(one, other)).toBe(is));
});

test('A list of ids finds, adds and removes an id of either type', () => {
  expect(hasId([3, 'a'], '3')).toBe(true);
  expect(hasId([3, ''], undefined)).toBe(false);
  expect(withId(['3', 'a'], 3)).toEqual(['a', 3]);
  expect(withoutId([3, 'a'], '3')).toEqual(['a']);
  expect(toggledId(toggledId([3], 'a'), '3')).toEqual(['a']);
});
