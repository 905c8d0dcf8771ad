/** Becoming a seller. */
import type { OperationId } from '#server/contract.types.ts';
import { otherThan } from '#tests/support/data/one-time-codes.ts';
import { newSeller, sellerCode, sellerForm } from '#tests/support/data/partners.ts';
import { type Case, cases, good } from './cases.ts';
import { holdKey, releaseKey } from './held-key.ts';
import type { Visit } from './shop.ts';

const setVendors = ({ shop }: Visit, isMany: boolean) =>
  shop.database.pool.query(
    `insert into settings (key, value) values ('multiVendor', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(isMany)],
  );

const inShopOfOneVendor = (call: OperationId): Case => ({
  call,
  status: 404,
  when: 'in a shop of one vendor',
  given: async (visit) => void (await setVendors(visit, false)),
  after: (visit) => setVendors(visit, true),
});

const calls: OperationId[] = [
  'checkPartnerContact',
  'sendPartnerCode',
  'verifyPartnerCode',
  'registerPartner',
  'getPartnerApplication',
  'checkPartnerStatus',
];

const requested = async ({ shop }: Visit, otpOf = (code: string) => code) => {
  const { email } = newSeller();
  const { code, cookie } = await sellerCode(shop, email);
  return { body: { email, otp: otpOf(code) }, headers: { Cookie: cookie } };
};

/** An applicant has no account yet. */
const nobody = 0;

const rows: Case[] = [
  ...calls.map(inShopOfOneVendor),
  good('checkPartnerContact', 'to a contact that nobody has'),
  {
    call: 'checkPartnerContact',
    status: 200,
    when: 'to the address of a shopper, which nobody learns',
    given: async ({ shop }) => ({ body: { email: (await shop.shopper()).email } }),
  },
  {
    call: 'sendPartnerCode',
    status: 200,
    when: 'to a new address',
    given: async () => ({ body: { email: newSeller().email } }),
  },
  {
    call: 'sendPartnerCode',
    status: 422,
    when: 'to what is no address',
    change: { body: { email: 'call me' } },
    fields: ['email'],
  },
  { call: 'verifyPartnerCode', status: 200, when: 'to the right code', given: (visit) => requested(visit) },
  { call: 'verifyPartnerCode', status: 400, when: 'to a wrong code', given: (visit) => requested(visit, otherThan) },
  { call: 'verifyPartnerCode', status: 422, when: 'to letters', change: { body: { otp: 'abcd' } }, fields: ['otp'] },
  {
    call: 'registerPartner',
    status: 200,
    when: 'to a whole form',
    given: async ({ shop }) => ({ body: await sellerForm(shop) }),
  },
  {
    call: 'registerPartner',
    status: 409,
    when: 'while a request with the same key is worked on',
    given: async (visit) => {
      const held = await holdKey({ ...visit, id: nobody });
      return { ...held, body: await sellerForm(visit.shop) };
    },
    after: releaseKey,
  },
  {
    call: 'registerPartner',
    status: 422,
    when: 'to a token that never was',
    given: async ({ shop }) => ({ body: await sellerForm(shop, { email_token: 'never' }) }),
    fields: ['email_token'],
  },
  {
    call: 'getPartnerApplication',
    status: 200,
    when: 'to a caller with the code',
    given: async (visit) => {
      const { body } = await visit.call('registerPartner', { body: await sellerForm(visit.shop) });
      return { path: { code: body.data.confirmation_code } };
    },
  },
  { call: 'getPartnerApplication', status: 422, when: 'to a code that is none', change: { path: { code: 'short' } } },
  good('checkPartnerStatus', 'to a number that nobody has'),
  {
    call: 'checkPartnerStatus',
    status: 422,
    when: 'without a number',
    change: { query: { phone: '' } },
    fields: ['phone'],
  },
];

cases('partners', rows);
