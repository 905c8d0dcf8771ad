import { expect, test } from 'vitest';
import { formatDay } from '#src/i18n/dates.ts';
import { returnDay } from './return-day.ts';

const dates = {
  day: (moment: Date | string | number) => formatDay(moment, { locale: 'ar', timeZone: 'UTC' }),
} as never;

test.each([
  ['its moment', { created_at: '2025-03-06T10:00:00Z', return_date: '05 March, 2025' }, '06 مارس 2025'],
  ['its words, without a moment', { return_date: '05 March, 2025' }, '05 مارس 2025'],
  ['what the back end wrote, where those are no date', { return_date: 'Yesterday' }, 'Yesterday'],
])('The day of a return is that of %s', (_, returned, day) => {
  expect(returnDay(dates, returned)).toBe(day);
});
