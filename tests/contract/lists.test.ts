/** Saved lists: the shopper's own, their lines, and the one behind a link. */
import { type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import { newVisit, type Visit } from './shop.ts';

const made = async ({ call, line }: Visit) =>
  (await call('createList', { body: { name: 'Party', items: [{ ...line, quantity: 2 }] } })).body.data.list as {
    id: number;
    lines: { id: number }[];
  };

const ownList = async (visit: Visit) => ({ path: { id: (await made(visit)).id } });
const foreignList = async () => ownList(await newVisit());
const ownLine = async (visit: Visit) => {
  const { id, lines } = await made(visit);
  return { path: { id, line: lines[0]?.id ?? 0 } };
};

const rows: Case[] = [
  good('listLists', 'to who is signed in'),
  {
    call: 'createList',
    status: 200,
    when: 'to a name and a product',
    given: async ({ line }) => ({ body: { name: 'Party', items: [{ ...line, quantity: 2 }] } }),
  },
  {
    call: 'createList',
    status: 422,
    when: 'to a name that is in use',
    given: async (visit) => {
      await made(visit);
      return { body: { name: 'party' } };
    },
    fields: ['name'],
  },
  {
    call: 'createList',
    status: 422,
    when: 'to an unknown product',
    change: { body: { name: 'Party', items: [{ product_id: 99_999_999, quantity: 1 }] } },
    fields: ['product_id'],
  },
  {
    call: 'createList',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => ({ body: { name: 'Party' }, ...(await holdKey(visit)) }),
    after: releaseKey,
  },
  {
    call: 'addToList',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => ({
      ...(await ownList(visit)),
      body: { items: [{ ...visit.line, quantity: 1 }] },
      ...(await holdKey(visit)),
    }),
    after: releaseKey,
  },
  { call: 'getList', status: 200, when: 'to its owner', given: ownList },
  { call: 'getList', status: 404, when: 'to somebody else', given: foreignList },
  {
    call: 'getList',
    status: 422,
    when: 'to a list that is no number',
    change: { path: { id: 'mine' } },
    fields: ['id'],
  },
  { call: 'changeList', status: 200, when: 'to its owner', given: ownList },
  { call: 'changeList', status: 404, when: 'to somebody else', given: foreignList },
  {
    call: 'changeList',
    status: 422,
    when: 'to an empty name',
    given: async (visit) => ({ ...(await ownList(visit)), body: { name: '' } }),
    fields: ['name'],
  },
  { call: 'removeList', status: 200, when: 'to its owner', given: ownList },
  { call: 'removeList', status: 404, when: 'to somebody else', given: foreignList },
  {
    call: 'removeList',
    status: 422,
    when: 'to a list that is no number',
    change: { path: { id: 'mine' } },
    fields: ['id'],
  },
  {
    call: 'addToList',
    status: 200,
    when: 'to its owner',
    given: async (visit) => ({ ...(await ownList(visit)), body: { items: [{ ...visit.line, quantity: 1 }] } }),
  },
  { call: 'addToList', status: 404, when: 'to somebody else', given: foreignList },
  {
    call: 'addToList',
    status: 422,
    when: 'to no products',
    given: async (visit) => ({ ...(await ownList(visit)), body: { items: [] } }),
    fields: ['items'],
  },
  { call: 'changeListLine', status: 200, when: 'to its owner', given: ownLine },
  { call: 'changeListLine', status: 404, when: 'to somebody else', given: async () => ownLine(await newVisit()) },
  {
    call: 'changeListLine',
    status: 422,
    when: 'to a quantity below zero',
    given: async (visit) => ({ ...(await ownLine(visit)), body: { quantity: -1 } }),
    fields: ['quantity'],
  },
  {
    call: 'getSharedList',
    status: 200,
    when: 'to who has the link',
    given: async (visit) => {
      const { body } = await visit.call('changeList', { ...(await ownList(visit)), body: { is_shared: true } });
      return { path: { token: body.data.list.link.split('/').at(-1) } };
    },
  },
  { call: 'getSharedList', status: 404, when: 'to a link that nobody made' },
  {
    call: 'getSharedList',
    status: 422,
    when: 'to what cannot be a link',
    change: { path: { token: 'x' } },
    fields: ['token'],
  },
];

cases('lists', rows);
