/** The home page, categories, products and suggestions. */
import { badPage, type Case, cases, good } from './cases.ts';

const gone = 2_147_483_647;

const rows: Case[] = [
  good('getHome'),
  badPage('getHome'),
  good('listCategories'),
  badPage('listCategories'),
  good('listSubCategories'),
  {
    call: 'listSubCategories',
    status: 422,
    when: 'without a category',
    change: { query: { category_id: null } },
    fields: ['category_id'],
  },
  good('listProducts'),
  badPage('listProducts'),
  {
    call: 'listProducts',
    status: 422,
    when: 'to a text that no database can hold',
    change: { query: { search: 'to\u0000mato' } },
    fields: ['search'],
  },
  good('listCategoryProducts'),
  badPage('listCategoryProducts'),
  good('suggestProducts'),
  { call: 'suggestProducts', status: 422, when: 'without a text', change: { query: { query: '' } }, fields: ['query'] },
  good('getProduct'),
  {
    call: 'getProduct',
    status: 422,
    when: 'to an unknown product',
    change: { query: { product_id: gone } },
    fields: ['product_id'],
  },
  good('listPackagings'),
  {
    call: 'listPackagings',
    status: 422,
    when: 'to an unknown product',
    change: { query: { product_id: gone } },
    fields: ['product_id'],
  },
  {
    call: 'listRecentlyViewed',
    status: 200,
    when: 'after a product was looked at',
    given: async (visit) => void (await visit.call('getProduct')),
  },
  good('listUsuals'),
];

cases('catalogue', rows);
