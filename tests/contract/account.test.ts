/** Profile, password and sessions. */
import { hashPassword } from '#server/security/password-hashing.ts';
import { pdf } from '#tests/support/data/sample-files.ts';
import { goodPassword } from '#tests/support/server/server.ts';
import { type Case, cases, good } from './cases.ts';
import { newVisit, type Visit } from './shop.ts';

/** The shoppers of the cases have no password of their own. */
async function setPassword({ shop, id }: Visit): Promise<void> {
  const hash = await hashPassword(goodPassword);
  await shop.database.pool.query('update users set password_hash = $1 where id = $2', [hash, id]);
}

async function sessionOf(visit: Visit) {
  const { body } = await visit.call('listSessions');
  return { path: { id: body.data.sessions[0].id as number } };
}

const password = 'a new and long pass phrase';

const rows: Case[] = [
  {
    call: 'changeProfile',
    status: 200,
    when: 'to the whole form with a photo',
    given: async (visit) => {
      await setPassword(visit);
      const { email, phone } = { email: `own${visit.id}@larder.test`, phone: `20255501${visit.id}` };
      return { body: { email, phone, current_password: goodPassword } };
    },
  },
  {
    call: 'changeProfile',
    status: 422,
    when: 'to a document instead of a photo',
    given: async (visit) => {
      await setPassword(visit);
      return { body: { current_password: goodPassword, profile_photo: pdf() } };
    },
    fields: ['profile_photo'],
  },
  {
    call: 'changeProfile',
    status: 422,
    when: 'without a name',
    change: { body: { name: undefined } },
    fields: ['name'],
  },
  {
    call: 'changePassword',
    status: 200,
    when: 'to who knows the old one',
    given: async (visit) => {
      await setPassword(visit);
      return { body: { current_password: goodPassword, password, password_confirmation: password } };
    },
  },
  {
    call: 'changePassword',
    status: 422,
    when: 'to a wrong password',
    given: async (visit) => void (await setPassword(visit)),
    fields: [],
  },
  {
    call: 'changePassword',
    status: 422,
    when: 'to a short password',
    change: { body: { password: 'short' } },
    fields: ['password'],
  },
  good('exportAccount', 'to who is signed in'),
  {
    call: 'eraseAccount',
    status: 200,
    when: 'to the right password',
    given: async (visit) => {
      await setPassword(visit);
      return { body: { password: goodPassword } };
    },
  },
  {
    call: 'eraseAccount',
    status: 422,
    when: 'to a wrong password',
    given: async (visit) => void (await setPassword(visit)),
    fields: ['password'],
  },
  good('listSessions', 'to who is signed in'),
  { call: 'endSession', status: 200, when: 'to the own session', given: sessionOf },
  {
    call: 'endSession',
    status: 404,
    when: 'to somebody else’s session',
    given: async () => sessionOf(await newVisit()),
  },
  {
    call: 'endSession',
    status: 422,
    when: 'to a session that is no number',
    change: { path: { id: 'mine' } },
    fields: ['id'],
  },
];

cases('account', rows);
