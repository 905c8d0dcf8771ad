/** Passkeys: adding, listing, removing, and signing in with one. */
import { hashPassword } from '#server/security/password-hashing.ts';
import { goodPassword } from '#tests/support/server/server.ts';
import { Authenticator } from '#tests/support/services/authenticator.ts';
import { type Case, cases, good } from './cases.ts';
import { newVisit, type Visit } from './shop.ts';

/** The shoppers of the cases have no password of their own. */
async function setPassword({ shop, id }: Visit): Promise<void> {
  const hash = await hashPassword(goodPassword);
  await shop.database.pool.query('update users set password_hash = $1 where id = $2', [hash, id]);
}

async function created(visit: Visit) {
  await setPassword(visit);
  const { body } = await visit.call('requestPasskey', { body: { password: goodPassword } });
  const key = new Authenticator(visit.shop.url);
  return { key, passkey: key.create(body.data.options) };
}

async function added(visit: Visit) {
  const { key, passkey } = await created(visit);
  const { body } = await visit.call('addPasskey', { body: { passkey } });
  return { key, id: body.data.passkey.id as number };
}

const rows: Case[] = [
  good('listPasskeys', 'to who is signed in'),
  {
    call: 'requestPasskey',
    status: 200,
    when: 'to the password of the account',
    given: async (visit) => {
      await setPassword(visit);
      return { body: { password: goodPassword } };
    },
  },
  {
    call: 'requestPasskey',
    status: 422,
    when: 'to a wrong password',
    given: async (visit) => {
      await setPassword(visit);
      return { body: { password: 'not this one' } };
    },
    fields: ['password'],
  },
  {
    call: 'addPasskey',
    status: 200,
    when: 'to what an authenticator has created',
    given: async (visit) => ({ body: { passkey: (await created(visit)).passkey } }),
  },
  { call: 'addPasskey', status: 422, when: 'to the example of the contract, whose challenge nobody issued' },
  {
    call: 'removePasskey',
    status: 200,
    when: 'to its owner',
    given: async (visit) => ({ path: { id: (await added(visit)).id } }),
  },
  {
    call: 'removePasskey',
    status: 404,
    when: 'to somebody else',
    given: async () => ({ path: { id: (await added(await newVisit())).id } }),
  },
  {
    call: 'removePasskey',
    status: 422,
    when: 'to a passkey that is no number',
    change: { path: { id: 'mine' } },
    fields: ['id'],
  },
  good('beginPasskeyLogin', 'to anybody'),
  {
    call: 'loginWithPasskey',
    status: 200,
    when: 'to what a known key has signed',
    given: async (visit) => {
      const { key } = await added(visit);
      const { body } = await visit.call('beginPasskeyLogin');
      return { body: { passkey: key.get(body.data.options) } };
    },
  },
  { call: 'loginWithPasskey', status: 400, when: 'to the example of the contract, an unknown key' },
];

cases('passkeys', rows);
