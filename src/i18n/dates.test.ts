import { expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { formatDay, formatMessageTime } from './dates.ts';

const spring = '2026-03-08T21:05:00Z';

test.each([
  ['en', 'UTC', '09:05 pm, 08 Mar, 2026'],
  ['en', 'Asia/Tehran', '12:35 am, 09 Mar, 2026'],
  ['en', 'America/New_York', '05:05 pm, 08 Mar, 2026'],
  ['ar', 'UTC', '09:05 م, 08 مارس, 2026'],
  ['ir', 'UTC', '09:05 ب.ظ., 08 مارس, 2026'],
] as const)('A date in %s and %s is %s', (locale, zone, text) => {
  expect(formatMessageTime(spring, locale, zone)).toBe(text);
});

test.each([
  ['en', '12:00 am, 02 Jan, 2026', '12:43 pm, 02 Jan, 2026'],
  ['ar', '12:00 ص, 02 يناير, 2026', '12:43 م, 02 يناير, 2026'],
  ['ir', '12:00 ق.ظ., 02 ژانویه, 2026', '12:43 ب.ظ., 02 ژانویه, 2026'],
] as const)('Midnight and noon are shown as twelve in %s', (locale, midnight, noon) => {
  expect(formatMessageTime('2026-01-02T00:00:00Z', locale, 'UTC')).toBe(midnight);
  expect(formatMessageTime('2026-01-02T12:43:00Z', locale, 'UTC')).toBe(noon);
});

test.each(locales)('Dates in %s have Gregorian years and Latin digits', (locale) => {
  expect(formatDay(spring, locale, 'UTC')).toMatch(/^08 .+, 2026$/);
});

test('An invalid date is shown as nothing', () => {
  expect(formatMessageTime('yesterday', 'en')).toBe('');
  expect(formatDay(Number.NaN, 'ar')).toBe('');
});
