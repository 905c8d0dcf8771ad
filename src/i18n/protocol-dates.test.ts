import { expect, test } from 'vitest';
import { formatDay, formatMessageTime } from './dates.ts';
import { momentOf } from './protocol-dates.ts';

test('Days and times of the protocol are parsed as UTC', () => {
  const iso = (text: string) => new Date(momentOf(text)).toISOString();
  expect(iso('05 March, 2025')).toBe('2025-03-05T00:00:00.000Z');
  expect(iso('March 05, 2025')).toBe('2025-03-05T00:00:00.000Z');
  expect(iso('31 December, 2026 12:05 AM')).toBe('2026-12-31T00:05:00.000Z');
  expect(iso('31 December, 2026 12:05 PM')).toBe('2026-12-31T12:05:00.000Z');
  expect(iso('01 May, 2026 03:07 PM')).toBe('2026-05-01T15:07:00.000Z');
});

test('A malformed date is shown as it came', () => {
  for (const text of ['', '5 March 2025', '05 Marsch, 2025', 'Marsch 05, 2025', '2025-03-05']) {
    expect(momentOf(text)).toBeNaN();
    expect(formatDay(momentOf(text), { locale: 'en' }) || text).toBe(text);
  }
});

test('Dates are shown in the language of the page', () => {
  expect(formatDay(momentOf('05 March, 2025'), { locale: 'ar', timeZone: 'UTC' })).toBe('05 مارس 2025');
  expect(formatMessageTime(momentOf('05 March, 2025 03:07 PM'), { locale: 'en', timeZone: 'UTC' })).toBe(
    '03:07 pm, 05 Mar, 2025',
  );
});
