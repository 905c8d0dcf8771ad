/** One-time codes: where they go, what they are good for, and every way in which they die. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { newestCode, otherThan, readyCode, requestCode, tryCode } from '#tests/support/data/one-time-codes.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';
import { text, textsIn } from '#tests/support/texts/texts.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => shop.close());

/** The limiter reads the clock of the process, and so does the test server. */
const later = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
};

const userRow = async (id: number) =>
  (await shop.database.pool.query('select * from users where id = $1', [id])).rows[0];

const setting = (key: string, value: unknown) =>
  shop.database.pool.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );

describe('sending a one-time code', () => {
  test('responds with the normalized contact, the wait and a cookie that only the server reads', async () => {
    const { email } = await shop.shopper();
    const { status, body, headers } = await requestCode(shop, ` ${email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(body).toEqual({ message: text('A code is on its way.'), data: { email_or_phone: email, phone_code: null } });
    expect(headers.get('retry-after')).toBe('60');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(
      /^otp_ctx=[\w-]{43}; Path=\/api; Max-Age=300; HttpOnly; SameSite=Strict$/,
    );
  });

  test('responds as to any contact when the account is deleted meanwhile', async () => {
    const { id, email } = await shop.shopper();
    const { pool } = shop.database;
    const deletion = await pool.connect();
    try {
      await deletion.query('begin');
      await deletion.query('select from users where id = $1 for update', [id]);
      await deletion.query('update users set is_active = false where id = $1', [id]);
      const requested = requestCode(shop, email);
      const waits = 'select from pg_stat_activity where datname = current_database() and wait_event_type = $1';
      await expect.poll(async () => (await deletion.query(waits, ['Lock'])).rowCount).toBe(1);
      await deletion.query('commit');
      expect((await requested).status).toBe(200);
    } finally {
      deletion.release(true);
    }
    const { rowCount } = await pool.query('select from outbox where recipient = $1', [email]);
    expect(rowCount).toBe(0);
  });

  test('marks the cookie Secure when the shop runs on HTTPS', async () => {
    const safe = await startTestServer({ env: { PUBLIC_URL: 'https://shop.example' } });
    const { headers } = await requestCode(safe, 'nobody@larder.test');
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    await safe.close();
  });

  test.each([
    ['1', { forgot_password: 1 }, 'email'],
    ['"1"', { forgot_password: '1' }, 'email'],
    ['true', { forgot_password: true }, 'email'],
    ['null', { forgot_password: null }, 'sms'],
    ['nothing', { forgot_password: undefined }, 'sms'],
  ])('accepts forgot_password %s and sends over the channel of the shop’s settings', async (_what, more, way) => {
    await setting('registerOtpType', 'phone');
    const { email, phone } = await shop.shopper();
    expect((await requestCode(shop, email, more)).status).toBe(200);
    await setting('registerOtpType', 'email');
    const recipient = way === 'sms' ? `+1${phone}` : email;
    expect(await newestCode(shop)).toMatchObject({ channel: way, recipient });
  });

  test('uses the e-mail address of an account without a phone', async () => {
    await setting('phoneRequired', false);
    const { email } = await shop.shopper({ phone: null });
    await setting('forgotOtpType', 'phone');
    await requestCode(shop, email);
    await setting('forgotOtpType', 'email');
    expect(await newestCode(shop)).toMatchObject({ channel: 'email', recipient: email });
  });

  test.each([
    ['with the country’s code', (phone: string) => [phone, '1']],
    ['with +1', (phone: string) => [`+1 ${phone}`, null]],
    ['with 001', (phone: string) => [`001${phone}`, null]],
    ['with the code twice', (phone: string) => [`1${phone}`, '+1']],
    ['in Persian digits', (phone: string) => [phone.replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)] ?? ''), '۱']],
  ])('finds the account by a phone %s and accepts the returned contact for the check', async (_how, write) => {
    const { phone, email, id } = await shop.shopper();
    const [typed, phone_code] = write(phone);
    const { body, cookie } = await requestCode(shop, typed ?? '', { phone_code });
    expect(body.data.email_or_phone).toBe(`+1${phone}`);
    const { code, recipient } = await newestCode(shop);
    expect(recipient).toBe(email);
    expect((await tryCode(shop, { phone: body.data.email_or_phone, otp: code, cookie })).status).toBe(200);
    expect((await userRow(id)).email_verified).toBe(true);
  });

  test('refuses a contact that is neither an e-mail address nor a phone number', async () => {
    for (const phone of ['call me', '@', '+', 'a@b']) {
      const { status, body } = await requestCode(shop, phone);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ phone: ['The phone or email format is invalid.'] });
    }
  });

  test('writes in the language of the request', async () => {
    const { email } = await shop.shopper();
    await requestCode(shop, email, {}, { locale: 'ir' });
    const { rows } = await shop.database.pool.query('select subject, body from outbox order by id desc limit 1');
    expect(rows[0].subject).toBe(textsIn('ir')('{code} is your code for {shop}', { code: '••••', shop: 'Larder' }));
    expect(rows[0].body).toContain('••••');
  });

  test('sends nothing to an account that may not sign in', async () => {
    const { email, id } = await shop.shopper();
    await shop.database.pool.query('update users set is_active = false where id = $1', [id]);
    const before = await shop.database.pool.query('select count(*)::int as n from outbox');
    expect((await requestCode(shop, email)).status).toBe(200);
    const after = await shop.database.pool.query('select count(*)::int as n from outbox');
    expect(after.rows).toEqual(before.rows);
  });
});

describe('a one-time code', () => {
  test('verifies the contact it was sent to, and works once', async () => {
    const { email, id } = await shop.shopper();
    const { phone, cookie, code } = await readyCode(shop, email);
    const right = await tryCode(shop, { phone, otp: code, cookie });
    expect(right.status).toBe(200);
    expect(right.body).toEqual({ message: 'Verified', data: { token: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(await userRow(id)).toMatchObject({ email_verified: true, phone_verified: false });
    expect((await tryCode(shop, { phone, otp: code, cookie })).status).toBe(400);
  });

  test('verifies the phone when it was sent by SMS', async () => {
    await setting('registerOtpType', 'phone');
    const { email, id } = await shop.shopper();
    const { phone, cookie, code } = await readyCode(shop, email, { forgot_password: null });
    await setting('registerOtpType', 'email');
    expect((await tryCode(shop, { phone, otp: code, cookie })).status).toBe(200);
    expect(await userRow(id)).toMatchObject({ email_verified: false, phone_verified: true });
  });

  test('is invalid after three wrong attempts', async () => {
    const { email } = await shop.shopper();
    const { phone, cookie, code } = await readyCode(shop, email);
    for (const by of [1, 2, 3])
      expect((await tryCode(shop, { phone, otp: otherThan(code, by), cookie })).status).toBe(400);
    const fourth = await tryCode(shop, { phone, otp: code, cookie });
    expect(fourth.status).toBe(400);
    expect(fourth.body).toEqual({ message: 'This code is wrong or has expired.' });
  });

  test('works at the third attempt', async () => {
    const { email } = await shop.shopper();
    const { phone, cookie, code } = await readyCode(shop, email);
    for (const by of [1, 2])
      expect((await tryCode(shop, { phone, otp: otherThan(code, by), cookie })).status).toBe(400);
    expect((await tryCode(shop, { phone, otp: code, cookie })).status).toBe(200);
  });

  test.each([
    ['works four minutes and 59 seconds later', 299, 200],
    ['is dead five minutes and a second later', 301, 400],
  ])('%s', async (_what, seconds, status) => {
    const { email } = await shop.shopper();
    const { phone, cookie, code } = await readyCode(shop, email);
    later(seconds);
    expect((await tryCode(shop, { phone, otp: code, cookie })).status).toBe(status);
  });

  test('is invalid once a new code is sent', async () => {
    const { email } = await shop.shopper();
    const old = await readyCode(shop, email);
    later(61);
    const young = await readyCode(shop, email);
    expect((await tryCode(shop, { ...old, otp: old.code })).status).toBe(400);
    expect((await tryCode(shop, { ...young, otp: old.code, cookie: old.cookie })).status).toBe(400);
    expect((await tryCode(shop, { ...young, otp: young.code })).status).toBe(200);
  });

  test('works only in the browser that requested it and for the contact it was sent to', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()];
    const { phone, cookie, code } = await readyCode(shop, mine.email);
    const foreign = await requestCode(shop, other.email);
    const tries = [
      { phone, otp: code },
      { phone, otp: code, cookie: 'otp_ctx=' },
      { phone, otp: code, cookie: foreign.cookie },
      { phone: other.email, otp: code, cookie },
    ];
    for (const wrong of tries) expect((await tryCode(shop, wrong)).status).toBe(400);
    expect((await tryCode(shop, { phone, otp: code, cookie })).status).toBe(200);
  });

  test('verifies nothing after the account changed its address', async () => {
    const { email, id } = await shop.shopper();
    const { phone, cookie, code } = await readyCode(shop, email);
    await shop.database.pool.query(`update users set email = 'moved-' || email where id = $1`, [id]);
    expect((await tryCode(shop, { phone, otp: code, cookie })).status).toBe(400);
    expect((await tryCode(shop, { phone: `moved-${email}`, otp: code, cookie })).status).toBe(400);
  });
});
