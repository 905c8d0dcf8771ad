/** Registration, login, logout and the profile. */
import { goodPassword } from '#tests/support/server/server.ts';
import { type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';

const contact = { email: 'contract@larder.test', phone: '2025550199' };

const rows: Case[] = [
  { call: 'register', status: 200, when: 'to a new shopper', change: { body: contact } },
  { call: 'register', status: 422, when: 'without a name', change: { body: { name: undefined } }, fields: ['name'] },
  {
    call: 'register',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => {
      const held = await holdKey({ ...visit, id: 0 });
      return { ...held, body: { email: 'held@larder.test', phone: '2025550196' } };
    },
    after: releaseKey,
  },
  {
    call: 'register',
    status: 422,
    when: 'to an e-mail that no database can hold',
    change: { body: { email: 'nul\u0000@larder.test' } },
    fields: ['email'],
  },
  {
    call: 'register',
    status: 422,
    when: 'to somebody else’s e-mail',
    given: async ({ shop }) => {
      const { email } = await shop.shopper();
      return { body: { email, phone: '2025550198' } };
    },
    fields: ['email'],
  },
  {
    call: 'login',
    status: 200,
    when: 'to the right password',
    given: async ({ shop }) => ({ body: { phone: (await shop.shopper()).email, password: goodPassword } }),
  },
  { call: 'login', status: 400, when: 'to wrong credentials', change: { body: { phone: 'nobody@larder.test' } } },
  { call: 'login', status: 422, when: 'without a password', change: { body: { password: '' } }, fields: ['password'] },
  good('getProfile', 'to who is signed in'),
  good('logout', 'to who is signed in'),
];

cases('identity', rows);
