/** @spec R59 */
import { describe, expect, test } from 'vitest';
import { noRice } from '#tests/models/order-actions.ts';
import { leftOut } from '../shared/added-lines.ts';
import { additionsOf, priceChange } from './order-actions.additions.ts';

describe('the goods that are still available', () => {
  const line = {
    id: 41,
    packaging_id: 97,
    name: 'Rice',
    unit: '500 g',
    order_qty: 3,
    price: 2,
    discount_price: 1.5,
  };
  const milk = { id: 42, packaging_id: null, name: 'Milk', unit: null, order_qty: 2, price: 1, discount_price: 0 };

  test('are limited by the stock, and counted whole in another packaging', () => {
    const few = { ...noRice, available: 1 };
    expect(additionsOf([line, milk, { ...line, packaging_id: 98 }], [few])).toMatchObject([
      { product_id: 41, packaging_id: 97, quantity: 1 },
      { product_id: 42, packaging_id: null, quantity: 2 },
      { product_id: 41, packaging_id: 98, quantity: 3 },
    ]);
    expect(additionsOf([line], [noRice])).toEqual([]);
  });

  test('have the names of their options where no packaging stands for them', () => {
    const options = { size: 'L', color: null };
    const additions = additionsOf([{ ...milk, ...options }, { ...line, ...options }, milk], []);
    expect(additions.map((addition) => addition.options)).toEqual([options, undefined, undefined]);
  });

  test('show what costs another amount in the cart than in the order', () => {
    const [rice, cow] = additionsOf([line, milk], []);
    const cartOf = (...products: object[]) => ({ cart_items: [{ products }] }) as never;
    const inCart = { id: 41, packaging_id: '97', price: 2.5, discount_price: 0 };
    expect(rice && priceChange(rice, cartOf({ ...inCart, packaging_id: 98 }, inCart))).toEqual({
      id: 41,
      packaging_id: 97,
      name: 'Rice',
      unit: '500 g',
      before: 1.5,
      now: 2.5,
    });
    expect(rice && priceChange(rice, cartOf({ ...inCart, unit_price: 1.5 }))).toBeUndefined();
    expect(rice && priceChange(rice, cartOf({ ...inCart, unit_price: 0 }))).toMatchObject({ now: 2.5 });
    expect(
      cow && priceChange(cow, cartOf({ id: 42, packaging_id: null, price: 3, discount_price: 0.8 })),
    ).toMatchObject({ before: 1, now: 0.8 });
    expect(cow && priceChange(cow, cartOf(inCart))).toBeUndefined();
    expect(cow && priceChange(cow, undefined)).toBeUndefined();
  });

  test('with a size and a colour are found in the cart, whose line has no packaging', () => {
    const [apron] = additionsOf([{ ...line, size: 'L', color: 'Navy blue' }], []);
    const inCart = { id: 41, packaging_id: null, price: 2.5, discount_price: 0, size: { name: 'L' } };
    const cart = (color: string, price: number) => ({ ...inCart, color: { name: color }, price });
    const cartOf = (...products: object[]) => ({ cart_items: [{ products }] }) as never;
    expect(apron && priceChange(apron, cartOf(cart('Natural', 9), cart('Navy blue', 3)))).toMatchObject({ now: 3 });
    expect(apron && priceChange(apron, cartOf(cart('Natural', 9)))).toBeUndefined();
  });

  test('have the cart’s message on a line that the cart refuses', () => {
    const [addition] = additionsOf([milk], []);
    expect(addition && leftOut(addition, 'Gone.')).toMatchObject({ id: 42, packaging_id: 0, message: 'Gone.' });
  });
});
