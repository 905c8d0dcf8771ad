/** Where the sandbox takes payments: on this machine by itself, anywhere else only when it is switched on by name. */
import { request as rawRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { sandboxKeys, signatureOf } from '#tests/support/services/payment-notice.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import {
  firstOf,
  newShopper,
  paymentHarness,
  placeOnline,
  press,
  startPaymentShop,
  visit,
} from '#tests/support/shops/payment-shop.ts';
import { text, textsIn } from '#tests/support/texts/texts.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

test.each([
  [{}, 'local'],
  [{ NODE_ENV: 'production' }, 'local'],
  [{ PUBLIC_URL: 'http://localhost:4400' }, 'local'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ HOST: '::' }, 'off'],
  [{ HOST: 'shop.example' }, 'off'],
  [{ PUBLIC_URL: 'https://shop.example' }, 'off'],
  [{ PUBLIC_URL: 'https://shop.example', APP_ENVIRONMENT: 'local' }, 'off'],
  [{ PUBLIC_URL: 'https://localhost.shop.example' }, 'off'],
  [{ APP_ENVIRONMENT: 'production' }, 'off'],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }, 'off'],
  [{ PAYMENT_SANDBOX: 'off' }, 'off'],
  [{ PAYMENT_SANDBOX: 'on' }, 'on'],
  [{ HOST: '0.0.0.0', PAYMENT_SANDBOX: 'on' }, 'on'],
  [{ APP_ENVIRONMENT: 'production', PUBLIC_URL: 'https://shop.example', PAYMENT_SANDBOX: 'on' }, 'on'],
  [stripe, 'off'],
  [{ ...stripe, PAYMENT_SANDBOX: 'on' }, 'off'],
])('The environment %o makes the sandbox "%s"', (env, sandbox) => {
  expect(readConfig(env).sandbox).toBe(sandbox);
});

test('Another value than on or off stops the start with a sentence', () => {
  for (const word of ['yes', '1', 'ON', 'true']) {
    expect(() => readConfig({ PAYMENT_SANDBOX: word })).toThrow(`PAYMENT_SANDBOX must be on or off, not "${word}".`);
  }
});

let shop: TestServer;
let ann: Shopper;

beforeAll(async () => {
  shop = await startPaymentShop();
});
beforeEach(async () => {
  ann = await newShopper(shop);
});
afterAll(() => shop.close());

const { paymentOf, orderOf, sessionOf } = paymentHarness(
  () => shop,
  () => ann,
);

type Reopened = { app: FastifyInstance; url: string; log: string[] };

const reopened: Reopened[] = [];

afterEach(async () => {
  for (const { app } of reopened.splice(0)) await app.close();
});

/** The same shop started anew with another environment, on another port. */
async function reopen(env: Record<string, string>): Promise<Reopened> {
  const { db, pool } = shop.database;
  const log: string[] = [];
  const config = readConfig({ LARDER_LIMITS: 'off', ...env });
  const logStream = { write: (line: string) => void log.push(line) };
  const app = await buildApp({ config, db, pool, sandboxKeys, logStream });
  const shopAgain = { app, url: await app.listen({ port: 0, host: '127.0.0.1' }), log };
  reopened.push(shopAgain);
  return shopAgain;
}

const moved = (address: string, { url }: Reopened) => address.replace(shop.url, url);

async function call({ url }: Reopened, path: string, body?: unknown) {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${ann.token}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** As a browser sends it that reached the shop under another name, or through a proxy. */
function sendFrom(method: 'GET' | 'POST', address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const sending = rawRequest(address, { method, headers: { ...form, ...headers } });
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sending.on('error', reject).end(method === 'POST' ? 'do=pay' : undefined);
  });
}

const isUnpaid = { payment_status: 'Pending' };
const closed = text('Paying online is not available in this shop right now.');

