/**
 * Codes are seen by their reader alone: not by the database, the log, a response, nor by who asks whether somebody is there.
 *
 * @spec R23
 */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { purge } from '#server/retention.ts';
import { newestCode, otherThan, readyCode, requestCode, tryCode } from '#tests/support/data/one-time-codes.ts';
import { statementsDuring } from '#tests/support/database/statements.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;
const day = 24 * 3_600_000;

beforeAll(async () => {
  // As a shop on the web, where the log shows least.
  shop = await startTestServer({
    filling: countriesFilling,
    env: { APP_ENVIRONMENT: 'production', LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback' },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => shop.close());

const everyRow = async (table: string) => {
  const { rows } = await shop.database.pool.query(`select to_jsonb(t)::text as text from ${table} t`);
  return rows.map(({ text }) => text).join('\n');
};

test('No table, log or response shows a code, a token, a cookie or a contact', async () => {
  const { email, phone: number } = await shop.shopper();
  const requested = await requestCode(shop, email);
  const { code } = await newestCode(shop);
  const proof = await tryCode(shop, { phone: email, otp: code, cookie: requested.cookie });
  const { token } = proof.body.data;
  expect(requested.body.data).not.toHaveProperty('otp');
  expect(requested.text).not.toContain(code);

  const { rows } = await shop.database.pool.query('select subject, body from outbox');
  expect(JSON.stringify(rows)).not.toMatch(/\d{4}/);
  const tables = (await Promise.all(['one_time_codes', 'password_resets'].map(everyRow))).join('\n');
  const context = requested.cookie.split('=')[1] ?? '';
  for (const secret of [email, number, token, context]) expect(tables).not.toContain(secret);
  expect((await everyRow('rate_limits')).includes(email)).toBe(false);

  const log = shop.log
    .map((line) => JSON.parse(line))
    .map(({ time: _time, ms: _ms, reqId: _id, user: _user, ...line }) => line);
  const text = JSON.stringify(log);
  for (const secret of [email, number, token, context]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(text).toContain('"event":"code","outcome":"asked"');
  expect(text).toContain('"event":"code","outcome":"right"');
});

test('Equal codes of two browsers have different hashes', async () => {
  const { email } = await shop.shopper();
  const { phone, cookie, code } = await readyCode(shop, email);
  const { rows: first } = await shop.database.pool.query(
    'select code_hash from one_time_codes where code_hash is not null',
  );
  expect(new Set(first.map(({ code_hash }) => code_hash.toString('hex'))).size).toBe(first.length);
  for (const { code_hash } of first) expect(code_hash).toHaveLength(32);
  expect((await tryCode(shop, { phone, otp: code, cookie })).status).toBe(200);
});

async function people(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, at) => `known${at}-${crypto.randomUUID()}@larder.test`);
  await shop.database.pool.query(`insert into users (name, email) select 'Ann', unnest($1::text[])`, [emails]);
  return emails;
}

/** What a browser sees of asking for a code and trying a wrong one, and what the server did about it. */
async function seenAndDone(contact: string, at: number) {
  const from = { address: `10.1.0.${at}` };
  const steps = await statementsDuring(shop.database, async () => {
    const sent = await requestCode(shop, contact, {}, from);
    // Longer than any code, so that it is never right by chance.
    const wrong = await tryCode(shop, { phone: contact, otp: '00000', cookie: sent.cookie }, from);
    return `${sent.status} ${sent.text.replace(contact, 'contact')} ${wrong.status} ${wrong.text}`;
  });
  return { seen: steps.result, done: steps.statements };
}

test('Known and unknown contacts get the same responses after the same steps', async () => {
  // The first code of a shop makes its secret.
  await seenAndDone('first@larder.test', 100);
  const known = await people(6);
  const contacts = known.flatMap((contact) => [contact, `un${contact}`]);
  const found = [];
  for (const [at, contact] of contacts.entries()) found.push(await seenAndDone(contact, at));
  const [first] = found;
  expect(first?.done.length).toBeGreaterThan(5);
  for (const each of found) expect(each).toEqual(first);
});

test('Codes are deleted after a day, tokens when they expire, messages after a month; locks and failures stay', async () => {
  await shop.database.pool.query('truncate one_time_codes, password_resets, outbox, rate_limits');
  const [right = '', wrong = ''] = await people(2);
  const proven = await readyCode(shop, right);
  await tryCode(shop, { ...proven, otp: proven.code });
  const failed = await readyCode(shop, wrong);
  await tryCode(shop, { ...failed, otp: otherThan(failed.code) });
  const counts = async () => {
    const { rows } = await shop.database.pool.query(`select
      (select count(*)::int from one_time_codes) as rows, (select count(*)::int from one_time_codes where code_hash is not null) as codes,
      (select count(*)::int from password_resets) as resets, (select count(*)::int from outbox) as messages,
      (select count(*)::int from outbox where secret is not null) as secrets`);
    return rows[0];
  };
  const purgeAt = (ahead: number) =>
    purge({ db: shop.database.db, clock: () => new Date(Date.now() + ahead), config: { uploadsDir: '/nonexistent' } });
  await purgeAt(0);
  expect(await counts()).toEqual({ rows: 2, codes: 1, resets: 1, messages: 2, secrets: 2 });
  await purgeAt(20 * 60_000);
  expect(await counts()).toEqual({ rows: 2, codes: 1, resets: 0, messages: 2, secrets: 0 });
  await purgeAt(day + 10 * 60_000);
  expect(await counts()).toEqual({ rows: 1, codes: 0, resets: 0, messages: 2, secrets: 0 });
  await purgeAt(31 * day);
  expect(await counts()).toMatchObject({ rows: 1, messages: 0 });
  await purgeAt(366 * day);
  expect(await counts()).toMatchObject({ rows: 0 });
});
