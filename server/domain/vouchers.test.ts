/** Vouchers: when they count, and that they never take more than there is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMoney } from './money.ts';
import {
  chosenVoucher,
  couponRule,
  discountOf,
  isOffered,
  type OwnVoucher,
  outcomeOfCode,
  violationOf,
} from './vouchers.ts';

const now = new Date('2026-06-10T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const voucher = (more: Partial<OwnVoucher> = {}): OwnVoucher => ({
  id: 1,
  shopId: 1,
  code: 'TEN',
  discountType: 'Percentage',
  discount: 10,
  minOrderAmount: 0,
  maxDiscountAmount: 0,
  limitPerUser: 1,
  limitTotal: null,
  used: 0,
  startsAt: hours(-1),
  endsAt: hours(1),
  isActive: true,
  usedByShopper: 0,
  ...more,
});

describe('a voucher', () => {
  test.each<[string, Partial<OwnVoucher>, number, string | undefined]>([
    ['counts', {}, 100, undefined],
    ['counts from its first moment', { startsAt: now }, 100, undefined],
    ['counts from exactly its minimum', { minOrderAmount: 100 }, 100, undefined],
    ['is too small below its minimum', { minOrderAmount: 101 }, 100, 'tooSmall'],
    ['has ended in its last moment', { endsAt: now }, 100, 'ended'],
    ['has ended when the shop took it back', { isActive: false }, 100, 'ended'],
    ['is unknown before it begins', { startsAt: hours(0.5) }, 100, 'unknown'],
    ['is used up at its limit', { limitTotal: 3, used: 3 }, 100, 'usedUp'],
    ['counts one below its limit', { limitTotal: 3, used: 2 }, 100, undefined],
    ['was used by this shopper', { usedByShopper: 1 }, 100, 'alreadyUsed'],
    ['counts twice where twice is allowed', { usedByShopper: 1, limitPerUser: 2 }, 100, undefined],
  ])('%s', (_, more, subtotal, violation) => {
    expect(violationOf(voucher(more), subtotal, now)).toBe(violation);
  });

  test('is offered exactly while it could apply to somebody', () => {
    const offered = (more: Partial<OwnVoucher>) => isOffered(voucher(more), now);
    expect([offered({}), offered({ usedByShopper: 1 })]).toEqual([true, true]);
    const gone = [{ isActive: false }, { endsAt: now }, { startsAt: hours(0.5) }, { limitTotal: 1, used: 1 }];
    expect(gone.map(offered)).toEqual([false, false, false, false]);
  });

  test('subtracts a share up to its cap, or an amount', () => {
    expect(discountOf(voucher(), 1_995)).toBe(200);
    expect(discountOf(voucher({ maxDiscountAmount: 150 }), 1_995)).toBe(150);
    expect(discountOf(voucher({ discountType: 'Amount', discount: 500 }), 1_995)).toBe(500);
    expect(discountOf(voucher({ discountType: 'Amount', discount: 500, maxDiscountAmount: 100 }), 1_995)).toBe(500);
  });

  test('never subtracts more than the price of the goods, in whole cents', () => {
    const any = fc.record({
      discountType: fc.constantFrom('Percentage' as const, 'Amount' as const),
      discount: fc.integer({ min: 1, max: 100 }),
      maxDiscountAmount: fc.integer({ min: 0, max: 5_000 }),
    });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 50_000_000 }), (more, subtotal) => {
        const discount = discountOf(voucher(more), subtotal);
        expect(Number.isSafeInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(Math.round(toMoney(discount) * 100)).toBe(discount);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the choice among vouchers', () => {
  const first = voucher({ id: 1 });
  const second = voucher({ id: 2, discount: 20 });
  const elsewhere = voucher({ id: 3, shopId: 2 });

  test('takes the first collected voucher of the shop, or the next that applies', () => {
    const collected = [elsewhere, first, second];
    expect(chosenVoucher({ coded: [], collected }, 1, 100, now)?.id).toBe(1);
    const spent = [voucher({ usedByShopper: 1 }), second];
    expect(chosenVoucher({ coded: [], collected: spent }, 1, 100, now)?.id).toBe(2);
    expect(chosenVoucher({ coded: [], collected }, 3, 100, now)).toBeUndefined();
  });

  test('prefers the voucher of the code, and the other shops keep theirs', () => {
    const vouchers = { coded: [second], collected: [first, elsewhere] };
    const rule = couponRule(vouchers, now);
    expect([rule(1, 1_000, 1), rule(2, 1_000, 1), rule(3, 1_000, 1)]).toEqual([200, 100, 0]);
  });

  test('keeps the collected voucher when the code does not apply', () => {
    const vouchers = { coded: [voucher({ id: 2, minOrderAmount: 5_000 })], collected: [first] };
    expect(chosenVoucher(vouchers, 1, 100, now)?.id).toBe(1);
    expect(outcomeOfCode(vouchers, [{ shopId: 1, total: 100 }], now).violation).toBe('tooSmall');
  });

  test('applies a code of two shops where it applies to one', () => {
    const vouchers = { coded: [voucher({ endsAt: now }), elsewhere], collected: [] };
    const shops = [
      { shopId: 1, total: 100 },
      { shopId: 2, total: 100 },
    ];
    expect(outcomeOfCode(vouchers, shops, now)).toEqual({ voucher: elsewhere, violation: undefined });
    expect(outcomeOfCode({ coded: [], collected: [first] }, shops, now).violation).toBe('unknown');
  });

  test('applies no code of a shop without goods', () => {
    const vouchers = { coded: [elsewhere], collected: [] };
    expect(outcomeOfCode(vouchers, [{ shopId: 1, total: 100 }], now).violation).toBe('unknown');
  });
});
