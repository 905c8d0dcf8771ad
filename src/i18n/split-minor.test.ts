import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seed } from '#tests/support/data/random.ts';
import { converted, toMinor } from './money.ts';
import { splitMinor } from './split-minor.ts';

const cents = fc.integer({ min: -100_000, max: 10_000_000 });
const rate = fc.double({ min: 1e-7, max: 1e5, noNaN: true });
const added = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

test(`The parts add up to their sum, each within one minor unit of its value (LARDER_TEST_SEED=${seed})`, () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 30 }), rate, (all, factor) => {
      const amounts = all.map((amount) => amount / 100);
      const total = toMinor(all.reduce((sum, amount) => sum + amount, 0) / 100, factor);
      const parts = splitMinor(total, amounts, factor);
      expect(added(parts)).toBe(total);
      for (const [index, part] of parts.entries()) {
        const { units, places } = converted(amounts[index] ?? 0, factor);
        const scale = 10n ** BigInt(places);
        const off = part * scale - units * 100n;
        expect(off > -scale && off < scale).toBe(true);
      }
    }),
    { seed, numRuns: 500 },
  );
});

test('Whole amounts stay unchanged', () => {
  expect(splitMinor(1124n, [7.86, -0, 2.99, 0.39])).toEqual([786n, 0n, 299n, 39n]);
});

test('Amounts that are not parts of the total are rounded alone', () => {
  expect(splitMinor(500n, [1.006, 2])).toEqual([101n, 200n]);
  expect(splitMinor(100n, [1, 2])).toEqual([100n, 200n]);
});

test('Amounts that were each rounded by themselves add up to the sum as well (R55)', () => {
  expect(splitMinor(1000n, [3.33, 3.33, 3.33])).toEqual([334n, 333n, 333n]);
  expect(splitMinor(-774n, [-2.58, -5.17])).toEqual([-258n, -516n]);
  expect(added(splitMinor(214_459n, [25.81], 83.1234))).toBe(214_459n);
});

test('Nothing is split into nothing', () => expect(splitMinor(0n, [])).toEqual([]));
