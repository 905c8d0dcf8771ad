/** Orders. */
import { badPage, type Case, cases } from './cases.ts';
import { placed, wish } from './placing.ts';
import { newVisit } from './shop.ts';

const rows: Case[] = [
  { call: 'placeOrder', status: 200, when: 'to a cart that is still the same', given: wish },
  {
    call: 'placeOrder',
    status: 409,
    when: 'to another total than the shopper was shown',
    given: async (visit) => ({ body: { ...(await wish(visit)).body, payable_amount: 0.01 } }),
  },
  {
    call: 'placeOrder',
    status: 422,
    when: 'to an empty cart',
    given: async ({ addressId }) => ({ body: { address_id: addressId } }),
    fields: [],
  },
  {
    call: 'placeOrder',
    status: 422,
    when: 'to a note that no database can hold',
    given: async (visit) => ({ body: { ...(await wish(visit)).body, note: 'Ring\u0000' } }),
    fields: ['note'],
  },
  {
    call: 'placeOrder',
    status: 422,
    when: 'to an unknown way of paying',
    change: { body: { payment_method: 'shells' } },
    fields: ['payment_method'],
  },
  {
    call: 'listOrders',
    status: 200,
    when: 'with the shopper’s orders',
    given: async (visit) => void (await placed(visit)),
  },
  badPage('listOrders'),
  { call: 'getOrder', status: 200, when: 'to the own order', given: placed },
  {
    call: 'getOrder',
    status: 404,
    when: 'to somebody else’s order',
    given: async () => placed(await newVisit()),
  },
  {
    call: 'getOrder',
    status: 422,
    when: 'without a number',
    change: { query: { order_id: null } },
    fields: ['order_id'],
  },
];

cases('orders', rows);
