import { expect, test } from 'vitest';
import { orderResponse } from './orders.ts';
import { validated } from './tolerant.ts';

const goodsOf = (goods: object) => {
  const order = { id: 1, products: [{ id: 41, name: 'Atlas', price: 5, is_digital: true, ...goods }] };
  return validated(orderResponse, { order }).data.order.products[0];
};

test('a digital product has its files and the texts of its licence', () => {
  const attachments = [
    { id: 1, url: 'https://files.test/atlas.pdf', extension: 'pdf' },
    { url: 'javascript:alert(1)' },
  ];
  const license = { id: 7, key: 'AB-12', created_at: '2025-01-01', seats: 3 };
  expect(goodsOf({ license, license_download_link: '/licence/7', attachments })).toMatchObject({
    license: { key: 'AB-12' },
    license_download_link: '/licence/7',
    attachments: [{ id: 1, url: 'https://files.test/atlas.pdf', extension: 'pdf' }],
  });
});

test('a licence may be a text, and a link that is none is left out', () => {
  expect(goodsOf({ license: 'AB-12', license_download_link: 'javascript:x' })).toMatchObject({
    license: { license: 'AB-12' },
    license_download_link: null,
  });
  expect(goodsOf({ license: [] })?.license).toBeUndefined();
});
