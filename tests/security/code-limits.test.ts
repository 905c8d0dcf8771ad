/**
 * Four digits are few: what sending may cost, how many guesses are looked at, and how far a year of guessing gets.
 *
 * @spec R22, R23
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  newAccount,
  newestCode,
  otherThan,
  readyCode,
  requestCode,
  tryCode,
} from '#tests/support/data/one-time-codes.ts';
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

const address = (at: number) => `198.51.${Math.floor(at / 250)}.${(at % 250) + 1}`;

const rowOf = async (id: number) =>
  (await shop.database.pool.query('select * from one_time_codes where user_id = $1', [id])).rows[0];

test('A contact gets one code a minute and five a day, in whatever form it is written', async () => {
  const { email } = await newAccount(shop);
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    statuses.push((await requestCode(shop, at % 2 ? email : email.toUpperCase(), {}, { address: address(at) })).status);
    const early = await requestCode(shop, email, {}, { address: address(at) });
    statuses.push(early.status);
    expect(Number(early.headers.get('retry-after'))).toBe(60);
    later(60.1);
  }
  expect(statuses).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429]);
  const sixth = await requestCode(shop, email, {}, { address: address(9) });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(day - 400);
  later(day);
  expect((await requestCode(shop, email, {}, { address: address(10) })).status).toBe(200);
});

test('An account gets five codes a day, through whichever of its contacts', async () => {
  const { email } = await newAccount(shop);
  const { rows } = await shop.database.pool.query('select phone from users where email = $1', [email]);
  const before = Number((await shop.database.pool.query('select count(*) from outbox')).rows[0].count);
  for (let at = 0; at < 5; at += 1) {
    for (const phone of [email, rows[0].phone]) {
      const response = await requestCode(shop, phone, { phone_code: '1' }, { address: address(at) });
      expect(response.status).toBe(200);
    }
    later(61);
  }
  expect(Number((await shop.database.pool.query('select count(*) from outbox')).rows[0].count)).toBe(before + 5);
});

test('One of twenty parallel requests for a code is accepted', async () => {
  const { email } = await newAccount(shop);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => requestCode(shop, email, {}, { address: address(at) })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('An address gets ten codes an hour', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    statuses.push((await requestCode(shop, `some${at}@larder.test`, {}, { address: '203.0.113.7' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  later(3601);
  expect((await requestCode(shop, 'more@larder.test', {}, { address: '203.0.113.7' })).status).toBe(200);
});

test('Three of two hundred parallel guesses are compared with the code', async () => {
  const { email, id } = await newAccount(shop);
  const { phone, cookie, code } = await readyCode(shop, email);
  const guesses = Array.from({ length: 200 }, (_, at) =>
    tryCode(shop, { phone, otp: otherThan(code, at + 1), cookie }, { address: address(at) }),
  );
  const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
  expect([...statuses]).toEqual([400]);
  expect(await rowOf(id)).toMatchObject({ tries: 3, failures: 3 });
  expect((await tryCode(shop, { phone, otp: code, cookie }, { address: address(201) })).status).toBe(400);
});

test('One of fifty parallel requests with the right code gets a token', async () => {
  const { email } = await newAccount(shop);
  const { phone, cookie, code } = await readyCode(shop, email);
  const tries = Array.from({ length: 50 }, (_, at) =>
    tryCode(shop, { phone, otp: code, cookie }, { address: address(at) }),
  );
  const responses = await Promise.all(tries);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ body }) => body.data?.token)).toHaveLength(1);
});

/** Asks for a code and spends its tries on wrong ones; gives how many were compared, and the wait that is asked for. */
async function guessOnce(email: string, from: string) {
  const requested = await requestCode(shop, email, {}, { address: from });
  if (requested.status === 429) return { compared: 0, wait: Number(requested.headers.get('retry-after')) };
  const { code } = await newestCode(shop);
  let compared = 0;
  for (let at = 0; at < 3; at += 1) {
    const { status } = await tryCode(
      shop,
      { phone: email, otp: otherThan(code, at + 1), cookie: requested.cookie },
      { address: from },
    );
    if (status === 400) compared += 1;
  }
  return { compared, wait: 60 };
}

