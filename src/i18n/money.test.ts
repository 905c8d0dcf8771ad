import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, toMinor } from './money.ts';

const dollars = { symbol: '$', rate_from_default: 1 };

test.each([
  [12.5, '12.50$'],
  [0, '0.00$'],
  [0.05, '0.05$'],
  [1.005, '1.01$'],
  [8.575, '8.58$'],
  [-1.005, '-1.01$'],
  [1234567.891, '1,234,567.89$'],
  [999.995, '1,000.00$'],
  [1e21, '1,000,000,000,000,000,000,000.00$'],
  [1e-7, '0.00$'],
  [Number.NaN, '0.00$'],
  [Number.POSITIVE_INFINITY, '0.00$'],
])('The amount %d is shown as %s', (amount, text) => {
  expect(formatMoney(amount, dollars)).toBe(text);
});

test.each([
  [12.5, '$12.50'],
  [-1.005, '-$1.01'],
])('With the position prefix the amount %d is shown as %s', (amount, text) => {
  expect(formatMoney(amount, { ...dollars, position: 'prefix' })).toBe(text);
});

test.each([Number.NaN, -2, Number.POSITIVE_INFINITY])('A rate of %d counts as 1', (rate) => {
  expect(formatMoney(10, { symbol: '€', rate_from_default: rate })).toBe('10.00€');
});

test('The rate of the selected currency applies before rounding', () => {
  expect(formatMoney(19.99, { symbol: 'د.إ', rate_from_default: 3.6725 })).toBe('73.41د.إ');
});

test('Any amount at any rate has two decimals and the symbol', () => {
  const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const rate = fc.double({ min: 0, max: 1e5, noNaN: true });
  const symbol = fc.constantFrom('$', '€', 'AED', '﷼', 'د.إ');
  fc.assert(
    fc.property(amount, rate, symbol, (value, factor, sign) => {
      expect(formatMoney(value, { symbol: sign, rate_from_default: factor })).toMatch(/^-?[\d,]*\d\.\d{2}.+$/);
    }),
    { numRuns: 2000 },
  );
});

test('Whole cents stay exact at rate 1', () => {
  fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => toMinor(cents / 100) === BigInt(cents)));
});
