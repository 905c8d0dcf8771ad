/** Plain data for tests: complete, valid, and only as particular as the test says. */

import { ApiError } from '#api/errors.ts';
import type { Cart, CartProduct } from '#api/types/cart.ts';
import type { Product } from '#api/types/catalogue.ts';
import type { FailureKind } from '#api/types/failure.ts';
import type { SignedIn, User } from '#api/types/identity.ts';
import type { Settings } from '#api/types/settings.ts';
import { settingsFrom } from '#api/validators/settings.ts';

export const aFailure = (kind: FailureKind = 'broken', message?: string) =>
  new ApiError({ kind, ...(message === undefined ? {} : { message }) });

const languages = [
  { id: 1, name: 'en', title: 'English', direction: 'ltr' },
  { id: 2, name: 'ar', title: 'العربية', direction: 'rtl' },
];
const currencies = [
  { id: 1, name: 'USD', symbol: '$', rate: 1, rate_from_default: 1, is_default: true },
  { id: 2, name: 'EUR', symbol: '€', rate: 0.9, rate_from_default: 0.9, is_default: false },
];
const currency = { name: 'USD', symbol: '$', rate: 1, position: 'suffix' };

export const theSettings = (some: Partial<Settings> = {}): Settings =>
  settingsFrom({ app_name: 'Larder', languages, currencies, currency, ...some }) as Settings;

export const aUser = (some: Partial<User> = {}): User => ({
  id: 7,
  name: 'Sample Shopper',
  phone: null,
  phone_verified: false,
  email: 'sample@larder.test',
  email_verified: true,
  is_active: true,
  profile_photo: '',
  account_verified: true,
  last_online: false,
  ...some,
});

export const aSignedIn = (some: Partial<User> = {}, token = '7|token'): SignedIn => ({
  user: aUser(some),
  access: { auth_type: 'Bearer', token, expires_at: '2030-01-01 00:00:00' },
});

export const aProduct = (some: Partial<Product> = {}): Product => ({
  id: 41,
  is_digital: false,
  name: 'Plum tomatoes',
  thumbnail: '/pictures/41.webp',
  price: 4,
  discount_price: 3,
  discount_percentage: 25,
  rating: 4.5,
  total_reviews: '12',
  total_sold: '1,204',
  quantity: 20,
  is_favorite: false,
  sizes: [],
  colors: [],
  packaging_id: 97,
  shop: {
    id: 3,
    name: 'Green Corner',
    logo: '/pictures/shop-3.webp',
    rating: 4.8,
    estimated_delivery_time: '1 day',
    delivery_charge: 2,
    last_online: true,
  },
  ...some,
});

export const aLine = (some: Partial<CartProduct> = {}): CartProduct => ({
  id: 41,
  packaging_id: 97,
  quantity: 1,
  stock: 20,
  is_digital: false,
  name: 'Plum tomatoes',
  thumbnail: '/pictures/41.webp',
  unit_price: 3,
  price: 4,
  discount_price: 3,
  discount_percentage: 25,
  rating: 4.5,
  total_reviews: '12',
  total_sold: '1,204',
  ...some,
});

/** A cart of one shop. */
export const aCart = (lines: CartProduct[] = [aLine()]): Cart => ({
  total: lines.length,
  cart_items:
    lines.length === 0
      ? []
      : [
          {
            shop_id: 3,
            shop_name: 'Green Corner',
            shop_logo: '/pictures/shop-3.webp',
            shop_rating: 4.8,
            shop_online: true,
            products: lines,
          },
        ],
});
