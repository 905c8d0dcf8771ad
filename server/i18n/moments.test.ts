/** @spec R75, R76 */
import { expect, test } from 'vitest';
import { dayText, momentText } from './moments.ts';
import { translate } from './translate.ts';

const evening = new Date('2026-03-08T21:05:00Z');

test.each([
  ['en', 'Europe/London', '8 March 2026 at 21:05 United Kingdom Time'],
  ['en', 'Asia/Tehran', '9 March 2026 at 00:35 Iran Time'],
  ['ar', 'Asia/Riyadh', '9 مارس 2026 في 12:05 ص توقيت السعودية'],
  ['ir', 'Asia/Tehran', '۱۸ اسفند ۱۴۰۴ ساعت ۰۰:۳۵ (وقت ایران)'],
] as const)('A moment in %s and %s is %s', (locale, timeZone, text) => {
  expect(momentText(evening, locale, timeZone).replace(/[\u00a0\u202f\u200f]/g, ' ')).toBe(text);
});

test.each([
  ['en', '9 March 2026'],
  ['ar', '9 مارس 2026'],
  ['ir', '۱۸ اسفند ۱۴۰۴'],
] as const)('A day on a document in %s is %s, in the time zone of the shop', (locale, text) => {
  expect(dayText(evening, locale, 'Asia/Tehran')).toBe(text);
});

test('The server writes its numbers in the digits of the language, and leaves codes', () => {
  expect(translate('ir', ['Page {page} of {pages}', { page: 2, pages: 13 }])).toMatch(/۲.*۱۳/);
  expect(translate('ir', ['Order {code}', { code: '#1042' }])).toContain('#1042');
});
