/** Shops, what they sell, and reviews. */
import { badPage, type Case, cases, good } from './cases.ts';

const gone = 2_147_483_647;

const rows: Case[] = [
  good('listShops'),
  badPage('listShops'),
  good('listTopShops'),
  good('listShopPopularProducts'),
  {
    call: 'listShopPopularProducts',
    status: 422,
    when: 'to an unknown product',
    change: { query: { product_id: gone } },
    fields: ['product_id'],
  },
  good('getShop'),
  { call: 'getShop', status: 404, when: 'to an unknown shop', change: { path: { shop: gone } } },
  { call: 'getShop', status: 422, when: 'to a word', change: { path: { shop: 'green' } }, fields: ['shop'] },
  {
    call: 'getShop',
    status: 422,
    when: 'to a very long number',
    change: { path: { shop: '1'.repeat(500) } },
    fields: ['shop'],
  },
  good('listShopCategories'),
  {
    call: 'listShopCategories',
    status: 422,
    when: 'to an unknown shop',
    change: { query: { shop_id: gone } },
    fields: ['shop_id'],
  },
  good('listReviews'),
  {
    call: 'listReviews',
    status: 422,
    when: 'to an unknown product',
    change: { query: { product_id: gone } },
    fields: ['product_id'],
  },
];

cases('shops and reviews', rows);
