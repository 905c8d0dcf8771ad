/**
 * The mails on their way: in the transaction of their cause, in the reader's language, through a real mail server.
 *
 * @spec R128
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltInLocale as Locale, locales } from '#locales/locales.ts';
import { commandOf } from '#server/cli/commands.ts';
import { enqueueMail } from '#server/db/queries/outbox.ts';
import { deliveryJob } from '#server/messages/delivery.ts';
import { mailCarrier } from '#server/messages/mail.ts';
import { sampleMails } from '#tests/support/data/sample-mails.ts';
import { inQuietTransaction } from '#tests/support/database/recorded-commits.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { type MailServer, startMailServer } from '#tests/support/services/mail-server.ts';
import { cartFilling, ids } from '#tests/support/shops/cart-shop.ts';
import { textsIn } from '#tests/support/texts/texts.ts';

let shop: TestServer;
let mail: MailServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling });
});
beforeEach(async () => {
  mail = await startMailServer();
  await shop.database.pool.query('delete from outbox');
});
afterEach(() => mail.close());
afterAll(() => shop.close());

const write = (locale: Locale) =>
  inQuietTransaction(shop.database.db, async (tx) => {
    for (const each of Object.values(sampleMails(locale))) await enqueueMail(tx, 'ann@larder.test', each);
  });

const idle = new AbortController().signal;

async function deliver(): Promise<string[]> {
  const config = { mail: undefined, publicUrl: new URL('https://shop.test'), port: 4400 } as never;
  const clock = () => new Date(Date.now() + 1000);
  const services = { db: shop.database.db, clock, config, log: shop.app.log };
  const carriers = { email: mailCarrier({ url: mail.url, from: 'Larder <shop@larder.test>' }) };
  await deliveryJob(services, carriers)({ stopping: idle, cut: idle, repeatAt: async () => undefined });
  return mail.mails;
}

/** As a mail program puts the parts together. */
const decoded = (raw: string) =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

const outbox = async (email: string): Promise<{ subject: string; body: string }[]> =>
  (await shop.database.pool.query('select subject, body from outbox where recipient = $1 order by id', [email])).rows;

const subjects = async (email: string) => (await outbox(email)).map(({ subject }) => subject);

