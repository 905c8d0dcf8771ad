/** One-time codes. */
import { newestCode, otherThan } from '#tests/support/data/one-time-codes.ts';
import { type Case, cases } from './cases.ts';
import type { Visit } from './shop.ts';

/** What /verify-otp is asked with the right code of a new shopper. */
const requested = async ({ shop, call }: Visit) => {
  const { email: phone } = await shop.shopper();
  const { headers } = await call('sendOtp', { body: { phone } });
  const { code } = await newestCode(shop);
  return { phone, code, headers: { Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' } };
};

const proven = async (visit: Visit) => {
  const { phone, code, headers } = await requested(visit);
  const { body } = await visit.call('verifyOtp', { body: { phone, otp: code }, headers });
  return { body: { token: body.data.token as string } };
};

const rows: Case[] = [
  {
    call: 'sendOtp',
    status: 200,
    when: 'to a shopper',
    given: async ({ shop }) => ({ body: { phone: (await shop.shopper()).email } }),
  },
  { call: 'sendOtp', status: 200, when: 'to nobody', change: { body: { phone: 'nobody@larder.test' } } },
  {
    call: 'sendOtp',
    status: 422,
    when: 'to what is neither an e-mail address nor a number',
    change: { body: { phone: 'call me' } },
    fields: ['phone'],
  },
  {
    call: 'sendOtp',
    status: 429,
    when: 'to the same contact a moment later',
    given: async ({ call }) => {
      await call('sendOtp', { body: { phone: 'twice@larder.test' } });
      return { body: { phone: 'twice@larder.test' } };
    },
  },
  {
    call: 'verifyOtp',
    status: 200,
    when: 'to the right code',
    given: async (visit) => {
      const { phone, code, headers } = await requested(visit);
      return { body: { phone, otp: code }, headers };
    },
  },
  {
    call: 'verifyOtp',
    status: 400,
    when: 'to a wrong code',
    given: async (visit) => {
      const { phone, code, headers } = await requested(visit);
      return { body: { phone, otp: otherThan(code) }, headers };
    },
  },
  { call: 'verifyOtp', status: 400, when: 'to a code that never was' },
  { call: 'verifyOtp', status: 422, when: 'to letters', change: { body: { otp: 'abcd' } }, fields: ['otp'] },
  { call: 'resetPassword', status: 200, when: 'to the token of a right code', given: proven },
  { call: 'resetPassword', status: 422, when: 'to a token that never was', fields: ['token'] },
  {
    call: 'resetPassword',
    status: 422,
    when: 'to a password that everybody tries',
    given: async (visit) => {
      const password = 'P@ssw0rd2024!';
      return { body: { ...(await proven(visit)).body, password, password_confirmation: password } };
    },
    fields: ['password'],
  },
];

cases('one-time codes', rows);
