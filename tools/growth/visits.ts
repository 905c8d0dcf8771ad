/** What shoppers read every day, as work to be measured: over HTTP, some personal lists as their queries. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/pool.ts';
import { findConversations, findMessages } from '#server/db/queries/chat.ts';
import { findOrders } from '#server/db/queries/orders.ts';
import { findReviews } from '#server/db/queries/reviews.ts';
import { productRanges, productsInRange, sitemapThings } from '#server/db/queries/sitemap.ts';
import { heavyShopper, heavyToken } from './fill.ts';

/** What the figures are shown for. */
export const kinds = [
  'lists',
  'searches',
  'suggestions',
  'shopping lists of 100 lines',
  'home, shops, categories',
  'orders, messages, reviews',
  'cart, quote, product',
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

const goods = ['milk', 'apples', 'bread', 'rice', 'eggs', 'butter', 'tomatoes', 'onions', 'olive oil', 'chocolate'];
const wantedKinds = ['2 x', '1 kg', 'fresh', 'organic', 'small', 'large', 'red', 'green', 'whole', 'best'];

const shoppingList = wantedKinds.flatMap((kind) => goods.map((name) => `${kind} ${name}`));

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
  '/categories?page=2&per_page=4',
  '/shops/popular-products?product_id=400',
  '/category-products?category_id=1&page=3&per_page=12',
];

/** Of the shopper with the longest lists. */
const ownLists = [
  '/orders?page=2&per_page=12',
  '/orders?order_status=Delivered&page=40&per_page=12',
  '/favorite-products',
  '/recently-views',
  '/usual-products',
  '/get-shops?page=1&per_page=12',
  '/get-message?shop_id=6&page=1&per_page=20',
  '/unread-messages',
  '/return-orders?page=1&per_page=12',
  '/support-tickets?page=1&per_page=12',
  '/addresses',
];

const basket = ['/carts', '/get-vouchers?shop_id=6', '/get-collected-vouchers?shop_id=6'];

const ofProduct = [
  '/reviews?shop_id=6&page=2&per_page=5',
  '/product-details?product_id=400',
  '/packagings?product_id=400',
  '/reviews?product_id=400&page=2&per_page=10',
];

export function dailyVisits(app: FastifyInstance, { db }: Database): Visit[] {
  const call = async (path: string, headers: Record<string, string>, body?: object) => {
    const given = { url: `/api${path}`, headers: { 'x-requested-with': 'XMLHttpRequest', ...headers } };
    const response = await app.inject(body ? { ...given, method: 'POST', payload: body } : given);
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body.slice(0, 300)}`);
  };
  const get = (kind: Kind, path: string, locale = 'en'): Visit => ({
    kind,
    name: decodeURIComponent(path),
    work: () => call(path, { 'accept-language': locale }),
  });
  const own = (kind: Kind, path: string, body?: object): Visit => ({
    kind,
    name: path,
    work: () => call(path, { authorization: `Bearer ${heavyToken}` }, body),
  });
  const read = (name: string, work: () => Promise<unknown>, kind: Kind = 'orders, messages, reviews'): Visit => ({
    kind,
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
      get('suggestions', `/products/suggestions?places=1&query=${encodeURIComponent(text)}`, locale),
    ),
    own('shopping lists of 100 lines', '/smart-order/match', { lines: shoppingList }),
    ...pages.map((path) => get('home, shops, categories', path)),
    read('sitemap', () => Promise.all([sitemapThings(db), productRanges(db)]), 'home, shops, categories'),
    read('products of a sitemap', () => productsInRange(db, 0), 'home, shops, categories'),
    ...ownLists.map((path) => own('orders, messages, reviews', path)),
    ...basket.map((path) => own('cart, quote, product', path)),
    own('cart, quote, product', '/cart/checkout', { shop_ids: [6, 7, 8] }),
    ...ofProduct.map((path) => get('cart, quote, product', path)),
    read('orders', () => findOrders(db, heavyShopper, undefined, paging)),
    read('conversations', () => findConversations(db, paging, { userId: heavyShopper })),
    read('messages', () => findMessages(db, 1_000_001, paging)),
    read('reviews', () => findReviews(db, { productId: 400 }, paging)),
  ];
}
