/** In development, fields that a back end omits are logged. */
import { describe, expect, test } from 'vitest';
import { z } from '#api/validators/zod.ts';
import { cartValidator } from './cart.ts';
import { defaultedFields, reportDefaults } from './report.ts';
import { productPage } from './tolerant/catalogue.ts';
import { validated } from './tolerant/tolerant.ts';

describe('the fields that got a default value', () => {
  test('are named by their path, without the index of the row', () => {
    const row = { id: 1, quantity: 2, name: 'Tea', thumbnail: '', brand: null, total_reviews: '0', total_sold: '0' };
    const line = { ...row, is_digital: false, price: 3, discount_price: 0, discount_percentage: 0 };
    const group = { shop_id: 1, shop_name: 'A', shop_logo: '', shop_online: true, products: [line, line] };
    const sent = { total: 1, cart_items: [group] };
    const { data } = z.safeParse(cartValidator, sent);
    expect([...new Set(defaultedFields(sent, data))].sort()).toEqual([
      'cart_items[].products[].rating',
      'cart_items[].shop_rating',
    ]);
  });

  test('are found inside the validators of pages, too', () => {
    const sent = { products: [] };
    expect(defaultedFields(sent, validated(productPage, sent).data)).toEqual(['total', 'filters']);
  });

  test('do not include a text that was read as a number', () =>
    expect(defaultedFields({ price: '4.5' }, { price: 4.5 })).toEqual([]));

  test('do not include a missing optional field', () =>
    expect(defaultedFields({ brand: null }, { brand: null, unit: undefined })).toEqual([]));

  test('are not guessed where rows were left out', () =>
    expect(defaultedFields({ rows: [{}, { a: 1 }] }, { rows: [{ a: 1, b: 0 }] })).toEqual([]));
});

test('are logged once per field and validator', () => {
  const lines: string[] = [];
  const log = (text: string) => void lines.push(text);
  const [first, second] = [{}, {}];
  for (const validator of [first, first, second]) reportDefaults(validator, { sent: {}, read: { rating: 0 } }, log);
  expect(lines).toEqual(Array(2).fill('The response lacks the field "rating"; its default is used.'));
});
