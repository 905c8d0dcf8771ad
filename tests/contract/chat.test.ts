/** The chat between shoppers and shops. */
import { maxBodyBytes } from '#server/http/json-body.ts';
import { badPage, type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import { newVisit, type Visit } from './shop.ts';

const opened = async ({ call }: Visit) => void (await call('openConversation'));

const keyHeld = async (visit: Visit) => {
  await opened(visit);
  return holdKey(visit);
};

const ofAnother = async () => (await newVisit()).id;

const rows: Case[] = [
  {
    call: 'listConversations',
    status: 200,
    when: 'with the shopper’s conversations',
    given: async (visit) => {
      await opened(visit);
      return { query: { search: null } };
    },
  },
  badPage('listConversations'),
  {
    call: 'listMessages',
    status: 200,
    when: 'with a text and a product',
    given: async (visit) => {
      await opened(visit);
      await visit.call('sendMessage');
      return { query: { before_id: null } };
    },
  },
  good('listMessages', 'where nothing was opened'),
  { call: 'listMessages', status: 422, when: 'to no shop', change: { query: { shop_id: null } }, fields: ['shop_id'] },
  good('openConversation'),
  {
    call: 'openConversation',
    status: 200,
    when: 'to the own number',
    given: async ({ id }) => ({ body: { user_id: id } }),
  },
  {
    call: 'openConversation',
    status: 403,
    when: 'in the name of somebody else',
    given: async () => ({ body: { user_id: await ofAnother() } }),
  },
  {
    call: 'openConversation',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: holdKey,
    after: releaseKey,
  },
  {
    call: 'openConversation',
    status: 422,
    when: 'to an unknown shop',
    change: { body: { shop_id: 99_999 } },
    fields: ['shop_id'],
  },
  {
    call: 'openConversation',
    status: 422,
    when: 'to an unknown product',
    change: { body: { product_id: 99_999 } },
    fields: ['product_id'],
  },
  { call: 'sendMessage', status: 200, when: 'in an open conversation', given: opened },
  { call: 'sendMessage', status: 404, when: 'where nothing was opened' },
  {
    call: 'sendMessage',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: keyHeld,
    after: releaseKey,
  },
  {
    call: 'sendMessage',
    status: 413,
    when: 'to more than anybody writes',
    given: opened,
    change: { body: { message: 'x'.repeat(maxBodyBytes) } },
  },
  {
    call: 'sendMessage',
    status: 422,
    when: 'about an order that the shopper has not',
    given: opened,
    change: { body: { order_id: 2_147_483_647 } },
    fields: ['order_id'],
  },
  { call: 'sendMessage', status: 422, when: 'to blanks', change: { body: { message: ' \n ' } }, fields: ['message'] },
  {
    call: 'sendMessage',
    status: 422,
    when: 'to more than fits',
    change: { body: { message: 'x'.repeat(2001) } },
    fields: ['message'],
  },
  good('countUnreadMessages', 'of the caller'),
  {
    call: 'countUnreadMessages',
    status: 200,
    when: 'to the own number',
    given: async ({ id }) => ({ query: { user_id: id } }),
  },
  {
    call: 'countUnreadMessages',
    status: 403,
    when: 'to the number of somebody else',
    given: async () => ({ query: { user_id: await ofAnother() } }),
  },
  {
    call: 'countUnreadMessages',
    status: 422,
    when: 'to a word',
    change: { query: { user_id: 'me' } },
    fields: ['user_id'],
  },
  { call: 'announceTyping', status: 204, when: 'in an open conversation', given: opened },
  { call: 'announceTyping', status: 404, when: 'where nothing was opened' },
  { call: 'announceTyping', status: 422, when: 'to no shop', change: { body: { shop_id: 'x' } }, fields: ['shop_id'] },
  { call: 'updateLastSeen', status: 204, when: 'without a body' },
];

cases('chat', rows);
