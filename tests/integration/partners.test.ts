/**
 * New sellers: the proof of an address, the form, the operator's decision and who gets to see what.
 *
 * @spec R31
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { otherThan } from '#tests/support/data/one-time-codes.ts';
import {
  newSeller,
  provenSeller,
  sellerCode,
  sellerForm,
  sendSellerForm,
  trySellerCode,
} from '#tests/support/data/partners.ts';
import { gif, jpeg, pdf } from '#tests/support/data/sample-files.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

afterAll(() => shop.close());

const operator = (...words: string[]) => commandOf(words)?.(shop.database.db);
const stateOf = async (code: string) => (await shop.get(`/seller/confirmation/${code}`)).body.data.application;
const isSelling = async (phone: unknown) => (await shop.get(`/seller/check-user-status?phone=${phone}`)).body.data;
const count = async (table: string) =>
  Number((await shop.database.pool.query(`select count(*)::int as found from ${table}`)).rows[0].found);
const newestMail = async () =>
  (await shop.database.pool.query('select recipient, subject, body from outbox order by id desc limit 1')).rows[0];

describe('the code for a new partner’s address', () => {
  test('comes by mail and works once, in the browser that requested it', async () => {
    const { email } = newSeller();
    const { code, cookie, recipient } = await sellerCode(shop, email);
    expect(recipient).toBe(email);
    expect((await trySellerCode(shop, { email, otp: code }, 'otp_ctx=none')).status).toBe(400);
    expect((await trySellerCode(shop, { email, otp: code }, cookie)).status).toBe(200);
    expect((await trySellerCode(shop, { email, otp: code }, cookie)).status).toBe(400);
  });

  test('is invalid after three wrong attempts and after five minutes', async () => {
    const { email } = newSeller();
    const { code, cookie } = await sellerCode(shop, email);
    for (const by of [1, 2, 3]) await trySellerCode(shop, { email, otp: otherThan(code, by) }, cookie);
    expect((await trySellerCode(shop, { email, otp: code }, cookie)).status).toBe(400);
    const late = newSeller();
    const requested = await sellerCode(shop, late.email);
    shop.forward(5 * 60_000 + 1);
    expect((await trySellerCode(shop, { email: late.email, otp: requested.code }, requested.cookie)).status).toBe(400);
  });

  test('differs from the code of an account, in both directions', async () => {
    const { email } = await shop.shopper();
    const { code, cookie } = await sellerCode(shop, email);
    const asShopper = await shop.post('/verify-otp', { phone: email, otp: code }, { headers: { Cookie: cookie } });
    expect(asShopper.status).toBe(400);
  });

  test('comes once a minute, and appears neither in the log nor in plain text in the database', async () => {
    const { email } = newSeller();
    const { code } = await sellerCode(shop, email);
    expect((await shop.post('/seller/send-otp', { email })).status).toBe(429);
    const { body } = await newestMail();
    expect(body).toContain('••••');
    expect(body).not.toContain(code);
    const token = await provenSeller(shop, newSeller().email);
    expect(shop.log.join('\n')).not.toContain(token);
    const { rows } = await shop.database.pool.query(`select encode(token_hash, 'escape') as kept from partner_proofs`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the registration form of a partner', () => {
  test('makes an inactive account and an inactive shop, and says where to look', async () => {
    const form = await sellerForm(shop, { shop_registration_certificate: pdf() });
    const { status, body } = await sendSellerForm(shop, form);
    expect(status).toBe(200);
    const { user, confirmation_code: code } = body.data;
    expect(user).toMatchObject({ first_name: 'Sample', email: form.email, is_active: false, shop_status: 'Offline' });
    expect(user.shop).toMatchObject({ name: 'Corner Bakery', opening_time: '07:00', closing_time: '18:30' });
    expect(await stateOf(code)).toEqual({
      code,
      status: 'under_review',
      shop_name: 'Corner Bakery',
      submitted_at: expect.any(String),
      decided_at: null,
      note: null,
    });
    for (const address of [user.profile_photo, user.shop.logo, user.shop.banner])
      expect((await fetch(`${shop.url}${address}`)).headers.get('content-type')).toBe('image/webp');
    expect((await shop.get(`/shops/${user.shop.id}`)).status).toBe(404);
    expect((await shop.post('/login', { phone: form.email, password: goodPassword })).status).toBe(400);
    expect(await isSelling(form.phone)).toEqual({ user_status: false });
    expect(await newestMail()).toMatchObject({ recipient: form.email, body: expect.stringContaining('under review') });
  });

  test('hides the certificate from everybody but the shop’s people', async () => {
    const form = await sellerForm(shop, { shop_registration_certificate: pdf() });
    await sendSellerForm(shop, form);
    const line = (await operator('partner', 'list'))?.find((each) => each.includes(String(form.email))) ?? '';
    const name = /certificate (\S+\.pdf)$/.exec(line)?.[1] ?? '';
    expect(readdirSync(join(shop.uploadsDir, 'kept'))).toContain(name);
    for (const folder of ['uploads', 'files']) expect((await fetch(`${shop.url}/${folder}/${name}`)).status).toBe(404);
  });

  test.each([
    ['a name of spaces', { first_name: ' ' }, ['first_name']],
    ['a shop without a name', { shop_name: ' ' }, ['shop_name']],
    ['a number of three digits', { phone: '123' }, ['phone']],
    ['two passwords that differ', { password_confirmation: 'another pass phrase' }, ['password_confirmation']],
    ['a password that everybody tries', { password: '123456789', password_confirmation: '123456789' }, ['password']],
    ['half of the opening hours', { closing_time: '' }, ['closing_time']],
    ['an impossible time', { opening_time: '24:30' }, ['opening_time']],
    ['terms that were not accepted', { accept_terms: 0 }, ['accept_terms']],
    ['no logo', { shop_logo: undefined }, ['shop_logo']],
    [
      'a moving picture as a certificate',
      { shop_registration_certificate: 'moving' },
      ['shop_registration_certificate'],
    ],
    ['somebody else’s proof', { email: 'another@larder.test' }, ['email_token']],
  ])('is refused for %s and leaves nothing behind', async (_what, fields, expected) => {
    const before = await Promise.all([count('users'), count('shops'), count('uploads')]);
    const isMoving = 'shop_registration_certificate' in fields;
    const change = isMoving ? { shop_registration_certificate: await gif() } : fields;
    const { status, body } = await sendSellerForm(shop, await sellerForm(shop, change));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(expected);
    expect(await Promise.all([count('users'), count('shops'), count('uploads')])).toEqual(before);
  });

  test('uses the verified code up, and responds alike to a repeated request', async () => {
    const form = await sellerForm(shop, { profile_photo: await jpeg() });
    const headers = { 'Idempotency-Key': 'b1f8e0a4-2c55-4c0e-8f62-0a3f34a3f1d7' };
    const first = await sendSellerForm(shop, form, headers);
    const again = await sendSellerForm(shop, form, headers);
    expect(again.body).toEqual(first.body);
    const third = await sendSellerForm(shop, { ...form, ...newSeller() });
    expect(Object.keys(third.body.errors)).toEqual(['email_token']);
  });

  test('opens one shop, however often it is sent at once', async () => {
    const form = await sellerForm(shop);
    const before = await count('shops');
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendSellerForm(shop, form)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count('shops')).toBe(before + 1);
  });

  test('is refused an hour after the code', async () => {
    const form = await sellerForm(shop);
    shop.forward(60 * 60_000 + 1);
    expect(Object.keys((await sendSellerForm(shop, form)).body.errors)).toEqual(['email_token']);
  });
});

describe('the operator’s decision', () => {
  test('opens the shop and tells the seller', async () => {
    const form = await sellerForm(shop);
    const { body } = await sendSellerForm(shop, form);
    expect(await operator('partner', 'approve', String(form.email).toUpperCase())).toEqual(['Corner Bakery: approved']);
    expect(await stateOf(body.data.confirmation_code)).toMatchObject({ status: 'approved', note: null });
    expect(await isSelling(form.phone)).toEqual({ user_status: true });
    expect((await shop.get(`/shops/${body.data.user.shop.id}`)).body.data.shop).toMatchObject({
      name: 'Corner Bakery',
    });
    expect(await newestMail()).toMatchObject({ recipient: form.email, body: expect.stringContaining('approved') });
    await expect(operator('partner', 'approve', String(form.email))).rejects.toThrow('is under review');
  });

  test('refuses with a reason in the language of the form, and the seller may apply again', async () => {
    const form = await sellerForm(shop);
    const { body } = await sendSellerForm(shop, form, { 'Accept-Language': 'ar' });
    await expect(operator('partner', 'refuse', String(form.email))).rejects.toThrow('Say why');
    await operator('partner', 'refuse', String(form.email), '--note', 'The certificate has expired.');
    const code = body.data.confirmation_code;
    expect(await stateOf(code)).toMatchObject({ status: 'refused', note: 'The certificate has expired.' });
    expect(await newestMail()).toMatchObject({
      body: expect.stringMatching(/[\u0600-\u06ff].*\n\n> The certificate/s),
    });
    shop.forward(60_000);
    const contact = { email: String(form.email), phone: String(form.phone) };
    expect((await shop.post('/seller/check-email-phone', contact)).status).toBe(200);
  });

  test('takes the shop from a list', async () => {
    expect(await operator('partner', 'list', '--status', 'approved')).toEqual([
      expect.stringMatching(/approved {6}Corner Bakery, seller\d+@larder\.test, \d+$/),
    ]);
    await expect(operator('partner', 'list', '--status', 'lost')).rejects.toThrow('There is no status "lost"');
    await expect(operator('partner', 'approve', '')).rejects.toThrow('Whose shop?');
  });
});

test('An unknown confirmation code gets 404', async () => {
  const { status, body } = await shop.get('/seller/confirmation/q7Zb1nE5dX8uWcV3mJk2yR');
  expect([status, body]).toEqual([404, { message: 'Not found.' }]);
});
