/** The shopper's addresses. */
import type { OperationId } from '#server/contract.types.ts';
import { badPage, type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import { newVisit, type Visit } from './shop.ts';

const own = async ({ addressId }: Visit) => ({ path: { id: addressId } });
const someoneElses = async () => ({ path: { id: (await newVisit()).addressId } });

const notOwn = (call: OperationId): Case => ({
  call,
  status: 404,
  when: 'to somebody else’s address',
  given: someoneElses,
});
const noNumber = (call: OperationId): Case => ({
  call,
  status: 422,
  when: 'to a word',
  change: { path: { id: 'home' } },
  fields: ['id'],
});

const rows: Case[] = [
  good('listAddresses'),
  good('listAreas'),
  badPage('listAddresses'),
  good('addAddress'),
  {
    call: 'addAddress',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: holdKey,
    after: releaseKey,
  },
  {
    call: 'addAddress',
    status: 422,
    when: 'without a name',
    change: { body: { name: '' } },
    fields: ['name'],
  },
  {
    call: 'addAddress',
    status: 422,
    when: 'to a name that no database can hold',
    change: { body: { name: 'A\u0000' } },
    fields: ['name'],
  },
  { call: 'changeAddress', status: 200, when: 'to the own address', given: own },
  notOwn('changeAddress'),
  noNumber('changeAddress'),
  { call: 'removeAddress', status: 200, when: 'to the own address', given: own },
  {
    call: 'removeAddress',
    status: 400,
    when: 'to a body that is not JSON',
    change: { body: '{"id":', headers: { 'Content-Type': 'application/json' } },
  },
  notOwn('removeAddress'),
  noNumber('removeAddress'),
  {
    call: 'removeAddress',
    status: 422,
    when: 'while an order uses the address',
    given: async (visit) => {
      const { line, shopId, addressId } = visit;
      await visit.call('addToCart', { body: line });
      await visit.call('placeOrder', { body: { shop_ids: [shopId], address_id: addressId } });
      return own(visit);
    },
  },
];

cases('addresses', rows);
