/**
 * Which addresses the service worker copies.
 *
 * @spec R115, R116
 */
import { describe, expect, test } from 'vitest';
import { changesCart, endsSession, kindOf } from './addresses.ts';

describe('a navigation', () => {
  test.each(['/', '/products/4/details', '/order-history/7', '/shops/1'])('to %s is a page', (path) =>
    expect(kindOf(path, true)).toBe('page'),
  );
  test.each([
    '/order/7/payment',
    '/payment/slip',
    '/api/docs',
    '/shop/download-invoice/7',
    '/robots.txt',
    '/dev/inbox',
  ])('to %s goes to the network', (path) => expect(kindOf(path, true)).toBe('other'));
});

test.each([
  ['/assets/client-abc.js', 'file'],
  ['/pictures/apple.webp', 'picture'],
  ['/api/product-details', 'catalogue'],
  ['/api/lang/ar', 'catalogue'],
  ['/api/carts', 'account'],
  ['/api/order-details', 'account'],
])('%s is copied as %s', (path, kind) => expect(kindOf(path, false)).toBe(kind));

test.each([
  '/api/payments/3',
  '/api/sessions',
  '/api/send-otp',
  '/api/get-message',
  '/api/unread-messages',
  '/api/passkeys',
  '/api/account-data',
  '/api/seller/orders',
  '/worker.js',
])('%s is never copied', (path) => expect(kindOf(path, false)).toBe('other'));

test('Logging out, erasing the account and a new password end the copies; reading does not', () => {
  expect(endsSession('GET', '/api/logout')).toBe(true);
  expect(['erase-account', 'change-password'].map((call) => endsSession('POST', `/api/${call}`))).toEqual([true, true]);
  expect(endsSession('GET', '/api/orders')).toBe(false);
  expect(endsSession('POST', '/api/cart/store')).toBe(false);
});

test('A change of the cart is every call that adds, removes, counts or orders', () => {
  const calls = ['cart/store', 'cart/quantity', 'cart/delete', 'smart-order/add', 'place-order', 'place-order/again'];
  expect(calls.map((call) => changesCart(`/api/${call}`))).toEqual(calls.map(() => true));
  expect(changesCart('/api/cart/checkout')).toBe(false);
  expect(changesCart('/api/order-details')).toBe(false);
});
