/** Registration, login, logout and the life of a session, over HTTP on a real PostgreSQL. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countries } from '#server/db/schema/settings.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;
const hour = 3_600_000;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});
afterAll(() => shop.close());

const form = {
  name: 'Amal Haddad',
  email: 'Amal@Larder.test',
  phone: '0151 2345678',
  password: goodPassword,
  country: 'Germany',
  phone_code: '+49',
};

const profile = (token: string) => shop.get('/profile', { token });
const login = (phone: string, password = goodPassword) => shop.post('/login', { phone, password });

describe('the registration', () => {
  test('signs in and stores contacts in their normalized form', async () => {
    const { status, body, headers } = await shop.post('/registration', form);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data.user).toMatchObject({ name: 'Amal Haddad', email: 'amal@larder.test', phone: '1512345678' });
    expect(body.data.user).toMatchObject({ phone_code: '49', country: 'Germany', account_verified: false });
    expect(body.data.access).toMatchObject({ auth_type: 'Bearer' });
    expect(body.data.access.expires_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await profile(body.data.access.token)).body.data.user).toEqual(body.data.user);
  });

  test('makes the same rows that the test helper writes', async () => {
    const [registered, written] = [await shop.register(), await shop.shopper()];
    const about = async ({ id }: { id: number }) => {
      const { rows } = await shop.database.pool.query(
        `select users.*, user_agent, sessions.expires_at - sessions.created_at as lasts
           from users join sessions on user_id = users.id where users.id = $1`,
        [id],
      );
      const { id: _id, email: _email, phone: _phone, password_hash: hash, created_at: _at, ...same } = rows[0];
      return { ...same, hash: hash.split('$').slice(0, 4) };
    };
    expect(await about(written)).toEqual(await about(registered));
    expect((await login(written.email)).status).toBe(200);
  });

  test('refuses an e-mail address or phone that is taken, in whatever form it is written', async () => {
    const again = await shop.post('/registration', { ...form, email: 'AMAL@larder.TEST', phone: '+49 (0) 1512345678' });
    expect(again.status).toBe(422);
    const [email, phone] = ['email', 'phone'].map((field) => text('The {field} has already been taken.', { field }));
    expect(again.body.errors).toEqual({ email: [email], phone: [phone] });
    expect(again.body.message).toBe(`${email} (and 1 more error)`);
  });

  test('lets one of two parallel requests win', async () => {
    const same = { ...form, email: 'twice@larder.test', phone: '0151 7777777' };
    const responses = await Promise.all([1, 2, 3].map(() => shop.post('/registration', same)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test.each([
    ['a password of seven characters', { password: 'abc4efg' }, 'password'],
    ['a password that everybody tries', { password: 'P@ssw0rd2024!' }, 'password'],
    ['digits in a row', { password: '123456789' }, 'password'],
    ['the own e-mail as password', { password: 'new@larder.test' }, 'password'],
    ['no password', { password: undefined }, 'password'],
    ['a blank name', { name: '   ' }, 'name'],
    ['no e-mail while codes go there', { email: undefined }, 'email'],
    ['an e-mail without a host', { email: 'new@larder' }, 'email'],
    ['no phone', { phone: '' }, 'phone'],
    ['a short phone', { phone: '12345678' }, 'phone'],
    ['a phone of zeros', { phone: '0000000000' }, 'phone'],
    ['a phone of which little is left without its zeros', { phone: '0000000012' }, 'phone'],
    ['letters in the phone', { phone: '0151234567x' }, 'phone'],
    ['an unknown country', { country: 'Atlantis', phone_code: '' }, 'country'],
    ['the code of another country', { phone_code: '1' }, 'phone_code'],
    ['a number as name', { name: 5 }, 'name'],
    ['null as password', { password: null }, 'password'],
  ])('refuses %s', async (_what, change, field) => {
    const response = await shop.post('/registration', {
      ...form,
      email: 'new@larder.test',
      phone: '0151999888',
      ...change,
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors)).toEqual([field]);
  });

  test.each([
    ['64 characters', 64],
    ['128 characters', 128],
  ])('stores a password of %s whole', async (_what, length) => {
    const password = `Zebra crossing ${'äöü'.repeat(60)}`.slice(0, length);
    const { email } = await shop.register({ password });
    expect((await login(email, `${password.slice(0, 72)}x`)).status).toBe(400);
    expect((await login(email, password)).status).toBe(200);
  });

  test('ignores a role, an id and a verified flag in the request', async () => {
    const more = { role: 'admin', id: 1, email_verified: true, emailVerified: true, isActive: false, is_admin: true };
    const { id } = await shop.register(more);
    const { rows } = await shop.database.pool.query('select * from users where id = $1', [id]);
    expect(rows[0]).toMatchObject({ role: 'customer', email_verified: false, is_active: true });
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('responds in the requested language, with the same fields', async () => {
    const response = await shop.post('/registration', {}, { locale: 'ar' });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors)).toEqual(['name', 'password', 'country']);
  });
});

describe('the log-in', () => {
  test('accepts an e-mail address in any case and a phone in any form', async () => {
    await shop.post('/registration', { ...form, email: 'many@larder.test', phone: '0151 4444444' });
    const ways = [
      'many@larder.test',
      ' MANY@Larder.test',
      '0151 4444444',
      '1514444444',
      '+49 151 4444444',
      '٠١٥١٤٤٤٤٤٤٤',
    ];
    for (const way of ways) expect((await login(way)).status, way).toBe(200);
  });

  test('gives a new token each time, of which the table has only the hash', async () => {
    const { email, token } = await shop.shopper();
    const second = (await login(email)).body.data.access.token;
    expect(second).not.toBe(token);
    expect(Buffer.from(second, 'base64url')).toHaveLength(32);
    const { rows } = await shop.database.pool.query('select token_hash from sessions');
    const hashes = rows.map(({ token_hash }) => token_hash.toString('hex'));
    expect(hashes).toContain(createHash('sha256').update(second).digest('hex'));
    expect(hashes.some((hash) => hash.includes(Buffer.from(second).toString('hex')))).toBe(false);
  });

  test('gives the same response for a wrong password, an unknown, a blocked and a staff account', async () => {
    const blocked = await shop.shopper();
    const staff = await shop.shopper();
    const known = await shop.shopper();
    await shop.database.pool.query('update users set is_active = false where id = $1', [blocked.id]);
    await shop.database.pool.query(`update users set role = 'admin' where id = $1`, [staff.id]);
    const responses = [
      await login(known.email, 'not the password'),
      await login('nobody@larder.test'),
      await login('999999999'),
      await login(blocked.email),
      await login(staff.email),
    ];
    for (const response of responses) {
      expect(response.status).toBe(400);
      expect(response.body).toEqual({ message: text('These credentials do not match our records.') });
    }
    expect((await profile(blocked.token)).status).toBe(401);
    expect((await profile(staff.token)).status).toBe(401);
  });

  test('refuses fields that are not text', async () => {
    expect((await shop.post('/login', { phone: ['a'], password: { $ne: 1 } })).body.errors).toEqual({
      phone: [text('The {field} field must be a string.', { field: 'phone' })],
      password: [text('The {field} field must be a string.', { field: 'password' })],
    });
  });

  test('keeps the ten newest sessions of a shopper', async () => {
    const { email, token } = await shop.shopper();
    const tokens = [token];
    for (let at = 0; at < 10; at += 1) tokens.push((await login(email)).body.data.access.token);
    const statuses = await Promise.all(tokens.map(async (each) => (await profile(each)).status));
    expect(statuses).toEqual([401, ...Array(10).fill(200)]);
  });
});

describe('the token of a session', () => {
  test('is accepted with and without Bearer, but not with Bearer twice', async () => {
    const { token } = await shop.shopper();
    const status = async (Authorization: string) => (await shop.get('/profile', { headers: { Authorization } })).status;
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status(`bearer ${token}`)).toBe(200);
    expect(await status(token)).toBe(200);
    expect(await status(`Bearer Bearer ${token}`)).toBe(401);
    const another = token.endsWith('A') ? 'B' : 'A';
    expect(await status(`Bearer ${token.slice(0, -1)}${another}`)).toBe(401);
    expect(await status(`Bearer ${token} `)).toBe(200);
    expect((await shop.get('/profile')).body).toEqual({ message: text('Unauthenticated.') });
  });

  test('expires after a day without use, and after a week with it', async () => {
    const idle = await shop.shopper();
    const busy = await shop.shopper();
    for (let passed = 0; passed < 7 * 24 - 12; passed += 12) {
      expect((await profile(busy.token)).status).toBe(200);
      shop.forward(12 * hour);
    }
    expect((await profile(idle.token)).status).toBe(401);
    expect((await profile(busy.token)).status).toBe(200);
    shop.forward(12 * hour + 1000);
    expect((await profile(busy.token)).status).toBe(401);
  });
});

describe('the log-out', () => {
  test('ends this session and no other', async () => {
    const { email, token } = await shop.shopper();
    const other = (await login(email)).body.data.access.token;
    const response = await shop.get('/logout', { token });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await profile(token)).status).toBe(401);
    expect((await shop.get('/logout', { token })).status).toBe(401);
    expect((await profile(other)).status).toBe(200);
  });

  test('ignores a prefetch, a HEAD request and a request without a token', async () => {
    const { token } = await shop.shopper();
    expect((await shop.get('/logout')).status).toBe(401);
    for (const header of ['Sec-Purpose', 'Purpose']) {
      await shop.get('/logout', { token, headers: { [header]: 'prefetch;prerender' } });
    }
    await fetch(`${shop.url}/api/logout`, { method: 'HEAD', headers: { Authorization: `Bearer ${token}` } });
    expect((await profile(token)).status).toBe(200);
  });
});

test('The log names who signed in and who failed, without a secret', async () => {
  const { email, token } = await shop.register({ password: 'canary in a coal mine' });
  await login(email, 'canary in a gold mine');
  const log = shop.log.join('');
  expect(log).toMatch(/"event":"login","outcome":"refused"/);
  expect(log).toMatch(/"event":"register"/);
  for (const secret of [token, 'canary', email]) expect(log).not.toContain(secret);
});

test('The country of a registration must exist', async () => {
  await shop.database.db.delete(countries);
  expect((await shop.post('/registration', { ...form, email: 'late@larder.test' })).body.errors).toHaveProperty(
    'country',
  );
});
