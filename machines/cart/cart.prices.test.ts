import { describe, expect, test } from 'vitest';
import { sum, times } from '../shared/amounts.ts';
import { checkoutLinePrice, groupSubtotal, linePrice } from './cart.prices.ts';

const line = { unit_price: 2.1, discount_price: 2.5, price: 3 };

describe('the prices of the cart', () => {
  test.each([
    [line, 2.1],
    [{ ...line, unit_price: 0 }, 2.5],
    [{ discount_price: 2.5, price: 3 }, 2.5],
    [{ discount_price: 0, price: 3 }, 3],
  ])('a cart line %o costs %d', (priced, price) => expect(linePrice(priced)).toBe(price));

  test.each([
    [line, 2.5],
    [{ ...line, discount_price: 0 }, 3],
  ])('a checkout line %o costs %d', (priced, price) => expect(checkoutLinePrice(priced)).toBe(price));

  test('are summed in whole minor units: 0.1 + 0.2 is 0.3, and 3 x 1.1 is 3.3', () => {
    expect(sum([0.1, 0.2])).toBe(0.3);
    expect(times(1.1, 3)).toBe(3.3);
  });

  test('make a shop’s subtotal out of its lines', () => {
    const lines = [
      { price: 1.1, discount_price: 0, quantity: 3 },
      { price: 3, discount_price: 2.35, quantity: 2 },
    ];
    expect(groupSubtotal(lines)).toBe(8);
    expect(groupSubtotal(lines, checkoutLinePrice)).toBe(8);
  });

  test('leave a line that is sold out out of its shop’s subtotal', () => {
    const tea = { price: 3, discount_price: 2.5, quantity: 2 };
    expect(groupSubtotal([tea, { ...tea, stock: 0 }])).toBe(5);
    expect(groupSubtotal([tea, { ...tea, stock: 0 }], checkoutLinePrice)).toBe(5);
  });
});
