/**
 * Nobody can lock the owner of an account out: devices on which the account has signed in have budgets of their own.
 *
 * @spec R23
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { newestCode, otherThan, requestCode, tryCode } from '#tests/support/data/one-time-codes.ts';
import { type Account, goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;
let ann: Account;
/** The cookie of the browser on which Ann signs in. */
let device: string;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling, env: { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
});
afterAll(() => shop.close());

/** Of a browser, which names the page that sends a POST. */
const browser = (address: string, cookie?: string) => ({
  headers: { Origin: shop.url, 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) },
});

const login = (email: string, password: string, from: ReturnType<typeof browser>) =>
  shop.post('/login', { phone: email, password }, from);

const deviceIn = ({ headers }: { headers: Headers }) =>
  /larder_device=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0];

const foreign = (at: number) => `198.51.${100 + Math.floor(at / 200)}.${(at % 200) + 1}`;

beforeEach(async () => {
  await shop.database.pool.query('delete from rate_limits');
  ann = await shop.shopper();
  device = deviceIn(await login(ann.email, goodPassword, browser('192.0.2.1'))) ?? '';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A hundred wrong passwords from twenty-five addresses. */
async function guessPasswords(): Promise<void> {
  for (let at = 0; at < 25; at += 1) {
    const from = browser(foreign(at));
    await Promise.all([1, 2, 3, 4].map((guess) => login(ann.email, `wrong ${guess}`, from)));
  }
}

describe('while others guess the password', () => {
  test('the owner signs in on a device that has signed in before, and nowhere else', async () => {
    await guessPasswords();
    expect((await login(ann.email, goodPassword, browser('192.0.2.2'))).status).toBe(429);
    expect((await login(ann.email, goodPassword, browser('192.0.2.2', device))).status).toBe(200);
  });

  test('the owner gets one mail and the operator an alarm', async () => {
    await guessPasswords();
    for (const address of ['192.0.2.2', '192.0.2.3']) await login(ann.email, 'wrong', browser(address));
    const mails = async () =>
      (await shop.database.pool.query('select subject from outbox where recipient = $1 order by id', [ann.email])).rows;
    // Before that, the device was new.
    await vi.waitFor(async () =>
      expect(await mails()).toEqual(
        ['New login', 'Wrong passwords'].map((start) => ({ subject: expect.stringContaining(start) })),
      ),
    );
    expect(shop.log.filter((line) => line.includes('"alarm"') && line.includes('passwords')).length).toBeGreaterThan(0);
  });

  test('a new password by a code opens the account on every device', async () => {
    await guessPasswords();
    const { cookie } = await requestCode(shop, ann.email, {}, { address: '192.0.2.2' });
    const { code } = await newestCode(shop);
    const { body } = await tryCode(shop, { phone: ann.email, otp: code, cookie }, { address: '192.0.2.2' });
    const password = 'ten green bottles';
    const reset = { token: body.data.token, password, password_confirmation: password };
    expect((await shop.post('/reset-password', reset, browser('192.0.2.2'))).status).toBe(200);
    expect((await login(ann.email, password, browser('192.0.2.9'))).status).toBe(200);
  });

  test('a device has its own pauses', async () => {
    const from = browser('192.0.2.2', device);
    for (let at = 0; at < 5; at += 1) expect((await login(ann.email, `wrong ${at}`, from)).status).toBe(400);
    expect((await login(ann.email, goodPassword, browser('192.0.2.77', device))).status).toBe(429);
  });
});

describe('while others use the codes up', () => {
  const own = () => ({ address: '192.0.2.2', device });

  /** Ten wrong codes in a row. */
  async function lockCodes(): Promise<void> {
    for (let at = 0; at < 4; at += 1) {
      const { cookie } = await requestCode(shop, ann.email, {}, { address: foreign(at) });
      const { code } = await newestCode(shop);
      for (const by of [1, 2, 3]) {
        await tryCode(shop, { phone: ann.email, otp: otherThan(code, by), cookie }, { address: foreign(at) });
      }
      later(61);
    }
    expect((await requestCode(shop, ann.email, {}, { address: '192.0.2.200' })).status).toBe(429);
  }

  test('the owner gets a code on a device that has signed in before, and it works', async () => {
    await lockCodes();
    const { status, cookie } = await requestCode(shop, ann.email, {}, own());
    expect(status).toBe(200);
    const { code } = await newestCode(shop);
    expect((await tryCode(shop, { phone: ann.email, otp: code, cookie }, own())).status).toBe(200);
  });

  test('five requests of others take nothing of the owner’s day', async () => {
    for (let at = 0; at < 5; at += 1) {
      await requestCode(shop, ann.email, {}, { address: foreign(at) });
      later(61);
    }
    expect((await requestCode(shop, ann.email, {}, { address: '192.0.2.200' })).status).toBe(429);
    expect((await requestCode(shop, ann.email, {}, own())).status).toBe(200);
  });

  test('the operator lifts the lock', async () => {
    await lockCodes();
    expect(await commandOf(['account', 'unlock', ann.email])?.(shop.database.db)).toEqual([
      `Passwords and codes of ${ann.email} work again.`,
    ]);
    expect((await requestCode(shop, ann.email, {}, { address: '192.0.2.201' })).status).toBe(200);
  });
});

describe('the cookie of a device', () => {
  test('is kept from scripts and other sites, and stays the same', async () => {
    const again = await login(ann.email, goodPassword, browser('192.0.2.1', device));
    expect(again.headers.get('set-cookie')).toMatch(
      /^larder_device=[\w-]{22}\.[\w-]{22}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(deviceIn(again)).toBe(device);
  });

  test('knows four accounts and lets none of them be guessed', async () => {
    let cookie = device;
    const others: Account[] = [];
    for (let at = 0; at < 4; at += 1) {
      const other = await shop.shopper();
      others.push(other);
      cookie = deviceIn(await login(other.email, goodPassword, browser('192.0.2.1', cookie))) ?? '';
    }
    expect(cookie.split('.')).toHaveLength(5);
    await guessPasswords();
    // Ann was the first of five.
    expect((await login(ann.email, goodPassword, browser('192.0.2.2', cookie))).status).toBe(429);
    expect((await login(others[3]?.email ?? '', goodPassword, browser('192.0.2.2', cookie))).status).toBe(200);
  });

  test('cannot be made up, nor used for another account', async () => {
    const eve = await shop.shopper();
    const hers = deviceIn(await login(eve.email, goodPassword, browser('192.0.2.3'))) ?? '';
    const forged = `larder_device=${'A'.repeat(22)}.${'A'.repeat(22)}`;
    await guessPasswords();
    for (const cookie of [hers, forged, 'larder_device=x', `${device}x`]) {
      expect((await login(ann.email, goodPassword, browser('192.0.2.4', cookie))).status).toBe(429);
    }
  });

  test('is not given to a client that is no browser', async () => {
    const { headers } = await shop.post('/login', { phone: ann.email, password: goodPassword });
    expect(headers.get('set-cookie')).toBeNull();
  });
});
