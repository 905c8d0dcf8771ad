/** What shoppers read every day, as work to be measured: public pages over HTTP, personal lists as their queries. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/pool.ts';
import { findConversations, findMessages } from '#server/db/queries/chat.ts';
import { findOrders } from '#server/db/queries/orders.ts';
import { findReviews } from '#server/db/queries/reviews.ts';
import { heavyShopper } from './fill.ts';

/** What the figures are shown for. */
export const kinds = [
  'lists',
  'searches',
  'suggestions',
  'home, shops, categories',
  'orders, messages, reviews',
] as const;

export type Kind = (typeof kinds)[number];

export type Visit = { kind: Kind; name: string; work: () => Promise<unknown> };

const searches: [text: string, locale: string][] = [
  ['milk', 'en'],
  ['apple', 'en'],
  ['tomatto', 'en'],
  ['fresh milk', 'en'],
  ['organic red apples', 'en'],
  ['fresh organic whole milk', 'en'],
  ['eggplant', 'en'],
  ['gluten free bread', 'en'],
  ['حليب', 'ar'],
  ['تفاح أحمر', 'ar'],
  ['شوكولاته', 'ar'],
  ['شیر', 'ir'],
  ['سیب قرمز', 'ir'],
  ['پرتغال', 'ir'],
];

const beginnings: [text: string, locale: string][] = [
  ['m', 'en'],
  ['mi', 'en'],
  ['mil', 'en'],
  ['choclate', 'en'],
  ['fresh ap', 'en'],
  ['ح', 'ar'],
  ['حل', 'ar'],
  ['ش', 'ir'],
  ['سیب', 'ir'],
];

const sorts = ['default', 'low_to_high', 'high_to_low', 'top_selling', 'popular_product', 'newest'];

const filters = [
  '',
  'category_id=1&',
  'shop_id=6&',
  'category_id=2&shop_id=6&',
  'brand_id=30&',
  'size_id=1&',
  'size_id=2&color_id=1&',
  'rating=4&',
  'min_price=20&max_price=40&',
];

const lists = sorts.flatMap((sort) =>
  filters.flatMap((filter) =>
    [1, 40, 500].map((page) => `/products?${filter}sort_type=${sort}&page=${page}&per_page=12`),
  ),
);

const pages = [
  '/home',
  '/shops?page=1&per_page=12',
  '/shops/top',
  '/categories?page=1&per_page=20',
  '/shops/6',
  '/shop-categories?shop_id=6',
];

export function dailyVisits(app: FastifyInstance, { db }: Database): Visit[] {
  const get = (kind: Kind, path: string, locale = 'en'): Visit => ({
    kind,
    name: decodeURIComponent(path),
    work: async () => {
      const { statusCode, body } = await app.inject({ url: `/api${path}`, headers: { 'accept-language': locale } });
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body.slice(0, 300)}`);
    },
  });
  const read = (name: string, work: () => Promise<unknown>): Visit => ({
    kind: 'orders, messages, reviews',
    name,
    work,
  });
  const paging = { limit: 12, offset: 12 };
  return [
    ...lists.map((path) => get('lists', path)),
    ...searches.map(([text, locale]) =>
      get('searches', `/products?search=${encodeURIComponent(text)}&page=1&per_page=12`, locale),
    ),
    ...beginnings.map(([text, locale]) =>
      get('suggestions', `/products/suggestions?query=${encodeURIComponent(text)}`, locale),
    ),
    ...pages.map((path) => get('home, shops, categories', path)),
    read('orders', () => findOrders(db, heavyShopper, undefined, paging)),
    read('conversations', () => findConversations(db, paging, { userId: heavyShopper })),
    read('messages', () => findMessages(db, 1_000_001, paging)),
    read('reviews', () => findReviews(db, { productId: 400 }, paging)),
  ];
}
