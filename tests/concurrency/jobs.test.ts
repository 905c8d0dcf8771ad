/** Two processes of the shop on one database: what one of them is to send leaves once, also when one is killed. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enqueueMessage } from '#server/db/queries/outbox.ts';
import { sendOnce } from '#server/jobs/queue.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';
import { type MailServer, startMailServer } from '#tests/support/services/mail-server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

const timeout = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let mail: MailServer;
let shops: ShopProcess[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  database = await testDatabase({ filling: countriesFilling });
  shops = await Promise.all([startShop(), startShop()]);
});

beforeEach(async () => {
  mail.mails.length = 0;
  await database.pool.query('delete from outbox');
});

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database.close();
  await mail.close();
});

function startShop(): Promise<ShopProcess> {
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'shop@larder.test', DEMO_SHOP: 'off', API_ONLY: '1' };
  return startShopProcess(database.url, env);
}

async function write(subject: string): Promise<void> {
  const message = { channel: 'email', recipient: 'ann@larder.test', subject, body: 'Thank you.' } as const;
  await inQuietTransaction(database.db, (tx) => enqueueMessage(tx, message));
}

const wake = () => sendOnce(database.pool, ['message-delivery']);

const rows = async () => (await database.pool.query('select * from outbox order by id')).rows;

const subjects = () => mail.mails.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '').sort();

test('Two servers send each of thirty mails once', async () => {
  const expected = Array.from({ length: 30 }, (_, at) => `Order ${at}`).sort();
  await Promise.all(expected.map(write));
  await vi.waitFor(wake, timeout);
  await wake();
  await vi.waitFor(async () => expect((await rows()).filter(({ sent_at }) => sent_at)).toHaveLength(30), timeout);
  expect(subjects()).toEqual(expected);
});

test('A server sends the mail that another was sending when it was killed', async () => {
  mail.stall(true);
  await write('Order 1');
  await vi.waitFor(wake, timeout);
  await vi.waitFor(async () => expect((await rows())[0].attempts).toBe(1), timeout);
  // Whichever of them has the message.
  await Promise.all(shops.map((shop) => shop.kill()));
  mail.stall(false);
  // The claim runs out.
  await database.pool.query('update outbox set next_try_at = now()');
  await shops[0]?.restart();
  const isSent = { attempts: 2, sent_at: expect.any(Date) };
  await vi.waitFor(async () => expect((await rows())[0]).toMatchObject(isSent), timeout);
  expect(subjects()).toEqual(['Order 1']);
});
