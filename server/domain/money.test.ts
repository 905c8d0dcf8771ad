import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedFor, fromGateway, groupedAmount, toGateway, unitOf } from './money.ts';

test('Amounts in documents have two decimals and commas between thousands', () => {
  const expected = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
      expect(groupedAmount(minor)).toBe(expected.format(minor / 100));
    }),
  );
});

test('The gateway charges every whole amount of a currency as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), fc.constantFrom('JPY', 'ISK', 'USD', 'KWD'), (count, currency) => {
      const amount = count * unitOf(currency);
      expect(fromGateway(toGateway(amount, currency), currency)).toBe(amount);
      expect(chargedFor([amount], currency)).toBe(amount);
    }),
  );
  expect(['JPY', 'isk', 'USD', 'KWD'].map(unitOf)).toEqual([100, 100, 1, 1]);
});
