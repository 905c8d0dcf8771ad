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
  expect(formatMoney(amount, dollars, 'en')).toBe(text);
});

test.each([
  [12.5, '$12.50'],
  [-1.005, '-$1.01'],
])('With the position prefix the amount %d is shown as %s', (amount, text) => {
  expect(formatMoney(amount, { ...dollars, position: 'prefix' }, 'en')).toBe(text);
});

test.each([Number.NaN, -2, Number.POSITIVE_INFINITY])('A rate of %d counts as 1', (rate) => {
  expect(formatMoney(10, { symbol: '€', rate_from_default: rate }, 'en')).toBe('10.00€');
});

test('The rate of the selected currency applies before rounding', () => {
  expect(formatMoney(19.99, { symbol: 'AED', rate_from_default: 3.6725 }, 'en')).toBe('73.41AED');
});

test('Any amount at any rate has two decimals and the symbol', () => {
  const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const rate = fc.double({ min: 0, max: 1e5, noNaN: true });
  const symbol = fc.constantFrom('$', '€', 'AED', 'CHF');
  fc.assert(
    fc.property(amount, rate, symbol, (value, factor, sign) => {
      expect(formatMoney(value, { symbol: sign, rate_from_default: factor }, 'en')).toMatch(/^-?[\d,]*\d\.\d{2}.+$/);
    }),
    { numRuns: 2000 },
  );
});

test('Whole cents stay exact at rate 1', () => {
  fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => toMinor(cents / 100) === BigInt(cents)));
});

test('A sign stands on one side of every price, whatever its neighbours are', async () => {
  const { visualRuns } = await import('#server/documents/bidi.ts');
  const seen = (text: string, base: 'ltr' | 'rtl') =>
    visualRuns(text, base)
      .map((run) => (run.direction === 'rtl' ? [...run.text].reverse().join('') : run.text))
      .join('')
      .replace(/[\u2066-\u2069]/g, '');
  const price = (amount: number) => formatMoney(amount, { symbol: 'ر.س', rate_from_default: 1 }, 'ar');
  const line = seen(`قبل ${price(16.43)} الآن ${price(8.21)}`, 'rtl');
  const alone = seen(price(8.21), 'ltr');
  expect(line).toContain(alone);
  expect(line).toContain(seen(price(16.43), 'rtl'));
  expect(alone.endsWith('8.21')).toBe(true);
});
