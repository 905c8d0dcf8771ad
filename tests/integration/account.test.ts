/** Profile, password and sessions, over HTTP on a real PostgreSQL. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeProfile, type Registered } from '#tests/support/data/profile-form.ts';
import { type FormFields, formOf } from '#tests/support/data/sample-files.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;
const hour = 3_600_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

afterAll(() => shop.close());

const change = (shopper: Registered, fields?: FormFields) => changeProfile(shop, shopper, fields);
const profile = async (token: string) => (await shop.get('/profile', { token })).body.data?.user;
const rowOf = async ({ id }: Registered) =>
  (await shop.database.pool.query('select * from users where id = $1', [id])).rows[0];

/** What the outbox has for an address: the first sentence below the heading of each message. */
const toldAt = async (recipient: string) =>
  (await shop.database.pool.query('select body from outbox where recipient = $1 order by id', [recipient])).rows.map(
    ({ body }) => body.split('\n')[2],
  );

describe('the profile', () => {
  test('takes the whole form and clears what is left out', async () => {
    const shopper = await shop.shopper();
    const full = { name: 'Ann Orchard', gender: 'female', date_of_birth: '1990-04-17' };
    const { status, body } = await change(shopper, full);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ ...full, country: 'United States', phone_code: '1' });
    expect(await profile(shopper.token)).toEqual(body.data.user);
    const less = await change(shopper);
    expect(less.body.data.user).toMatchObject({ name: 'Sample Shopper', gender: null, date_of_birth: null });
  });

  test('requires the password for a change of contact, and has the new contact verified', async () => {
    const shopper = await shop.shopper();
    const { token, id } = shopper;
    await shop.database.pool.query('update users set email_verified = true, phone_verified = true where id = $1', [id]);
    const email = 'moved@larder.test';
    expect((await change(shopper, { email })).body.errors).toHaveProperty('current_password');
    const wrong = await change(shopper, { email, current_password: 'not the password' });
    expect(wrong.body.errors).toEqual({ current_password: ['The current password is wrong.'] });
    expect((await profile(token)).email).toBe(shopper.email);
    const right = await change(shopper, { email, current_password: goodPassword });
    expect(right.body.data.user).toMatchObject({ email, email_verified: false, phone_verified: true });
    const other = await change({ ...shopper, email }, { phone: '2025551999', current_password: goodPassword });
    expect(other.body.data.user).toMatchObject({ phone: '2025551999', phone_verified: false, account_verified: false });
    expect(await toldAt(shopper.email)).toContain('Your email address or phone number was changed.');
    expect(await toldAt(email)).toContain('Your email address or phone number was changed.');
  });

  test('refuses a contact that somebody else has, and gives one of two parallel requests the free one', async () => {
    const [one, two, owner] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    const current_password = goodPassword;
    const taken = await change(one, { email: owner.email.toUpperCase(), phone: owner.phone, current_password });
    expect(taken.body.errors).toEqual({
      email: [text('The {field} has already been taken.', { field: 'email' })],
      phone: [text('The {field} has already been taken.', { field: 'phone' })],
    });
    const wish = { email: 'wanted@larder.test', current_password };
    const responses = await Promise.all([change(one, wish), change(two, wish)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test.each([
    ['a blank name', { name: '  ' }, 'name'],
    ['an e-mail without a host', { email: 'new@larder' }, 'email'],
    ['letters in the phone', { phone: '20255x0142' }, 'phone'],
    ['a short phone', { phone: '2025' }, 'phone'],
    ['the code of another country', { phone_code: '49' }, 'phone_code'],
    ['a code without a country', { country: undefined }, 'phone_code'],
    ['an unknown country', { country: 'Atlantis', phone_code: undefined }, 'country'],
    ['a gender that nobody has', { gender: 'x' }, 'gender'],
    ['a day that does not exist', { date_of_birth: '1990-02-30' }, 'date_of_birth'],
    ['a day to come', { date_of_birth: '2999-01-01' }, 'date_of_birth'],
    ['a text that no database can hold', { name: 'A\0nn' }, 'name'],
    ['a file instead of a name', { name: { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('Ann') } }, 'name'],
  ])('refuses %s', async (_what, fields, field) => {
    const { status, body } = await change(await shop.shopper(), { current_password: goodPassword, ...fields });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('ignores a role, an id and a verified flag in the request', async () => {
    const shopper = await shop.shopper();
    const before = await rowOf(shopper);
    const more = { role: 'admin', id: 1, email_verified: 1, is_active: 0, is_professional: 1, password_hash: 'x' };
    expect((await change(shopper, { ...more, isProfessional: 1, photo: '/evil.webp' })).status).toBe(200);
    expect(await rowOf(shopper)).toEqual(before);
  });

  test('is accepted as a form only', async () => {
    const { token } = await shop.shopper();
    expect((await shop.post('/update-profile', { name: 'Ann', phone: '2025550142' }, { token })).status).toBe(415);
    expect((await shop.post('/change-password', formOf({ password: 'x' }), { token })).status).toBe(415);
  });
});

const signIn = async ({ email }: Registered, agent: string, password = goodPassword) =>
  (await shop.post('/login', { phone: email, password }, { headers: { 'User-Agent': agent } })).body.data?.access.token;

describe('the password', () => {
  const password = 'a new and long pass phrase';
  const wish = { current_password: goodPassword, password, password_confirmation: password };
  const changePassword = (token: string, form = {}) => shop.post('/change-password', { ...wish, ...form }, { token });

  test('is not changed to itself', async () => {
    const shopper = await shop.shopper();
    const same = { password: goodPassword, password_confirmation: goodPassword };
    const { status, body } = await changePassword(shopper.token, same);
    expect([status, body.errors]).toEqual([422, { password: ['The new password must differ from the current one.'] }]);
  });

  test('changes with the old password, ends every session and opens a new one', async () => {
    const shopper = await shop.shopper();
    const others = [await signIn(shopper, firefox), await signIn(shopper, iphone)];
    const { status, body } = await changePassword(shopper.token);
    expect(status).toBe(200);
    const token = body.data.access.token;
    for (const dead of [shopper.token, ...others])
      expect((await shop.get('/profile', { token: dead })).status).toBe(401);
    expect(await profile(token)).toMatchObject({ id: shopper.id });
    expect(await signIn(shopper, firefox)).toBeUndefined();
    expect(await signIn(shopper, firefox, password)).toBeDefined();
    expect(await toldAt(shopper.email)).toContain('Your password was changed.');
  });

  test.each([
    ['a wrong old one', { current_password: 'not the password' }, undefined],
    ['two that differ', { password_confirmation: 'another pass phrase' }, 'password_confirmation'],
    ['one that everybody tries', { password: 'P@ssw0rd2024!', password_confirmation: 'P@ssw0rd2024!' }, 'password'],
    ['seven characters', { password: 'abc4efg', password_confirmation: 'abc4efg' }, 'password'],
  ])('stays unchanged with %s', async (_what, form, field) => {
    const shopper = await shop.shopper();
    const other = await signIn(shopper, firefox);
    const { status, body } = await changePassword(shopper.token, form);
    expect(status).toBe(422);
    expect(body.errors && Object.keys(body.errors)).toEqual(field && [field]);
    for (const token of [shopper.token, other]) expect(await profile(token)).toBeDefined();
  });

  test('is stored whole when it has 128 characters', async () => {
    const long = `Zebra crossing ${'äöü'.repeat(60)}`.slice(0, 128);
    const shopper = await shop.shopper();
    await changePassword(shopper.token, { password: long, password_confirmation: long });
    expect(await signIn(shopper, firefox, `${long.slice(0, 127)}x`)).toBeUndefined();
    expect(await signIn(shopper, firefox, long)).toBeDefined();
  });

  test('cannot be guessed with a stolen token', async () => {
    const strict = await startTestServer({ filling: countriesFilling, env: { LARDER_LIMITS: 'on' } });
    const { token } = await strict.shopper();
    const tries = await Promise.all(
      Array.from({ length: 15 }, () =>
        strict.post('/change-password', { ...wish, current_password: 'guess' }, { token }),
      ),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    await strict.close();
  });
});

describe('sessions', () => {
  const list = async (token: string) => (await shop.get('/sessions', { token })).body.data.sessions;

  test('are listed by their last use under readable names, without the header itself', async () => {
    const shopper = await shop.shopper();
    const phone = await signIn(shopper, iphone);
    const strange = await signIn(shopper, 'x');
    shop.forward(hour);
    const laptop = await signIn(shopper, firefox);
    shop.forward(hour);
    const sessions = await list(phone);
    expect(sessions.map(({ device }: { device: string }) => device)).toEqual([
      'Safari on iOS',
      'Firefox on Linux',
      'Unknown device',
      expect.any(String),
    ]);
    expect(sessions.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, false, false, false]);
    expect((await shop.get('/sessions', { token: laptop })).text).not.toContain('Gecko');
    expect(strange).toBeDefined();
  });

  test('end one at a time, and only for their owner', async () => {
    const shopper = await shop.shopper();
    const stranger = await shop.shopper();
    const phone = await signIn(shopper, iphone);
    const [current, other] = await list(phone);
    const end = (id: number, token: string) => shop.call('DELETE', `/sessions/${id}`, { token });
    const foreign = await end(other.id, stranger.token);
    const unknown = await end(2_147_483_647, stranger.token);
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(foreign.status).toBe(404);
    expect(await profile(shopper.token)).toBeDefined();
    expect((await end(other.id, phone)).status).toBe(200);
    expect((await shop.get('/profile', { token: shopper.token })).status).toBe(401);
    expect((await end(current.id, phone)).status).toBe(200);
    expect((await shop.get('/profile', { token: phone })).status).toBe(401);
  });

  test('are not listed once they are over', async () => {
    const shopper = await shop.shopper();
    shop.forward(25 * hour);
    const token = await signIn(shopper, firefox);
    expect(await list(token)).toHaveLength(1);
  });
});
