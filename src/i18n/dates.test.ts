import { expect, test } from 'vitest';
import { formatDay, formatMessageTime } from './dates.ts';

const spring = '2026-03-08T21:05:00Z';

test.each([
  ['en', 'UTC', '09:05 pm, 08 Mar, 2026'],
  ['en', 'Asia/Tehran', '12:35 am, 09 Mar, 2026'],
  ['en', 'America/New_York', '05:05 pm, 08 Mar, 2026'],
  ['ar', 'UTC', '09:05 م, 08 مارس, 2026'],
  ['ir', 'UTC', '09:05 ب.ظ., 08 مارس, 2026'],
] as const)('%s in %s: %s', (locale, zone, text) => {
  expect(formatMessageTime(spring, locale, zone)).toBe(text);
});

test('midnight and noon are twelve', () => {
  expect(formatMessageTime('2026-01-02T00:00:00Z', 'en', 'UTC')).toBe('12:00 am, 02 Jan, 2026');
  expect(formatMessageTime('2026-01-02T12:00:00Z', 'en', 'UTC')).toBe('12:00 pm, 02 Jan, 2026');
});

test.each(['en', 'ar', 'ir'] as const)('%s: Gregorian years and Latin digits', (locale) => {
  expect(formatDay(spring, locale, 'UTC')).toMatch(/^08 .+, 2026$/);
});

test('what is no date is written as nothing', () => {
  expect(formatMessageTime('yesterday', 'en')).toBe('');
  expect(formatDay(Number.NaN, 'ar')).toBe('');
});