describe('a public shop without keys', () => {
  const publicShop = { HOST: '0.0.0.0' };

  test('offers no online payment', async () => {
    const { body } = await call(await reopen(publicShop), '/master');
    expect(body.data).toMatchObject({ online_payment: false, payment_gateways: [], cash_on_delivery: true });
  });

  test('refuses online payment at the order and later, and accepts cash', async () => {
    const open = await reopen(publicShop);
    await shop.post('/cart/store', { product_id: ids.milk }, { token: ann.token });
    const order = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'stripe' };
    const refused = await call(open, '/place-order', order);
    expect([refused.status, refused.body.errors]).toEqual([422, { payment_method: [closed] }]);
    const inCash = await call(open, '/place-order', { ...order, payment_method: 'cash' });
    expect([inCash.status, inCash.body.data.order_payment_url]).toEqual([200, null]);
    const later = await call(open, `/order-payment/${inCash.body.data.orders[0].id}/stripe`);
    expect([later.status, later.body.errors]).toEqual([422, { payment_method: [closed] }]);
    const { status } = await call(open, '/order-payment/1/paypal');
    expect([404, 422]).toContain(status);
  });

  test('redirects nobody to a payment that was opened before, and refuses to pay it in the sandbox', async () => {
    const placed = await placeOnline(shop, ann);
    const page = await visit(placed.url);
    const open = await reopen(publicShop);
    const visited = await visit(moved(placed.url, open));
    expect([visited.status, visited.path]).toEqual([403, `/order/${placed.paymentId}/payment`]);
    expect(visited.text).toContain(text('Payment is not available now'));
    const address = moved(page.url, open);
    expect((await visit(address)).status).toBe(404);
    expect((await press({ ...page, url: address }, 'pay')).status).toBe(404);
    expect(await orderOf(firstOf(placed))).toMatchObject(isUnpaid);
    expect(await sessionOf(placed)).toMatchObject({ status: 'open' });
  });

  test('ignores a notice, since it has no gateway that could send one', async () => {
    const open = await reopen(publicShop);
    const placed = await placeOnline(shop, ann);
    await visit(placed.url);
    const session = await sessionOf(placed);
    const object = { id: session.id, client_reference_id: String(placed.paymentId), payment_status: 'paid' };
    const body = JSON.stringify({ id: 'evt_forged', type: 'checkout.session.completed', data: { object } });
    await fetch(`${open.url}/api/payments/notices/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body) },
      body,
    });
    expect(await orderOf(firstOf(placed))).toMatchObject(isUnpaid);
  });

  test('releases the goods of an order whose payment was left open', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await visit(placed.url);
    await shop.database.pool.query(
      `update orders set placed_at = placed_at - interval '2 days' where id = ${firstOf(placed)}`,
    );
    const open = await reopen(publicShop);
    await open.app.reconcilePayments();
    expect(await orderOf(firstOf(placed))).toMatchObject({ order_status: 'Cancelled' });
    expect(await paymentOf(placed)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a public shop with the sandbox switched on', () => {
  const env = { HOST: '0.0.0.0', PAYMENT_SANDBOX: 'on' };
  const notice =
    'This shop is only trying out how it takes payments. An order that is paid here is not paid with real money.';

  test('is paid with play money after its page says so', async () => {
    const open = await reopen(env);
    expect((await call(open, '/master')).body.data).toMatchObject({ online_payment: true });
    const placed = await placeOnline(shop, ann);
    const page = await visit(moved(placed.url, open), { headers: { Via: '1.1 edge' } });
    expect(page.path).toMatch(/^\/payment\/sandbox\/pay\//);
    expect(page.text).toContain(text(notice));
    expect((await press(page, 'pay')).status).toBe(200);
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Paid' });
  });

  test('says in each language that the money is not real', async () => {
    const open = await reopen(env);
    for (const language of ['ar', 'ir'] as const) {
      const placed = await placeOnline(shop, ann);
      await shop.database.pool.query(`update payments set language = '${language}' where id = ${placed.paymentId}`);
      expect((await visit(moved(placed.url, open))).text).toContain(textsIn(language)(notice));
    }
  });
});

describe('a shop on this machine', () => {
  test.each([
    { Host: 'shop.example' },
    { Host: 'localhost.shop.example' },
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'X-Forwarded-Host': 'shop.example' },
    { Forwarded: 'for=203.0.113.7' },
    { 'X-Real-IP': '203.0.113.7' },
    { Via: '1.1 edge' },
  ])('refuses the sandbox to a request with %o', async (headers) => {
    const placed = await placeOnline(shop, ann);
    const page = await visit(placed.url);
    expect(await sendFrom('POST', page.url, headers)).toBe(403);
    expect(await sendFrom('GET', page.url, headers)).toBe(403);
    expect(await orderOf(firstOf(placed))).toMatchObject(isUnpaid);
    expect((await press(page, 'pay')).path).toMatch(/\/payment\/success$/);
  });

  test('shows no notice of a public shop on the page', async () => {
    const page = await visit((await placeOnline(shop, ann)).url);
    expect(page.text).toContain(text('This is a sandbox. No money moves and no card is asked for.'));
    expect(page.text).not.toContain('testing its payments');
  });
});
