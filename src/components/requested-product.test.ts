import { expect, test } from 'vitest';
import type { ProductDetails } from '#machines/query/contract.types.ts';
import { requestedProductOf } from './requested-product.ts';

test.each([
  ['the one of the lists', { thumbnail: '/list.webp' }, '/list.webp'],
  ['the first one of its gallery', {}, '/first.webp'],
  ['none', { thumbnails: [{ type: 'file', thumbnail: null, url: '/video.mp4' }] }, ''],
])('A product goes into the cart with a picture: %s', (_, product, thumbnail) => {
  const thumbnails = [
    { type: 'file', thumbnail: null, url: '/video.mp4' },
    { type: 'image', thumbnail: '/first.webp' },
  ];
  const shop = { id: 1, name: 'Green Lane', logo: '' };
  const details = {
    id: 7,
    name: 'Rice',
    price: 2,
    discount_price: 0,
    discount_percentage: 0,
    shop,
    thumbnails,
    ...product,
  };
  expect(requestedProductOf(details as unknown as ProductDetails)).toMatchObject({ thumbnail });
});