test.each(locales)(
  'Every mail in %s goes through a mail server with a text, an HTML and whole links',
  async (locale) => {
    await write(locale);
    const mails = await deliver();
    expect(mails).toHaveLength(Object.keys(sampleMails(locale)).length);
    for (const raw of mails) {
      expect(raw).toMatch(/Content-Type: multipart\/alternative/);
      expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
      expect(raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
    }
    expect(mails.filter((raw) => raw.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'))).toHaveLength(4);
  },
);

type Account = { token: string; email: string; locale: Locale };

async function placed({ token, locale }: Account) {
  const signedIn = { token, locale };
  const address = { name: 'Sample', phone: '2025550142', address_line: '12 Orchard Lane', address_type: 'home' };
  const { body: stored } = await shop.post('/address/store', address, signedIn);
  await shop.post('/cart/store', { product_id: ids.milk, quantity: 2 }, signedIn);
  const order = { shop_ids: [ids.dairy], address_id: stored.data.address.id, payment_method: 'cash' };
  return (await shop.post('/place-order', order, signedIn)).body.data.orders[0];
}

const operator = (...words: string[]) => commandOf(words)?.(shop.database.db);

describe('An order', () => {
  test('is told in the language in which it was placed, from the first mail to the last', async () => {
    const { token, email } = await shop.shopper();
    const { order_code: code } = await placed({ token, email, locale: 'ir' });
    const t = textsIn('ir');
    const steps = 5;
    for (let step = 0; step < steps; step += 1) await operator('order', 'advance', code);
    const mails = await outbox(email);
    expect(mails.map(({ body }) => body.split('\n')[0])).toEqual(
      (
        [
          'Thank you for your order.',
          'Your order is confirmed',
          'We’re preparing your order',
          'The courier has your order',
          'Your order is on the way',
          'Your order was delivered',
        ] as const
      ).map((heading) => t(heading)),
    );
    expect(mails[0]?.body).toContain('12 Orchard Lane');
  });

  test('that is cancelled leaves no mail of a step that the chart does not have', async () => {
    const { token, email } = await shop.shopper();
    const { order_code: code } = await placed({ token, email, locale: 'en' });
    await operator('order', 'cancel', code);
    await expect(operator('order', 'advance', code)).rejects.toThrow(/where it ends/);
    expect(await subjects(email)).toHaveLength(2);
  });
});

describe('The shop of an order', () => {
  const dairy = 'dairy@larder.test';

  afterEach(() => operator('setting', 'set', 'orderMails', 'on'));

  test('is told of it in the main language, and that its shopper has cancelled it, without who or where', async () => {
    const { token, email } = await shop.shopper();
    const { id, order_code: code } = await placed({ token, email, locale: 'ar' });
    const cancelled = await shop.post('/orders/cancel', { order_id: id }, { token });
    expect(cancelled.status).toBe(200);
    const mails = await outbox(dairy);
    expect(mails.map(({ subject }) => subject)).toEqual([`New order ${code}`, `Order ${code} was cancelled`]);
    const [first] = mails;
    expect(first?.body).toContain('2 × ');
    expect(first?.body).toContain('Payment method: Cash Payment');
    for (const { body } of mails) expect(body).not.toMatch(/Sample|2025550142|Orchard/);
  });

  test('is not told what it has cancelled itself', async () => {
    const { token, email } = await shop.shopper();
    const { order_code: code } = await placed({ token, email, locale: 'en' });
    await operator('order', 'cancel', code);
    expect(await subjects(dairy)).toEqual([`New order ${code}`]);
  });

  test('gets no mail once they are switched off', async () => {
    await operator('setting', 'set', 'orderMails', 'off');
    const { token, email } = await shop.shopper();
    await placed({ token, email, locale: 'en' });
    expect(await subjects(dairy)).toEqual([]);
  });
});

describe('A log-in', () => {
  const browser = () => ({ Origin: shop.url, 'X-Requested-With': 'XMLHttpRequest' });
  const login = (email: string, headers: Record<string, string>) =>
    shop.post('/login', { phone: email, password: 'seven small figs' }, { headers });
  const cookieOf = (response: { headers: Headers }) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  test('on a new device is told, on a known one not; a new account is welcomed', async () => {
    const { email } = await shop.register({ password: 'seven small figs', password_confirmation: 'seven small figs' });
    expect(await subjects(email)).toEqual(['Welcome to Larder']);
    const first = await login(email, browser());
    expect(first.status).toBe(200);
    await login(email, { ...browser(), Cookie: cookieOf(first) });
    expect(await subjects(email)).toEqual(['Welcome to Larder', 'New login to your account at Larder']);
  });
});

describe('The link below a mail', () => {
  const linkIn = (raw: string) =>
    /https:\/\/shop\.test(\/mail\/unsubscribe\?token=[\w.-]+)/.exec(decoded(raw))?.[1] ?? '';
  const wants = async (id: number) =>
    (await shop.database.pool.query('select wants_mails from users where id = $1', [id])).rows[0].wants_mails;

  test('ends such mails by a POST alone and brings them back, for one account', async () => {
    const { id } = await shop.register();
    const [raw = ''] = await deliver();
    const path = linkIn(raw);
    const page = await fetch(`${shop.url}${path}`);
    expect([page.status, await wants(id)]).toEqual([200, true]);
    expect(await page.text()).toContain('Unsubscribe');
    const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    await fetch(`${shop.url}${path}`, { ...form, body: 'List-Unsubscribe=One-Click' });
    expect(await wants(id)).toBe(false);
    await fetch(`${shop.url}${path}&again=1`, { ...form, body: '' });
    expect(await wants(id)).toBe(true);
  });

  test.each(['', '1.', '1.AAAAAAAAAAAAAAAAAAAAAA', 'x'])('is nothing without its token: %s', async (token) => {
    const { status } = await fetch(`${shop.url}/mail/unsubscribe?token=${token}`, { method: 'POST' });
    expect(status).toBe(404);
  });
});

describe('A message of a shop', () => {
  const wrote = async (id: number, text: string) => operator('chat', 'reply', String(id), String(ids.dairy), text);

  test('is mailed once to a shopper who is away, and not after they have unsubscribed', async () => {
    const { id, email } = await shop.shopper();
    await shop.database.pool.query(
      `insert into conversations (user_id, shop_id, moved_at) values ($1, $2, now()) on conflict do nothing`,
      [id, ids.dairy],
    );
    await shop.database.pool.query('update users set last_seen_at = null where id = $1', [id]);
    await wrote(id, 'Is oat milk fine?');
    await wrote(id, 'Or soy?');
    const mails = await outbox(email);
    expect(mails.map(({ body }) => body.includes('> Is oat milk fine?'))).toEqual([true]);
    await shop.database.pool.query('update messages set is_seen = true');
    await shop.database.pool.query('update users set wants_mails = false where id = $1', [id]);
    await wrote(id, 'Hello?');
    expect(await outbox(email)).toHaveLength(1);
  });
});
