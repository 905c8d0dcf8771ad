/** Messages leave the outbox: by a real mail server on loopback, by a gateway for phones, and past every trouble. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enqueueMessage } from '#server/db/queries/outbox.ts';
import { startDelivery } from '#server/messages/delivery.ts';
import { mailCarrier } from '#server/messages/mail.ts';
import { smsCarrier } from '#server/messages/sms.ts';
import { newestCode, requestCode } from '#tests/support/data/one-time-codes.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { type MailServer, startMailServer } from '#tests/support/services/mail-server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

const from = 'Larder <shop@larder.test>';
const timeout = { timeout: 20_000, interval: 20 };
/** The pauses of the delivery itself. */
const soon = { restMs: 10, farewellMs: 50 };

let shop: TestServer;
let mail: MailServer;
let now: Date;
/** The database counts microseconds: what was written in this millisecond is not due at its beginning. */
const afterNow = () => new Date(Date.now() + 1);
let stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

beforeEach(async () => {
  await shop.database.pool.query('delete from outbox');
  mail = await startMailServer();
  now = afterNow();
  shop.log.length = 0;
});

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
  await mail.close();
});

afterAll(() => shop.close());

const services = (config = {}) => ({
  db: shop.database.db,
  clock: () => now,
  config: { mail: undefined, smsUrl: undefined, environment: 'local', host: '127.0.0.1', ...config } as never,
  log: shop.app.log,
});

function deliver(carriers?: Parameters<typeof startDelivery>[1], config = {}): void {
  stops.push(startDelivery(services(config), carriers, soon));
}

const byMail = (limits = {}) => ({ email: mailCarrier({ url: mail.url, from }, limits) });

const write = (more = {}) =>
  enqueueMessage(shop.database.db, {
    channel: 'email',
    recipient: 'ann@larder.test',
    subject: 'Your order',
    body: 'Thank you.',
    ...more,
  });

const rows = async () => (await shop.database.pool.query('select * from outbox order by id')).rows;

/** Lets the pause after a failure pass. */
async function afterPause(): Promise<void> {
  const { rows: found } = await shop.database.pool.query('select max(next_try_at) as next from outbox');
  now = new Date(found[0].next.getTime() + 1);
}

const sentRow = { sent_at: expect.any(Date), secret: null, last_error: null };

test('a code leaves with the mail, in its language, and is gone from the table', async () => {
  const { email } = await shop.shopper();
  await requestCode(shop, email, {}, { locale: 'en' });
  const { code } = await newestCode(shop);
  now = afterNow();
  deliver(undefined, { mail: { url: mail.url, from } });
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), timeout);
  expect(mail.mails[0]).toContain(`To: ${email}`);
  expect(mail.mails[0]).toContain(`From: ${from}`);
  expect(mail.mails[0]).toContain(`Your code for Larder is ${code}.`);
  await vi.waitFor(async () => expect((await rows())[0]).toMatchObject(sentRow), timeout);
  expect((await rows())[0].body).toContain('••••');
});

test('two servers send each of sixty messages once', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, at) => write({ subject: `Order ${at}.` })));
  now = afterNow();
  deliver(byMail());
  deliver(byMail());
  await vi.waitFor(async () => expect((await rows()).filter((row) => row.sent_at)).toHaveLength(60), timeout);
  const subjects = mail.mails.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());
  expect(subjects.sort()).toEqual(Array.from({ length: 60 }, (_, at) => `Order ${at}.`).sort());
});

test('a mail server that is away is asked again, after longer and longer pauses', async () => {
  const port = Number(new URL(mail.url).port);
  const carriers = byMail();
  await mail.close();
  await write();
  now = afterNow();
  deliver(carriers);
  await vi.waitFor(
    async () =>
      expect((await rows())[0]).toMatchObject({
        attempts: 1,
        last_error: expect.stringMatching(/ESOCKET|ECONNREFUSED/),
      }),
    timeout,
  );
  expect((await rows())[0].next_try_at.getTime() - now.getTime()).toBe(10_000);
  await afterPause();
  await vi.waitFor(async () => expect((await rows())[0].last_error).toBeTruthy(), timeout);
  await vi.waitFor(async () => expect((await rows())[0].next_try_at.getTime() - now.getTime()).toBe(20_000), timeout);
  mail = await startMailServer(port);
  await afterPause();
  await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ ...sentRow, attempts: 3 }), timeout);
  expect(mail.mails).toHaveLength(1);
  expect(shop.log.join('')).not.toContain('ann@larder.test');
});

