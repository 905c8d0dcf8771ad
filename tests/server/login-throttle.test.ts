/** Guessing a password is slow, also when many guesses come at once; a slow flood of logins leaves the shop alive. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server.ts';
import { fillCountries } from '#tests/support/small-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  // The address is the first of the proxy's header, so that a test can come from several.
  shop = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
  await fillCountries(shop.database.db);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => shop.close());

const login = (phone: string, password: string, from = '192.0.2.1') =>
  shop.post('/login', { phone, password }, { headers: { 'X-Forwarded-For': from } });

/** The limiter reads the clock of the process. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('five failures are free, then the pauses double; the right password waits too', async () => {
  const { email } = await shop.shopper();
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let at = 0; at < 5; at += 1) expect((await login(email, `wrong ${at}`)).status).toBe(400);
  for (const pause of [1, 2, 4, 8]) {
    const refused = await login(email, goodPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(pause);
    later(pause + 0.1);
    expect((await login(email, 'still wrong')).status).toBe(400);
  }
  expect((await login(email, goodPassword)).status).toBe(429);
  expect((await login(email, goodPassword, '192.0.2.2')).status).toBe(200);
  later(17);
  expect((await login(email, goodPassword)).status).toBe(200);
  expect((await login(email, 'wrong again')).status).toBe(400);
});

test('an unknown account is slowed down in the same way', async () => {
  const statuses = [];
  for (let at = 0; at < 7; at += 1) statuses.push((await login('nobody@larder.test', `wrong ${at}`)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

test('of a hundred guesses at once five are looked at', async () => {
  const { email } = await shop.shopper();
  // The clock stands still: on a busy machine a pause might end in between.
  vi.useFakeTimers({ toFake: ['Date'] });
  const guesses = Array.from({ length: 100 }, (_, at) => login(email, `guess ${at}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
});

test('a hundred addresses share one hundred failures an hour', async () => {
  const { email } = await shop.shopper();
  const { rows } = await shop.database.pool.query('select count(*)::int as before from rate_limits');
  for (let at = 0; at < 10; at += 1) {
    const guesses = Array.from({ length: 10 }, (_, more) => login(email, 'wrong', `198.51.100.${at * 10 + more}`));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(400);
  }
  expect((await login(email, goodPassword, '203.0.113.9')).status).toBe(429);
  const keys = await shop.database.pool.query('select key from rate_limits');
  expect(keys.rows.length).toBeGreaterThan(rows[0].before);
  expect(JSON.stringify(keys.rows)).not.toContain(email);
});

test('more logins than fit into the queue are turned away, and the rest of the shop goes on', async () => {
  const flood = Array.from({ length: 80 }, (_, at) => login(`flood${at}@larder.test`, 'wrong'));
  const started = performance.now();
  expect((await shop.get('/countries')).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
  const answers = await Promise.all(flood);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([400, 503]);
  // A busy machine turns some away at the database too, for longer.
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toContain('2');
});