// As many requests as a year holds.
const atLength = { timeout: 180_000 };

test(
  'A year of guessing at one account allows ninety guesses, and the owner is told of each lock',
  atLength,
  async () => {
    const { email, id } = await newAccount(shop);
    const end = Date.now() + 365 * day * 1000;
    let guesses = 0;
    for (let at = 0; Date.now() < end; at += 1) {
      const { compared, wait } = await guessOnce(email, address(at));
      guesses += compared;
      later(wait + 0.1);
    }
    expect(guesses).toBeGreaterThan(70);
    expect(guesses).toBeLessThanOrEqual(90);
    const { locks } = await rowOf(id);
    const notices = await shop.database.pool.query(
      `select count(*)::int as n from outbox where recipient = $1 and subject like 'Wrong codes%'`,
      [email],
    );
    expect(notices.rows[0].n).toBe(locks);
    expect(locks).toBeGreaterThanOrEqual(8);
  },
);

test('A lock answers 429 to known and unknown contacts alike, and a right code resets the failures', async () => {
  const known = await newAccount(shop);
  const responses: unknown[] = [];
  for (const email of [known.email, 'nobody-at-all@larder.test']) {
    let left = 10;
    for (let at = 0; left > 0; at += 1) {
      left -= (await guessOnce(email, address(at + (email === known.email ? 0 : 50)))).compared;
      later(60.1);
    }
    const { status, body, headers } = await requestCode(shop, email, {}, { address: address(99) });
    responses.push([status, body, Math.round(Number(headers.get('retry-after')) / 3600)]);
  }
  expect(responses[0]).toEqual(responses[1]);
  expect(responses[0]).toEqual([429, expect.anything(), 24]);
  const lucky = await newAccount(shop);
  await guessOnce(lucky.email, address(150));
  later(61);
  expect((await rowOf(lucky.id)).failures).toBe(3);
  const { cookie } = await requestCode(shop, lucky.email, {}, { address: address(150) });
  const { code } = await newestCode(shop);
  await tryCode(shop, { phone: lucky.email, otp: code, cookie }, { address: address(150) });
  expect((await rowOf(lucky.id)).failures).toBe(0);
});

test(
  'Twenty-six addresses that use up their failures block nobody else, and the operator is told once',
  atLength,
  async () => {
    const before = shop.log.length;
    let compared = 0;
    const ofFirst: number[] = [];
    for (let at = 0; at < 26; at += 1) {
      for (let turn = 0; turn < 7; turn += 1) {
        const { email } = await newAccount(shop);
        const got = (await guessOnce(email, address(at))).compared;
        compared += got;
        if (at === 0) ofFirst.push(got);
      }
    }
    expect(ofFirst.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(compared).toBe(26 * 20);
    const alarms = shop.log.slice(before).filter((line) => line.includes('"outcome":"alarm"'));
    expect(alarms).toHaveLength(1);
    expect(JSON.parse(alarms[0] ?? '')).toMatchObject({ level: 50, failures: 500 });

    // Every shopper behind another address goes on as before: the right code is right, a wrong one is looked at.
    const { email } = await newAccount(shop);
    const { cookie } = await requestCode(shop, email, {}, { address: '203.0.113.200' });
    const { code } = await newestCode(shop);
    const wrong = await tryCode(shop, { phone: email, otp: otherThan(code), cookie }, { address: '203.0.113.200' });
    expect(wrong.status).toBe(400);
    const right = await tryCode(shop, { phone: email, otp: code, cookie }, { address: '203.0.113.200' });
    expect([right.status, right.headers.get('retry-after')]).toEqual([200, null]);
  },
);