test('a mail server that is too slow is asked again', async () => {
  mail.stall(true);
  await write();
  now = afterNow();
  deliver(byMail({ socketTimeout: 200 }));
  await vi.waitFor(
    async () => expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: 'ETIMEDOUT' }),
    timeout,
  );
  mail.stall(false);
  await afterPause();
  await vi.waitFor(async () => expect((await rows())[0]).toMatchObject(sentRow), timeout);
});

test('an address that the mail server does not know is given up, one that is busy is not', async () => {
  mail.refuse(450);
  await write();
  now = afterNow();
  deliver(byMail());
  await vi.waitFor(
    async () =>
      expect((await rows())[0]).toMatchObject({ attempts: 1, given_up_at: null, last_error: 'EENVELOPE 450' }),
    timeout,
  );
  mail.refuse(550);
  await afterPause();
  await vi.waitFor(
    async () => expect((await rows())[0]).toMatchObject({ given_up_at: expect.any(Date), sent_at: null }),
    timeout,
  );
  expect(mail.mails).toHaveLength(0);
});

test('what comes too late is not sent, and its code is forgotten', async () => {
  const { email } = await shop.shopper();
  await requestCode(shop, email);
  now = new Date(Date.now() + 5 * 60_000 + 1000);
  deliver(byMail());
  await vi.waitFor(
    async () => expect((await rows())[0]).toMatchObject({ given_up_at: expect.any(Date), secret: null }),
    timeout,
  );
  expect(mail.mails).toHaveLength(0);
});

test('a recipient is one address, whatever is in it', async () => {
  await write({ recipient: 'ann@larder.test, eve@larder.test', subject: 'Two\r\nBcc: eve@larder.test' });
  now = afterNow();
  deliver(byMail());
  await vi.waitFor(async () => expect((await rows())[0].attempts).toBe(1), timeout);
  await vi.waitFor(async () => expect((await rows())[0].last_error ?? (await rows())[0].sent_at).toBeTruthy(), timeout);
  expect(mail.mails.join('')).not.toMatch(/^Bcc:/m);
});

test('without a mail server a message waits, and says so: on this machine with its text, elsewhere without', async () => {
  const { email } = await shop.shopper();
  await requestCode(shop, email);
  const { code } = await newestCode(shop);
  now = afterNow();
  deliver(undefined, { environment: 'production' });
  await vi.waitFor(() => expect(shop.log.join('')).toContain('a message waits: no way to send one by email'), timeout);
  await stops.pop()?.();
  expect(shop.log.join('')).not.toContain(email);
  expect(shop.log.join('')).not.toMatch(new RegExp(`code for Larder is ${code}`));
  await shop.database.pool.query('update outbox set attempts = 0, next_try_at = $1', [now]);
  deliver();
  await vi.waitFor(() => expect(shop.log.join('')).toContain(`Your code for Larder is ${code}.`), timeout);
  expect((await rows())[0]).toMatchObject({ sent_at: null, given_up_at: null });
  expect(await (await fetch(`${shop.url}/dev/inbox`)).text()).toContain(`Your code for Larder is ${code}.`);
});

test('a message to a phone goes to the gateway with its log-in', async () => {
  const got: { authorization: string | undefined; body: string }[] = [];
  let status = 503;
  const gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      got.push({ authorization: request.headers.authorization, body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  await write({ channel: 'sms', recipient: '+12025550142', subject: '' });
  now = afterNow();
  deliver({ sms: smsCarrier(new URL(`http://shop:pass@127.0.0.1:${port}/send`)) });
  await vi.waitFor(async () => expect((await rows())[0].last_error).toBe('503'), timeout);
  status = 202;
  await afterPause();
  await vi.waitFor(async () => expect((await rows())[0]).toMatchObject(sentRow), timeout);
  expect(JSON.parse(got[1]?.body ?? '')).toEqual({ to: '+12025550142', text: 'Thank you.' });
  expect(got[1]?.authorization).toBe(`Basic ${Buffer.from('shop:pass').toString('base64')}`);
  gateway.close();
});

test('the end waits for what is on its way, and cuts off what takes too long', async () => {
  mail.stall(true);
  await write();
  now = afterNow();
  const stop = startDelivery(services(), byMail(), soon);
  await vi.waitFor(async () => expect((await rows())[0].attempts).toBe(1), timeout);
  await stop();
  // Cut off by us, and not by the timeout of the carrier, which would be ETIMEDOUT.
  expect((await rows())[0]).toMatchObject({ sent_at: null, given_up_at: null, last_error: 'EABORT' });
});
