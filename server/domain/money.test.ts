import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedAmount } from './money.ts';

test('Amounts in documents have two decimals and commas between thousands', () => {
  const expected = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
      expect(groupedAmount(minor)).toBe(expected.format(minor / 100));
    }),
  );
});
