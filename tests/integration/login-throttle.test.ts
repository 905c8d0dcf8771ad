/** Guessing a password is slow, also when many guesses come at once; a slow flood of logins leaves the shop alive. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;

beforeAll(async () => {
  // The address is the first of the proxy's header, so that a test can come from several.
  shop = await startTestServer({ filling: countriesFilling, env: { TRUST_PROXY: 'loopback' } });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => shop.close());

const login = (phone: string, password: string, from = '192.0.2.1') =>
  shop.post('/login', { phone, password }, { headers: { 'X-Forwarded-For': from } });

/** The limiter reads the clock of the process. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('After five failures the pauses double, even for the right password', async () => {
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

test('An unknown account is throttled in the same way', async () => {
  const statuses = [];
  for (let at = 0; at < 7; at += 1) statuses.push((await login('nobody@larder.test', `wrong ${at}`)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

test('Five of a hundred parallel guesses are compared with the password', async () => {
  const { email } = await shop.shopper();
  // The clock stands still: on a busy machine a pause might end in between.
  vi.useFakeTimers({ toFake: ['Date'] });
  const guesses = Array.from({ length: 100 }, (_, at) => login(email, `guess ${at}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
});

test('A hundred addresses share one hundred failures an hour for an account', async () => {
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

/** Ways to write the same number: with and without its country, with zeros, signs and digits of other scripts. */
const writtenIn: ((phone: string) => string)[] = [
  (phone) => phone,
  (phone) => `0${phone}`,
  (phone) => `00000000${phone}`,
  (phone) => `1${phone}`,
  (phone) => `+1${phone}`,
  (phone) => `+1 (${phone.slice(0, 3)}) ${phone.slice(3)}`,
  (phone) => `001${phone}`,
  (phone) => `000001-${phone}`,
  (phone) => `  ${phone.split('').join(' ')} `,
  (phone) => phone.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  (phone) => `+${`1${phone}`.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))}`,
];

test('Failures count for the account, in whatever form its phone or address is written', async () => {
  const { email, phone } = await shop.shopper();
  vi.useFakeTimers({ toFake: ['Date'] });
  const forms = [
    ...writtenIn.map((write) => write(phone)),
    email,
    email.toUpperCase(),
    ` ${email} `,
    ...Array.from({ length: 40 }, (_, zeros) => '0'.repeat(zeros + 1) + phone),
  ];
  for (const form of forms.slice(0, 5)) expect((await login(form, 'wrong')).status, form).toBe(400);
  for (const form of forms.slice(5)) expect((await login(form, 'wrong')).status, form).toBe(429);
  expect((await login(email, goodPassword, '192.0.2.77')).status).toBe(200);
});

test('All forms of a contact share one hundred failures an hour', async () => {
  const { phone } = await shop.shopper();
  vi.useFakeTimers({ toFake: ['Date'] });
  const statuses: number[] = [];
  for (let at = 0; at < 110; at += 10) {
    const guesses = Array.from({ length: 10 }, (_, more) =>
      login('0'.repeat(at + more) + phone, 'wrong', `198.18.0.${at + more}`),
    );
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(100);
});

test('Failures with a number that two accounts share count for both', async () => {
  const first = await shop.register({ phone: '3055550123' });
  const second = await shop.register({ phone: '3055550123', country: 'Germany' });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let at = 0; at < 5; at += 1) expect((await login('3055550123', 'wrong')).status).toBe(400);
  for (const { email } of [first, second]) expect((await login(email, goodPassword)).status).toBe(429);
  expect((await login(second.email, goodPassword, '192.0.2.3')).status).toBe(200);
});

test('A right password resets the failures of its own account among two with one number', async () => {
  const first = await shop.register({ phone: '3055550124', password: 'seven blue kettles' });
  const second = await shop.register({ phone: '3055550124', country: 'Germany' });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let at = 0; at < 4; at += 1) expect((await login('3055550124', 'wrong')).status).toBe(400);
  expect((await login('3055550124', goodPassword)).status).toBe(200);
  expect((await login(second.email, 'wrong')).status).toBe(400);
  expect((await login(first.email, 'wrong')).status).toBe(429);
});

test('An unknown number counts as one account, however many zeros it begins with', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const statuses: number[] = [];
  for (let zeros = 0; zeros < 8; zeros += 1) {
    statuses.push((await login(`${'0'.repeat(zeros)}4045550199`, 'wrong')).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});

test('The addresses of one network count as one', async () => {
  const { email } = await shop.shopper();
  vi.useFakeTimers({ toFake: ['Date'] });
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) statuses.push((await login(email, 'wrong', `2001:db8:0:7::${at}`)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  expect((await login(email, 'wrong', '2001:db8:0:8::1')).status).toBe(400);
  for (let at = 0; at < 5; at += 1) await login(email, 'wrong', '192.0.2.9');
  expect((await login(email, 'wrong', '::ffff:192.0.2.9')).status).toBe(429);
  expect((await login(email, 'wrong', '::ffff:c000:209')).status).toBe(429);
});

test('Log-ins beyond the queue are refused, and other requests do not wait for the queue', async () => {
  let compared = 0;
  const flood = Array.from({ length: 80 }, async (_, at) => {
    const response = await login(`flood${at}@larder.test`, 'wrong');
    if (response.status === 400) compared += 1;
    return response;
  });
  expect((await shop.get('/countries')).status).toBe(200);
  const comparedBefore = compared;
  const responses = await Promise.all(flood);
  expect(comparedBefore).toBeLessThan(compared);
  const statuses = new Set(responses.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([400, 503]);
  // A busy machine turns some away at the database too, for longer.
  expect(responses.map(({ headers }) => headers.get('retry-after'))).toContain('2');
});
