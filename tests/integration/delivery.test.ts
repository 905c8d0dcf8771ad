/** The job that sends what is in the outbox: by a real mail server on loopback, by a gateway for phones, past failures. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { claimMessages, enqueueMessage } from '#server/db/queries/outbox.ts';
import { deliveryJob } from '#server/messages/delivery.ts';
import { mailCarrier } from '#server/messages/mail.ts';
import { smsCarrier } from '#server/messages/sms.ts';
import { newestCode, requestCode } from '#tests/support/data/one-time-codes.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { type MailServer, startMailServer } from '#tests/support/services/mail-server.ts';
import { startPhoneGateway } from '#tests/support/services/phone-gateway.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

const from = 'Larder <shop@larder.test>';
const timeout = { timeout: 20_000, interval: 20 };

let shop: TestServer;
let mail: MailServer;
let now: Date;
/** The database counts microseconds: what was written in this millisecond is not due at its beginning. */
const afterNow = () => new Date(Date.now() + 1);
/** When the job asked to be repeated. */
let repetitions: Date[];

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

beforeEach(async () => {
  await shop.database.pool.query('delete from outbox');
  mail = await startMailServer();
  now = afterNow();
  shop.log.length = 0;
  repetitions = [];
});

afterEach(async () => {
  await mail.close();
});

afterAll(() => shop.close());

const services = (config = {}) => ({
  db: shop.database.db,
  clock: () => now,
  config: { mail: undefined, smsUrl: undefined, environment: 'local', host: '127.0.0.1', ...config } as never,
  log: shop.app.log,
});

type Job = ReturnType<typeof deliveryJob>;

/** The job runs once, as when the queue hands it to a server. */
function run(job: Job, { stopping = new AbortController().signal, cut = new AbortController().signal } = {}) {
  return job({ stopping, cut, repeatAt: async (time) => void repetitions.push(time) });
}

const deliver = (carriers?: Parameters<typeof deliveryJob>[1], config = {}): Promise<void> =>
  run(deliveryJob(services(config), carriers));

const byMail = (limits = {}) => ({ email: mailCarrier({ url: mail.url, from }, limits) });

const message = { channel: 'email', recipient: 'ann@larder.test', subject: 'Your order', body: 'Thank you.' } as const;

const write = (more = {}) => inQuietTransaction(shop.database.db, (tx) => enqueueMessage(tx, { ...message, ...more }));

const rows = async () => (await shop.database.pool.query('select * from outbox order by id')).rows;

/** Lets the pause after a failure pass. */
async function afterPause(): Promise<void> {
  const { rows: found } = await shop.database.pool.query('select max(next_try_at) as next from outbox');
  now = new Date(found[0].next.getTime() + 1);
}

const sentRow = { sent_at: expect.any(Date), secret: null, last_error: null };

test('The delivery mails a code in the shopper’s language and then deletes it from the table', async () => {
  const { email } = await shop.shopper();
  await requestCode(shop, email, {}, { locale: 'en' });
  const { code } = await newestCode(shop);
  now = afterNow();
  await deliver(undefined, { mail: { url: mail.url, from } });
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toContain(`To: ${email}`);
  expect(mail.mails[0]).toContain(`From: ${from}`);
  expect(mail.mails[0]).toContain(`Subject: ${code} is your code for Larder`);
  expect(mail.mails[0]).toContain(`\r\n${code}\r\n`);
  expect((await rows())[0]).toMatchObject(sentRow);
  expect((await rows())[0].body).toContain('••••');
});

test('Two servers send each of sixty messages once', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, at) => write({ subject: `Order ${at}.` })));
  now = afterNow();
  await Promise.all([deliver(byMail()), deliver(byMail())]);
  expect((await rows()).filter((row) => row.sent_at)).toHaveLength(60);
  const subjects = mail.mails.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());
  expect(subjects.sort()).toEqual(Array.from({ length: 60 }, (_, at) => `Order ${at}.`).sort());
});

test('The delivery retries an unreachable mail server after growing pauses', async () => {
  const port = Number(new URL(mail.url).port);
  const carriers = byMail();
  await mail.close();
  await write();
  now = afterNow();
  await deliver(carriers);
  expect((await rows())[0]).toMatchObject({
    attempts: 1,
    last_error: expect.stringMatching(/ESOCKET|ECONNREFUSED/),
  });
  expect((await rows())[0].next_try_at.getTime() - now.getTime()).toBe(10_000);
  expect(repetitions).toEqual([(await rows())[0].next_try_at]);
  await afterPause();
  await deliver(carriers);
  expect((await rows())[0].next_try_at.getTime() - now.getTime()).toBe(20_000);
  mail = await startMailServer(port);
  await afterPause();
  await deliver(carriers);
  expect((await rows())[0]).toMatchObject({ ...sentRow, attempts: 3 });
  expect(mail.mails).toHaveLength(1);
  expect(shop.log.join('')).not.toContain('ann@larder.test');
});

test('The delivery retries a mail server that is too slow', async () => {
  mail.stall(true);
  await write();
  now = afterNow();
  const carriers = byMail({ socketTimeout: 200 });
  await deliver(carriers);
  expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: 'ETIMEDOUT' });
  mail.stall(false);
  await afterPause();
  await deliver(carriers);
  expect((await rows())[0]).toMatchObject(sentRow);
});

