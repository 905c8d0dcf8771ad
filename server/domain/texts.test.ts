/** Counters, dates, codes and hours: the texts of the protocol. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abbreviated, withCommas } from './counters.ts';
import * as dates from './dates.ts';
import { isOpen, wasSeenLately } from './opening-hours.ts';
import { orderCode, orderNumber } from './order-codes.ts';
import { pagingOf } from './paging.ts';

const afternoon = new Date('2025-03-05T15:07:09Z');
const midnight = new Date('2025-12-31T00:00:00Z');

describe('a counter', () => {
  test('has thousands separators', () => {
    expect([0, 999, 1204, 1_234_567].map(withCommas)).toEqual(['0', '999', '1,204', '1,234,567']);
  });

  test('is abbreviated without exaggeration', () => {
    expect([0, 999, 1000, 1204, 1999, 999_999, 2_500_000].map(abbreviated)).toEqual([
      '0',
      '999',
      '1K',
      '1.2K',
      '1.9K',
      '999.9K',
      '2.5M',
    ]);
  });
});

describe('a date', () => {
  test('follows the patterns of the protocol', () => {
    expect(dates.isoMicroseconds(afternoon)).toBe('2025-03-05T15:07:09.000000Z');
    expect(dates.shortDateTime(afternoon)).toBe('05 Mar, 2025 03:07 PM');
    expect(dates.shortDate(afternoon)).toBe('05 Mar, 2025');
    expect(dates.longDate(afternoon)).toBe('05 March, 2025');
    expect(dates.longDateTime(afternoon)).toBe('05 March 2025 15:07');
    expect(dates.reviewDate(afternoon)).toBe('March 05, 2025');
    expect(dates.reviewDate(afternoon, 'ar')).toBe('5 مارس 2025');
    expect(dates.reviewDate(afternoon, 'ir')).toBe('۱۵ اسفند ۱۴۰۳');
    expect(dates.plainDateTime(afternoon)).toBe('2025-03-05 15:07:09');
  });

  test('shows midnight as twelve', () => {
    expect(dates.shortDateTime(midnight)).toBe('31 Dec, 2025 12:00 AM');
  });
});

describe('an order code', () => {
  test('has six digits', () => {
    expect(orderCode(77)).toBe('#LD000077');
  });

  test('is recognized in any spelling', () => {
    expect(['#LD000077', 'ld77', '77', ' #LD000077 '].map(orderNumber)).toEqual([77, 77, 77, 77]);
    expect(['', 'x', '#LD', '1e9', '-1'].map(orderNumber)).toEqual(Array(5).fill(undefined));
    fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999 }), (n) => orderNumber(orderCode(n)) === n));
  });
});

describe('the opening hours', () => {
  const hour = (hours: number) => hours * 60;

  test('include the first minute and not the last', () => {
    const day = { opensAt: '09:00:00', closesAt: '15:07:00' };
    expect([hour(9), hour(15) + 7].map((minute) => isOpen(day, minute))).toEqual([true, false]);
  });

  test('may extend past midnight or around the clock', () => {
    const night = { opensAt: '22:00', closesAt: '04:00' };
    expect([0, hour(15)].map((minute) => isOpen(night, minute))).toEqual([true, false]);
    expect(isOpen({ opensAt: '00:00', closesAt: '24:00' }, 0)).toBe(true);
  });

  test('are those of the clock on the wall of the shop, also after it was put forward', () => {
    const night = new Date('2025-03-04T23:30:00Z');
    expect(['UTC', 'Asia/Tokyo', 'America/New_York'].map((zone) => dates.minuteOfDay(night, zone))).toEqual([
      hour(23) + 30,
      hour(8) + 30,
      hour(18) + 30,
    ]);
    expect(dates.minuteOfDay(new Date('2025-07-01T09:00:00Z'), 'Europe/Paris')).toBe(hour(11));
  });

  test('count a shop as online for ten minutes after its last visit', () => {
    expect(wasSeenLately(null, afternoon)).toBe(false);
    expect(wasSeenLately(new Date(afternoon.getTime() - 600_000), afternoon)).toBe(true);
    expect(wasSeenLately(new Date(afternoon.getTime() - 600_001), afternoon)).toBe(false);
  });
});

describe('paging', () => {
  test('requires both parameters and has an upper limit', () => {
    expect(pagingOf({ page: 3 })).toEqual({ limit: 500, offset: 0 });
    expect(pagingOf({ page: 3, per_page: 12 })).toEqual({ limit: 12, offset: 24 });
    expect(pagingOf({ page: 2, per_page: 5000 })).toEqual({ limit: 100, offset: 100 });
  });
});
