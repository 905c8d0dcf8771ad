/**
 * One-time codes of clients that are no browser and keep no cookie. They get no guess more than a browser.
 *
 * @spec R22, R23
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newAccount, newestCode, otherThan, requestCode, tryCode } from '#tests/support/data/one-time-codes.ts';
import { statementsDuring } from '#tests/support/database/statements.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;

const day = 24 * 3600;

beforeAll(async () => {
  // The address is the first of the proxy's header, so that a test can come from several.
  shop = await startTestServer({ filling: countriesFilling, env: { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
});

beforeEach(async () => {
  await shop.database.pool.query('delete from rate_limits');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => shop.close());

/** The limiters read the clock of the process, and so does the test server. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const from = (at: number) => ({ 'X-Forwarded-For': `198.51.${Math.floor(at / 250)}.${(at % 250) + 1}` });

/** As an app does it: no cookie, no Origin. */
const request = (phone: string, at = 0) => shop.post('/send-otp', { phone, forgot_password: 1 }, { headers: from(at) });
const attempt = (phone: string, otp: string, at = 0) => shop.post('/verify-otp', { phone, otp }, { headers: from(at) });

describe('a client that keeps no cookie', () => {
  test('gets no cookie, and its right code is worth a new password', async () => {
    const { email } = await shop.shopper();
    const requested = await request(email);
    expect([requested.status, requested.headers.get('set-cookie')]).toEqual([200, null]);
    const { code } = await newestCode(shop);
    const { status, body } = await attempt(email.toUpperCase(), code);
    expect(status).toBe(200);
    const passwords = { password: 'seven small figs', password_confirmation: 'seven small figs' };
    expect((await shop.post('/reset-password', { token: body.data.token, ...passwords })).status).toBe(200);
    expect((await attempt(email, code)).status).toBe(400);
  });

  test('may give the contact as the server returned it', async () => {
    const { phone } = await shop.shopper();
    const { body } = await shop.post('/send-otp', { phone, phone_code: '1', forgot_password: 1 });
    const { code } = await newestCode(shop);
    expect((await attempt(body.data.email_or_phone, code)).status).toBe(200);
  });

  test('has three attempts for a code', async () => {
    const { email } = await newAccount(shop);
    await request(email);
    const { code } = await newestCode(shop);
    for (const by of [1, 2, 3]) expect((await attempt(email, otherThan(code, by), by)).status).toBe(400);
    expect((await attempt(email, code, 4)).status).toBe(400);
  });

  test('cannot use the code that a browser has requested, nor a browser the code of such a client', async () => {
    const mine = await newAccount(shop);
    const { cookie } = await requestCode(shop, mine.email);
    const { code } = await newestCode(shop);
    expect((await attempt(mine.email, code)).status).toBe(400);
    expect((await tryCode(shop, { phone: mine.email, otp: code, cookie })).status).toBe(200);
    const other = await newAccount(shop);
    await request(other.email);
    const second = await newestCode(shop);
    expect((await tryCode(shop, { phone: other.email, otp: second.code, cookie })).status).toBe(400);
  });

  test('cannot use a code for another contact', async () => {
    const [mine, other] = [await newAccount(shop), await newAccount(shop)];
    await request(mine.email, 1);
    const { code } = await newestCode(shop);
    await request(other.email, 2);
    expect(
      (await attempt(other.email, code === (await newestCode(shop)).code ? otherThan(code) : code, 3)).status,
    ).toBe(400);
    expect((await attempt(mine.email, code, 4)).status).toBe(200);
  });

  test('sees known and unknown contacts answered alike, after the same steps', async () => {
    await request('first@larder.test', 90);
    const seen = async (contact: string, at: number) => {
      const { result, statements } = await statementsDuring(shop.database, async () => {
        const sent = await request(contact, at);
        const wrong = await attempt(contact, '00000', at);
        return `${sent.status} ${sent.text.replace(contact, 'contact')} ${wrong.status} ${wrong.text}`;
      });
      return { result, statements };
    };
    const { email } = await newAccount(shop);
    const known = await seen(email, 91);
    expect(known.statements.length).toBeGreaterThan(5);
    expect(await seen('nobody-of-that-name@larder.test', 92)).toEqual(known);
  });
});

test('A seller proves an address without a cookie', async () => {
  const email = 'seller-without-cookie@larder.test';
  await shop.post('/seller/send-otp', { email });
  const { code } = await newestCode(shop);
  expect((await shop.post('/seller/verify-otp', { email, otp: otherThan(code) })).status).toBe(400);
  expect((await shop.post('/seller/verify-otp', { email, otp: code })).body.data.token).toMatch(/^[\w-]{43}$/);
});

const addressOf = (at: number) => ({ address: from(at)['X-Forwarded-For'] });
const cookieOfNobody = `otp_ctx=${'a'.repeat(43)}`;

/** As a browser: each guess once with its cookie, and once without, which finds no code of its own. */
async function guessAsBrowser(email: string, at: number) {
  const requested = await requestCode(shop, email, {}, addressOf(at));
  const guess = async (otp: string) => {
    await attempt(email, otp, at + 20_000);
    return tryCode(shop, { phone: email, otp, cookie: requested.cookie }, addressOf(at));
  };
  return { requested, guess };
}

/** As an app: each guess once without a cookie, and once with one that belongs to no code. */
async function guessAsApp(email: string, at: number) {
  const requested = await request(email, at);
  const guess = async (otp: string) => {
    await tryCode(shop, { phone: email, otp, cookie: cookieOfNobody }, addressOf(at + 20_000));
    return attempt(email, otp, at);
  };
  return { requested, guess };
}

/** Gives how many guesses were compared, and the wait that is asked for. */
async function guessOnce(email: string, at: number) {
  const { requested, guess } = await (at % 2 === 0 ? guessAsBrowser : guessAsApp)(email, at);
  if (requested.status === 429) return { compared: 0, wait: Number(requested.headers.get('retry-after')) };
  const { code } = await newestCode(shop);
  let compared = 0;
  for (const by of [1, 2, 3]) if ((await guess(otherThan(code, by))).status === 400) compared += 1;
  return { compared, wait: 60 };
}

// As many requests as a year holds.
const atLength = { timeout: 240_000 };

test('A year of guessing, with cookies and without them in turn, allows ninety guesses', atLength, async () => {
  const { email, id } = await newAccount(shop);
  const end = Date.now() + 365 * day * 1000;
  let guesses = 0;
  for (let at = 0; Date.now() < end; at += 1) {
    const { compared, wait } = await guessOnce(email, at);
    guesses += compared;
    later(wait + 0.1);
  }
  const { rows } = await shop.database.pool.query('select locks from one_time_codes where user_id = $1', [id]);
  expect(rows[0].locks).toBeGreaterThanOrEqual(8);
  expect(guesses).toBeGreaterThan(70);
  expect(guesses).toBeLessThanOrEqual(90);
});
