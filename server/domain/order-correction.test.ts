/** @spec R106 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctedSums } from './order-correction.ts';

const cents = fc.integer({ min: 0, max: 50_000 });
const line = fc
  .record({
    ordered: fc.integer({ min: 1, max: 9 }),
    unitPrice: cents,
    saved: cents,
    left: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ ordered, left, unitPrice, saved }) => {
    const quantity = Math.min(left, ordered);
    return { quantity, missing: ordered - quantity, replaces: null, unitPrice, priceBeforeDiscount: unitPrice + saved };
  });
const asOrdered = <Row extends { quantity: number; missing: number }>(row: Row): Row => ({
  ...row,
  quantity: row.quantity + row.missing,
  missing: 0,
});
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    delivery: cents,
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ lines, delivery, share }) => {
    const total = lines.map(asOrdered).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    return { lines, delivery, coupon: Math.floor((total * share) / 100) };
  });
const percentages = [5, 1.25];

describe('corrected sums', () => {
  test('are the agreed ones while everything is delivered', () => {
    fc.assert(
      fc.property(order, ({ lines, delivery, coupon }) => {
        const sums = correctedSums(lines.map(asOrdered), percentages, { delivery, coupon });
        expect(sums).toMatchObject({ delivery, couponDiscount: coupon });
        expect(sums.payable).toBe(sums.total + delivery + sums.tax - coupon);
      }),
    );
  });

  test('never grow, and never take more off than the goods cost', () => {
    fc.assert(
      fc.property(order, ({ lines, delivery, coupon }) => {
        const before = correctedSums(lines.map(asOrdered), percentages, { delivery, coupon });
        const after = correctedSums(lines, percentages, { delivery, coupon });
        for (const name of ['total', 'discount', 'couponDiscount', 'delivery', 'tax', 'payable'] as const)
          expect(after[name]).toBeLessThanOrEqual(before[name]);
        expect(after.couponDiscount).toBeLessThanOrEqual(after.total);
        expect(after.payable).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('are whole in a currency without parts: a yen is divided as a cent is', () => {
    const inYen = <Row extends { unitPrice: number; priceBeforeDiscount: number }>(row: Row): Row => ({
      ...row,
      unitPrice: row.unitPrice * 100,
      priceBeforeDiscount: row.priceBeforeDiscount * 100,
    });
    fc.assert(
      fc.property(order, ({ lines, delivery, coupon }) => {
        const { taxes, ...sums } = correctedSums(lines, percentages, { delivery, coupon });
        const agreed = { delivery: delivery * 100, coupon: coupon * 100 };
        const yen = correctedSums(lines.map(inYen), percentages, agreed, 100);
        expect(yen.taxes).toEqual(taxes.map((amount) => amount * 100));
        for (const [name, amount] of Object.entries(sums)) expect(yen).toHaveProperty(name, amount * 100);
      }),
    );
  });

  test('count a replacement instead of what it replaces', () => {
    const bread = { quantity: 1, missing: 1, replaces: null, unitPrice: 300, priceBeforeDiscount: 300 };
    const roll = { quantity: 1, missing: 0, replaces: 1, unitPrice: 200, priceBeforeDiscount: 250 };
    expect(correctedSums([bread, roll], [10], { coupon: 60, delivery: 100 })).toEqual({
      ...{ total: 500, discount: 50, couponDiscount: 50, delivery: 100, tax: 50, payable: 600, taxes: [50] },
    });
  });

  test('are nothing if nothing is left', () => {
    const gone = { quantity: 0, missing: 2, replaces: null, unitPrice: 300, priceBeforeDiscount: 300 };
    expect(correctedSums([gone], [10], { coupon: 60, delivery: 100 }).payable).toBe(0);
  });
});
