/** The cart and the quote. */

import type { OperationId } from '#server/contract.types.ts';
import { type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import type { Visit } from './shop.ts';

const withLine = async (visit: Visit) => {
  await visit.call('addToCart', { body: { ...visit.line, quantity: 2 } });
  return { body: visit.line };
};

/** A line that is there, one that is not, and one of a product that is not. */
const ofLine = (call: OperationId): Case[] => [
  { call, status: 200, when: 'to a line of the cart', given: withLine },
  { call, status: 422, when: 'to an unknown line', given: async ({ line }) => ({ body: line }), fields: [] },
  {
    call,
    status: 422,
    when: 'to an unknown product',
    change: { body: { product_id: 2_147_483_647 } },
    fields: ['product_id'],
  },
];

const rows: Case[] = [
  { call: 'getCart', status: 200, when: 'with its lines', given: async (visit) => void (await withLine(visit)) },
  {
    call: 'getCart',
    status: 422,
    when: 'to an unknown kind of cart',
    change: { query: { is_buy_now: 2 } },
    fields: ['is_buy_now'],
  },
  { call: 'addToCart', status: 200, when: 'to a product', given: async ({ line }) => ({ body: line }) },
  {
    call: 'addToCart',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => ({ body: visit.line, ...(await holdKey(visit)) }),
    after: releaseKey,
  },
  {
    call: 'addToCart',
    status: 422,
    when: 'to no product',
    change: { body: { product_id: undefined } },
    fields: ['product_id'],
  },
  {
    call: 'addToCart',
    status: 422,
    when: 'to a key that is none',
    given: async ({ line }) => ({ body: line, headers: { 'Idempotency-Key': 'again' } }),
    fields: ['idempotency-key'],
  },
  ...ofLine('incrementCartLine'),
  ...ofLine('decrementCartLine'),
  ...ofLine('setCartQuantity'),
  ...ofLine('removeCartLine'),
  {
    call: 'quoteCheckout',
    status: 200,
    when: 'with what a shop’s lines cost',
    given: async (visit) => {
      await withLine(visit);
      return { body: { shop_ids: [visit.shopId] } };
    },
  },
  {
    call: 'quoteCheckout',
    status: 422,
    when: 'to a shop with no number',
    change: { body: { shop_ids: ['green'] } },
    fields: ['shop_ids.0'],
  },
  good('quoteCheckout', 'with nothing for a shop of which the cart has nothing'),
];

cases('cart', rows);
