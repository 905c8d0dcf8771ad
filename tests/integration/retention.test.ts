/** The hourly retention: what is over goes, and what is not stays. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purge } from '#server/retention.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await startTestServer();
});
afterAll(() => shop.close());

const day = 24 * 3_600_000;
const query = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows;
const purgeAt = (ahead: number) =>
  purge({ db: shop.database.db, clock: () => new Date(Date.now() + ahead), config: { uploadsDir: shop.uploadsDir } });

/** A row of each kind that is made now, and how many days it is kept. */
const kinds = [
  {
    kind: 'a message of the contact form',
    table: 'contact_messages',
    insert: `insert into contact_messages (name, phone, subject, message) values ('Ann', '1', 'Bread', 'Warm?')`,
    days: 365,
  },
  {
    kind: 'a message in the outbox',
    table: 'outbox',
    insert: `insert into outbox (channel, recipient, body, sent_at) values ('email', 'ann@larder.test', 'Hello', now())`,
    days: 30,
  },
  {
    kind: 'a stored answer',
    table: 'idempotency_keys',
    insert: `insert into idempotency_keys (user_id, key, request_hash)
      select id, 'the-key-of-a-request', '\\x00' from users limit 1`,
    days: 1,
  },
  {
    kind: 'a counter of requests',
    table: 'rate_limits',
    insert: `insert into rate_limits (key, points, expire)
      values ('login:x', 1, (extract(epoch from now()) * 1000)::bigint + 86400000)`,
    days: 1,
  },
];

test.each(kinds)('deletes $kind after $days days and not before', async ({ table, insert, days }) => {
  await shop.shopper();
  await query(insert);
  await purgeAt((days - 0.1) * day);
  expect(await query(`select 1 from ${table}`)).toHaveLength(1);
  await purgeAt((days + 0.1) * day);
  expect(await query(`select 1 from ${table}`)).toHaveLength(0);
});
