/** @spec R76 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasOwnCalendar } from '#locales/calendars.ts';
import { locales } from '#locales/locales.ts';
import { asciiDigits } from '#locales/typed-numbers.ts';
import { formatDay, formatMessageTime, formatTime } from './dates.ts';

const spring = '2026-03-08T21:05:00Z';

test.each([
  ['en', 'UTC', '09:05 pm, 08 Mar, 2026'],
  ['en', 'Asia/Tehran', '12:35 am, 09 Mar, 2026'],
  ['en', 'America/New_York', '05:05 pm, 08 Mar, 2026'],
  ['ar', 'UTC', '08 مارس 2026، 09:05 م'],
  ['ir', 'UTC', '۱۷ اسفند ۱۴۰۴، ۰۹:۰۵ ب.ظ.'],
] as const)('A date in %s and %s is %s', (locale, timeZone, text) => {
  expect(formatMessageTime(spring, { locale, timeZone })).toBe(text);
});

test('A reader who chooses the Gregorian calendar reads it in the digits of the language', () => {
  const reader = { locale: 'ir', calendar: 'gregorian', timeZone: 'UTC' } as const;
  expect(formatDay(spring, reader)).toBe('۰۸ مارس ۲۰۲۶');
});

test.each([
  ['en', '12:00 am', '12:43 pm'],
  ['ar', '12:00 ص', '12:43 م'],
  ['ir', '۱۲:۰۰ ق.ظ.', '۱۲:۴۳ ب.ظ.'],
] as const)('Midnight and noon are shown as twelve in %s', (locale, midnight, noon) => {
  expect(formatTime('2026-01-02T00:00:00Z', { locale, timeZone: 'UTC' })).toBe(midnight);
  expect(formatTime('2026-01-02T12:43:00Z', { locale, timeZone: 'UTC' })).toBe(noon);
});

test('Any day of the Gregorian calendar has its day and its year in every language', () => {
  const days = fc.date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...locales), (date, locale) => {
      const shown = asciiDigits(formatDay(date, { locale, calendar: 'gregorian', timeZone: 'UTC' }));
      expect(shown.match(/\d+/g)).toEqual([String(date.getUTCDate()).padStart(2, '0'), String(date.getUTCFullYear())]);
    }),
  );
});

test('The Persian year begins at the spring equinox', () => {
  const day = (text: string) => formatDay(text, { locale: 'ir', timeZone: 'Asia/Tehran' });
  expect(day('2026-03-20T12:00:00Z')).toBe('۲۹ اسفند ۱۴۰۴');
  expect(day('2026-03-21T12:00:00Z')).toBe('۰۱ فروردین ۱۴۰۵');
});

test('A calendar of its own is found by the tag of the language', () => {
  expect(locales.filter(hasOwnCalendar)).toEqual(['ir']);
});

test('An invalid date is shown as nothing', () => {
  expect(formatMessageTime('yesterday', { locale: 'en' })).toBe('');
  expect(formatDay(Number.NaN, { locale: 'ar' })).toBe('');
});
