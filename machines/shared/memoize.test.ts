import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('A result is computed once for each object, also where it is 0, empty or null', () => {
  const results = [{}, 0, '', null];
  const compute = vi.fn((key: { at: number }) => results[key.at]);
  const read = memoize(compute);
  const keys = results.map((_, at) => ({ at }));
  for (const key of [...keys, ...keys]) expect(read(key)).toBe(results[key.at]);
  expect(compute).toHaveBeenCalledTimes(keys.length);
});
