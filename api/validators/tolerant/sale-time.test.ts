import { expect, test } from 'vitest';
import { productResponse } from './catalogue.ts';
import { validated } from './tolerant.ts';

const saleFrom = (start_date: unknown) => {
  const flash_sale = { id: 7, name: 'Weekend', start_date, end_date: '2026-12-08 20:00:00' };
  const product = { id: 41, name: 'Tea', price: 5, shop: { id: 3, name: 'Leaf' }, thumbnails: [], flash_sale };
  return validated(productResponse, { product }).data.product.flash_sale;
};

test.each([
  ['2026-12-01 20:00:00', '2026-12-01 20:00:00'],
  ['2026-12-01T20:00', '2026-12-01 20:00:00'],
  ['2026-12-01T20:00:00.000000Z', '2026-12-01 20:00:00'],
  ['2026-12-01T20:00:00+03:30', '2026-12-01 16:30:00'],
  ['2026-12-01 20:00:00-05:00', '2026-12-02 01:00:00'],
])('a sale from %s begins in UTC at %s', (sent, moment) => {
  expect(saleFrom(sent)?.start_date).toBe(moment);
});

test.each(['0000-00-00 00:00:00', '2026-13-01 20:00:00', 'soon', null])(
  'a sale from %s is none, because nobody could say whether it has ended',
  (sent) => {
    expect(saleFrom(sent)).toBeNull();
  },
);
