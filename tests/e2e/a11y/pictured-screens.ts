/** The screens with visual snapshots, some on a phone and some on a wide screen. */

import { button, dialog } from '../../support/shopper/shopper.ts';
import { come, type Look, type Visitor } from '../../support/shopper/visitor.ts';
import { guestScreens, openLogin, shopperScreens } from './screens.ts';

export type PicturedScreen = {
  name: string;
  device: Look['device'];
  /** The shopper is signed in and has a cart. */
  isShoppers?: boolean;
  /** Has a dark snapshot too. */
  inDark?: boolean;
  reach: (visitor: Visitor) => Promise<void>;
};

const page = (name: string, device: Look['device'], path: string, more: Partial<PicturedScreen> = {}) => ({
  name,
  device,
  reach: (visitor: Visitor) => come(visitor, path),
  ...more,
});

/** A screen of `screens.ts`, by its name. */
const known = (name: string, device: Look['device'], title: string, more: Partial<PicturedScreen> = {}) => ({
  name,
  device,
  reach: async (visitor: Visitor) => {
    const screen = [...guestScreens, ...shopperScreens].find((each) => each.name === title);
    if (!screen) throw new Error(`There is no screen "${title}".`);
    await screen.reach(visitor);
  },
  ...more,
});

const login = async (visitor: Visitor) => {
  await come(visitor, '/about-us');
  await openLogin(visitor);
};

const cart = async (visitor: Visitor) => {
  await come(visitor, '/about-us');
  await button(visitor, visitor.t('Cart, {count} items', { count: 4 })).click();
  await dialog(visitor, visitor.t('My Cart'))
    .or(dialog(visitor, visitor.t('Shopping Cart')))
    .waitFor();
  await button(visitor, visitor.t('Checkout')).waitFor();
};

export const picturedScreens: PicturedScreen[] = [
  page('home', 'desktop', '/', { inDark: true }),
  page('home of a phone', 'phone', '/', { inDark: true }),
  page('products', 'desktop', '/products?category=fruit&sort=low_to_high'),
  known('filters', 'phone', 'the filters'),
  page('product', 'phone', '/products/2/details', { inDark: true }),
  page('shop', 'desktop', '/shops/1'),
  page('categories', 'phone', '/categories'),
  page('flash sale', 'phone', '/flash-sale/1'),
  page('journal', 'desktop', '/blogs'),
  page('post', 'phone', '/blog/how-to-keep-tomatoes'),
  page('becoming a seller', 'desktop', '/partner/register'),
  page('contact', 'phone', '/contact-us'),
  page('not found', 'phone', '/no-such-page'),
  known('mega menu', 'desktop', 'the mega menu', { inDark: true }),
  known('menu of a phone', 'phone', 'the menu of a phone'),
  known('search of a phone', 'phone', 'the search of a phone'),
  { name: 'login', device: 'desktop', reach: login },
  { name: 'cart', device: 'desktop', isShoppers: true, inDark: true, reach: cart },
  page('checkout', 'phone', '/checkout', { isShoppers: true }),
  page('dashboard', 'desktop', '/dashboard', { isShoppers: true }),
];