test('A server takes over the message of a server that died while sending', async () => {
  await write();
  now = afterNow();
  await claimMessages(shop.database.db, { now, until: new Date(now.getTime() + 120_000), count: 10 });
  await deliver(byMail());
  expect(mail.mails).toHaveLength(0);
  await afterPause();
  await deliver(byMail());
  expect((await rows())[0]).toMatchObject({ ...sentRow, attempts: 2 });
  expect(mail.mails).toHaveLength(1);
});

test('The delivery asks to run again for a message of the next minute, and leaves later ones to the schedule', async () => {
  now = afterNow();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await Promise.all([61, 50, 40].map((seconds) => write({ nextTryAt: after(seconds) })));
  await deliver(byMail());
  await shop.database.pool.query('delete from outbox where next_try_at <= $1', [after(60)]);
  await deliver(byMail());
  expect(repetitions).toEqual([after(40)]);
});

test('The delivery gives up on an unknown address and retries a busy one', async () => {
  mail.refuse(450);
  await write();
  now = afterNow();
  await deliver(byMail());
  expect((await rows())[0]).toMatchObject({ attempts: 1, given_up_at: null, last_error: 'EENVELOPE 450' });
  mail.refuse(550);
  await afterPause();
  await deliver(byMail());
  expect((await rows())[0]).toMatchObject({ given_up_at: expect.any(Date), sent_at: null });
  expect(mail.mails).toHaveLength(0);
});

test('The delivery drops a message that is too late and deletes its code', async () => {
  const { email } = await shop.shopper();
  await requestCode(shop, email);
  now = new Date(Date.now() + 5 * 60_000 + 1000);
  await deliver(byMail());
  expect((await rows())[0]).toMatchObject({ given_up_at: expect.any(Date), secret: null });
  expect(mail.mails).toHaveLength(0);
});

test('The delivery treats a recipient as one address, whatever it contains', async () => {
  await write({ recipient: 'ann@larder.test, eve@larder.test', subject: 'Two\r\nBcc: eve@larder.test' });
  now = afterNow();
  await deliver(byMail());
  const [row] = await rows();
  expect(row.attempts).toBe(1);
  expect(row.last_error ?? row.sent_at).toBeTruthy();
  expect(mail.mails.join('')).not.toMatch(/^Bcc:/m);
});

test('Without a mail server the log has the message, with its text on this machine only', async () => {
  const { email } = await shop.shopper();
  await requestCode(shop, email);
  const { code } = await newestCode(shop);
  now = afterNow();
  await deliver(undefined, { environment: 'production' });
  expect(shop.log.join('')).toContain('a message waits: no way to send one by email');
  expect(shop.log.join('')).not.toContain(email);
  expect(shop.log.join('')).not.toContain(`${code} is your code`);
  await shop.database.pool.query('update outbox set attempts = 0, next_try_at = $1', [now]);
  await deliver();
  expect(shop.log.join('')).toContain(`${code} is your code for Larder`);
  expect((await rows())[0]).toMatchObject({ sent_at: null, given_up_at: null });
  expect(await (await fetch(`${shop.url}/dev/inbox`)).text()).toContain(`${code} is your code for Larder`);
});

test('The delivery sends a text message to the gateway with its credentials', async () => {
  const gateway = await startPhoneGateway();
  gateway.answer(503);
  await write({ channel: 'sms', recipient: '+12025550142', subject: '' });
  now = afterNow();
  const carriers = { sms: smsCarrier(gateway.url) };
  await deliver(carriers);
  expect((await rows())[0].last_error).toBe('503');
  gateway.answer(202);
  await afterPause();
  await deliver(carriers);
  expect((await rows())[0]).toMatchObject(sentRow);
  expect(JSON.parse(gateway.got[1]?.body ?? '')).toEqual({ to: '+12025550142', text: 'Thank you.' });
  expect(gateway.got[1]?.authorization).toBe(`Basic ${Buffer.from('shop:pass').toString('base64')}`);
  gateway.close();
});

test('The delivery ends after the current round when the server stops', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => write({ subject: `Order ${at}.` })));
  now = afterNow();
  const stop = new AbortController();
  const { email } = byMail();
  const stopsFirst = {
    send: (...args: Parameters<typeof email.send>) => {
      stop.abort();
      return email.send(...args);
    },
  };
  await run(deliveryJob(services(), { email: stopsFirst }), { stopping: stop.signal });
  expect(mail.mails).toHaveLength(10);
});

test('The delivery aborts a slow send when the server ends, and keeps the message', async () => {
  mail.stall(true);
  await write();
  now = afterNow();
  const cut = new AbortController();
  const running = run(deliveryJob(services(), byMail()), { cut: cut.signal });
  await vi.waitFor(async () => expect((await rows())[0].attempts).toBe(1), timeout);
  cut.abort();
  await running;
  // Cut off by us, and not by the timeout of the carrier, which would be ETIMEDOUT.
  expect((await rows())[0]).toMatchObject({ sent_at: null, given_up_at: null, last_error: 'EABORT' });
});
