/** What one-time codes cost the network that somebody asks and guesses from, and nobody else. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newAccount, requestCode, tryCode } from '#tests/support/data/one-time-codes.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;

beforeAll(async () => {
  // The address is the first of the proxy's header, so that a test can come from several.
  shop = await startTestServer({ env: { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
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

test('An address without codes left uses up none of the contacts that it names', async () => {
  const address = '203.0.113.8';
  for (let at = 0; at < 10; at += 1) await requestCode(shop, `own${at}@larder.test`, {}, { address });
  const { email } = await newAccount(shop);
  for (let at = 0; at < 6; at += 1) {
    expect((await requestCode(shop, email, {}, { address })).status).toBe(429);
    later(61);
  }
  expect((await requestCode(shop, email, {}, { address: '203.0.113.9' })).status).toBe(200);
});

test('A request for a code that comes too early does not count against the address', async () => {
  const { email } = await newAccount(shop);
  const address = '203.0.113.10';
  const statuses: number[] = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await requestCode(shop, email, {}, { address })).status);
  expect(statuses).toEqual([200, ...Array(19).fill(429)]);
  for (let at = 0; at < 9; at += 1) {
    expect((await requestCode(shop, `next${at}@larder.test`, {}, { address })).status).toBe(200);
  }
  expect((await requestCode(shop, 'next9@larder.test', {}, { address })).status).toBe(429);
});

test('An IPv6 network counts as one address: ten codes an hour and twenty failures a day', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    const from = { address: `2001:db8:5:5::${at + 1}` };
    statuses.push((await requestCode(shop, `v6-${at}@larder.test`, {}, from)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await requestCode(shop, 'v6-x@larder.test', {}, { address: '2001:db8:5:6::1' })).status).toBe(200);
  const tries: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    tries.push((await tryCode(shop, { phone: 'x', otp: '0000' }, { address: `2001:db8:5:5::${at + 1}` })).status);
  }
  expect(tries).toEqual([...Array(20).fill(400), 429]);
});

test('A site with thousands of IPv6 networks gets five times the limit of one network', async () => {
  const tries: number[] = [];
  for (let at = 0; at < 101; at += 1) {
    const from = { address: `2001:db8:9:${(at % 10).toString(16)}::1` };
    tries.push((await tryCode(shop, { phone: 'x', otp: '0000' }, from)).status);
  }
  expect(tries.filter((status) => status === 400)).toHaveLength(100);
  expect(tries.at(-1)).toBe(429);
  expect((await tryCode(shop, { phone: 'x', otp: '0000' }, { address: '2001:db8:a:1::1' })).status).toBe(400);
});
