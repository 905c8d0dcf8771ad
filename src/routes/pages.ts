/** The route table: for each page its layout, its title, who may see it, what it reads and where its screen is. */

import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import type { MessageKey } from '#src/i18n/messages.ts';
import * as reads from './page-reads.ts';
import { type PageName, patterns } from './paths.ts';

export type ScreenProps = { params: Record<string, string>; search: URLSearchParams };
type Screen = ComponentType<ScreenProps>;

export type Page = {
  layout: 'storefront' | 'account' | 'bare';
  title: MessageKey;
  /** `user`: without one the visitor goes to `/`, decided before anything paints. */
  audience: 'everyone' | 'user';
  reads: reads.PageReads;
  load: () => Promise<Screen>;
};

const none: reads.PageReads = () => [];
const open = { layout: 'storefront', audience: 'everyone' } as const;
const account = { layout: 'account', audience: 'user', reads: none } as const;
/** Screens that later work fills in: the page exists and says so. This list only shrinks. */
const comingNext = () => import('#src/screens/coming-next/ComingNextScreen.tsx').then((m) => m.ComingNextScreen);
const products = () => import('#src/screens/products/ProductsScreen.tsx');
const home = () => import('#src/screens/home/HomeScreen.tsx').then((m) => m.HomeScreen);

const later = (title: MessageKey) => ({ ...open, title, reads: none, load: comingNext });
const laterInAccount = (title: MessageKey) => ({ ...account, title, load: comingNext });

export const pages: Record<PageName, Page> = {
  home: { ...open, title: 'Home', reads: () => [reads.homeRead()], load: home },
  login: { ...open, title: 'Login', reads: () => [reads.homeRead()], load: home },
  shops: {
    ...open,
    title: 'Shops',
    reads: (_, search) => [reads.shopsRead(search)],
    load: () => import('#src/screens/shops/ShopsScreen.tsx').then((m) => m.ShopsScreen),
  },
  shop: {
    ...open,
    title: 'Shop',
    reads: ({ id = '' }, search) => [reads.shopRead(id), reads.shopProductsRead(id, search)],
    load: () => import('#src/screens/shop/ShopScreen.tsx').then((m) => m.ShopScreen),
  },
  products: {
    ...open,
    title: 'Products',
    reads: (_, search) => [reads.productsRead(search), reads.categoriesRead()],
    load: () => products().then((m) => m.ProductsScreen),
  },
  product: {
    ...open,
    title: 'Product',
    reads: ({ id = '' }) => [reads.productRead(id), reads.productReviewsRead(id)],
    load: () => import('#src/screens/product/ProductScreen.tsx').then((m) => m.ProductScreen),
  },
  categories: {
    ...open,
    title: 'Categories',
    reads: () => [reads.categoriesRead()],
    load: () => import('#src/screens/categories/CategoriesScreen.tsx').then((m) => m.CategoriesScreen),
  },
  category: {
    ...open,
    title: 'Category',
    reads: ({ slug = '' }, search) => [reads.categoryProductsRead(slug, search), reads.categoriesRead()],
    load: () => products().then((m) => m.CategoryScreen),
  },
  mostPopular: {
    ...open,
    title: 'Most Popular',
    reads: (_, search) => [reads.mostPopularRead(search)],
    load: () => products().then((m) => m.MostPopularScreen),
  },
  bestDeal: {
    ...open,
    title: 'Best Deal',
    reads: (_, search) => [reads.bestDealRead(search)],
    load: () => products().then((m) => m.BestDealScreen),
  },
  checkout: {
    ...open,
    audience: 'user',
    title: 'Checkout',
    reads: none,
    load: () => import('#src/screens/checkout/CheckoutScreen.tsx').then((m) => m.CheckoutScreen),
  },
  orderHistory: {
    ...account,
    title: 'Order History',
    load: () => import('#src/screens/order-history/OrderHistoryScreen.tsx').then((m) => m.OrderHistoryScreen),
  },
  orderDetails: {
    ...account,
    title: 'Order Details',
    load: () => import('#src/screens/order-details/OrderDetailsScreen.tsx').then((m) => m.OrderDetailsScreen),
  },
  flashSale: later('Flash Sale'),
  buyNow: later('Buy Now'),
  dashboard: laterInAccount('Dashboard'),
  returnProduct: laterInAccount('Return Product'),
  returnedOrders: laterInAccount('Return Orders'),
  returnedOrder: laterInAccount('Return Order Details'),
  wishlist: laterInAccount('Wishlist'),
  profile: laterInAccount('My Profile'),
  addresses: laterInAccount('Manage Address'),
  newAddress: laterInAccount('New Address'),
  editAddress: laterInAccount('Edit Address'),
  changePassword: laterInAccount('Change Password'),
  tickets: laterInAccount('Support Tickets'),
  ticket: laterInAccount('Support Ticket'),
  messages: laterInAccount('Messages'),
  settings: laterInAccount('Settings'),
  partnerRegister: later('Become a Seller'),
  partnerConfirmation: later('Become a Seller'),
  sellerRegister: later('Become a Seller'),
  smartOrder: later('Smart Order'),
  support: later('Support'),
  terms: later('Terms & Conditions'),
  privacy: later('Privacy Policy'),
  returnPolicy: later('Return Policy'),
  aboutUs: later('About Us'),
  contactUs: later('Contact Us'),
  policyPage: later('Policy'),
  blogs: later('Blogs'),
  blog: later('Blogs'),
  professionalRegistration: later('Professional Registration'),
};

const notFound: Page = {
  layout: 'bare',
  audience: 'everyone',
  title: 'Page Not Found',
  reads: none,
  load: () => import('#src/screens/not-found/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
};

export type PageMatch = { name: PageName | 'notFound'; page: Page; params: Record<string, string> };

const rules = Object.entries(patterns)
  .map(([name, pattern]) => ({ name: name as PageName, literal: !pattern.includes(':'), ...parse(pattern) }))
  // A literal path wins over a parameter: /manage-address/new before /manage-address/:id.
  .sort((a, b) => Number(b.literal) - Number(a.literal));

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The page of a path; any unknown path is the Page Not Found screen. */
export const matchPage = (pathname: string): PageMatch => {
  for (const rule of rules) {
    const found = rule.pattern.exec(pathname);
    if (!found) continue;
    const params = Object.fromEntries(rule.keys.map((key, index) => [key, decoded(found[index + 1] ?? '')]));
    return { name: rule.name, page: pages[rule.name], params };
  }
  return { name: 'notFound', page: notFound, params: {} };
};
