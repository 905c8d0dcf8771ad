/** Paying online over HTTP, from the order to the gateway's page and back. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { firstOf, newShopper, paymentHarness, placeOnline, press, visit } from '#tests/support/shops/payment-shop.ts';
import { text, textsIn } from '#tests/support/texts/texts.ts';

let shop: SharedServer;
let ann: Shopper;

beforeAll(async () => {
  shop = await sharedServer('payment');
});
beforeEach(async () => {
  ann = await newShopper(shop);
});

const { get, paymentOf, orderOf, payLater, sessionOf } = paymentHarness(
  () => shop,
  () => ann,
);

describe('placing an order with online payment', () => {
  test('responds with an address of the shop and does not call the gateway yet', async () => {
    const placed = await placeOnline(shop, ann);
    expect(placed.url).toMatch(new RegExp(`^${shop.url}/order/\\d+/payment\\?gateway=stripe&key=[\\w-]{32}$`));
    expect(await paymentOf(placed)).toMatchObject({
      id: placed.paymentId,
      status: 'pending',
      gateway: 'stripe',
      amount: placed.amount,
      orders: placed.orderIds.map((id) => ({ id })),
      error: null,
    });
    expect(await sessionOf(placed)).toBeUndefined();
    expect(await orderOf(firstOf(placed))).toMatchObject({
      payment_method: 'Online Payment',
      payment_status: 'Pending',
    });
  });

  test.each(['paypal', 'bkash', 'bitcoin'])(
    'refuses %s, which the shop does not offer or cannot do',
    async (method) => {
      await shop.post('/cart/store', { product_id: ids.milk }, { token: ann.token });
      const order = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: method };
      const { status, body } = await shop.post('/place-order', order, { token: ann.token });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['payment_method']]);
    },
  );

  test('offers in /master only the methods that work', async () => {
    const { payment_gateways: gateways } = (await get('/master')).body.data;
    expect(gateways.map(({ name }: { name: string }) => name)).toEqual(['stripe']);
  });
});

describe('ordering again', () => {
  test('is paid at the gateway of the first order', async () => {
    const placed = await placeOnline(shop, ann, [ids.dairy]);
    await press(await visit(placed.url), 'pay');
    await shop.database.pool.query(`update orders set status = 'Delivered' where id = ${firstOf(placed)}`);
    const { body } = await shop.post('/place-order/again', { order_id: firstOf(placed) }, { token: ann.token });
    await press(await visit(body.data.order_payment_url), 'pay');
    expect(await orderOf(body.data.order.id)).toMatchObject({ payment_status: 'Paid', payment_method: 'Stripe' });
  });
});

describe('the payment of a checkout', () => {
  test('pays all its orders at once', async () => {
    const placed = await placeOnline(shop, ann);
    const page = await visit(placed.url);
    expect(page.path).toMatch(/^\/payment\/sandbox\/pay\//);
    expect(page.text).toContain(`${placed.amount.toFixed(2)} USD`);
    const end = await press(page, 'pay');
    expect([end.path, end.status]).toEqual([`/order/${placed.paymentId}/payment/success`, 200]);
    expect(await paymentOf(placed)).toMatchObject({ status: 'paid', error: null });
    for (const id of placed.orderIds) {
      expect(await orderOf(id)).toMatchObject({
        payment_status: 'Paid',
        payment_method: 'Stripe',
        order_status: 'Pending',
      });
    }
  });

  test('can be declined, and then paid in the same window', async () => {
    const placed = await placeOnline(shop, ann);
    const again = await press(await visit(placed.url), 'decline');
    expect(again.text).toContain('role="alert"');
    expect(await paymentOf(placed)).toMatchObject({ status: 'failed', error: 'The card was declined.' });
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Pending' });
    expect((await press(again, 'pay')).path).toMatch(/\/payment\/success$/);
    expect(await paymentOf(placed)).toMatchObject({ status: 'paid', error: null });
  });

  test('can be cancelled, which leaves the orders Pending, and paid later with another payment', async () => {
    const placed = await placeOnline(shop, ann);
    const page = await visit(placed.url);
    expect((await press(page, 'cancel')).path).toBe(`/order/${placed.paymentId}/payment/cancel`);
    expect(await paymentOf(placed)).toMatchObject({ status: 'cancelled', error: 'The payment was cancelled.' });
    expect((await press(page, 'pay')).path).toMatch(/\/payment\/cancel$/);
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Pending', order_status: 'Pending' });

    const { body } = await payLater(firstOf(placed));
    const later = await press(await visit(body.data.order_payment_url), 'pay');
    expect(later.path).toMatch(/\/payment\/success$/);
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Paid' });
    expect(await orderOf(placed.orderIds[1] ?? 0)).toMatchObject({ payment_status: 'Pending' });
  });

  test('shows pages in the shopper’s language and colours that load nothing from elsewhere', async () => {
    const { url } = await placeOnline(shop, ann);
    await shop.database.pool.query(`update payments set language = 'ar' where user_id = ${ann.id}`);
    const page = await visit(url, { headers: { cookie: 'larder_view=ar|USD|dark' } });
    expect(page.text).toContain('<html lang="ar" dir="rtl" data-scheme="dark">');
    expect(page.text).toContain(textsIn('ar')('This is a sandbox. No money moves and no card is asked for.'));
    expect(page.text).not.toMatch(/<script(?! src="\/payment\/window\.js")/);
    expect(page.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'sha256-",
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('keeps the opener at every step, redirects included', async () => {
    const policies: (string | null)[] = [];
    const step = async (address: string, init: RequestInit = {}): Promise<string> => {
      const response = await fetch(address, { ...init, redirect: 'manual' });
      policies.push(response.headers.get('cross-origin-opener-policy'));
      const next = response.headers.get('location');
      return next ? step(new URL(next, address).href) : address;
    };
    const { url } = await placeOnline(shop, ann);
    const page = await step(url);
    const post = (what: string) => ({ method: 'POST', body: new URLSearchParams({ do: what }) });
    await step(page, post('decline'));
    expect(new URL(await step(page, post('pay'))).pathname).toMatch(/success$/);
    expect(policies.length).toBeGreaterThan(6);
    expect(new Set(policies)).toEqual(new Set(['unsafe-none']));
  });
});

describe('a forged request', () => {
  test('marks nothing as paid when it returns without a payment', async () => {
    const placed = await placeOnline(shop, ann);
    await visit(placed.url);
    const key = new URL(placed.url).searchParams.get('key');
    const end = await visit(`${shop.url}/payment/${placed.paymentId}/callback-success?key=${key}`);
    expect(end.path).toMatch(/\/payment\/cancel$/);
    const forged = await visit(`${shop.url}/order/${placed.paymentId}/payment/success?key=${key}`);
    expect(forged.text).toContain(text('Payment not finished'));
    expect(await paymentOf(placed)).toMatchObject({ status: 'pending' });
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Pending' });
  });

  test.each(['payment', 'payment/success', 'payment/cancel'])(
    'sees nothing at /order/{id}/%s without the key',
    async (end) => {
      const placed = await placeOnline(shop, ann);
      for (const query of ['', '?key=', `?key=${'x'.repeat(32)}`]) {
        const page = await visit(`${shop.url}/order/${placed.paymentId}/${end}${query}`);
        expect(page.status).toBe(404);
        expect(page.text).not.toContain('LD0');
        expect(page.text).not.toContain(placed.amount.toFixed(2));
      }
      expect(await sessionOf(placed)).toBeUndefined();
    },
  );

  test('of another shopper sees and pays nothing', async () => {
    const placed = await placeOnline(shop, ann);
    const bob = await newShopper(shop);
    const foreign = await get(`/payments/${placed.paymentId}`, bob.token);
    const unknown = await get('/payments/999999', bob.token);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await get(`/order-payment/${firstOf(placed)}/stripe`, bob.token)).status).toBe(404);
  });

  test('reaches none of the sandbox’s own calls without their key', async () => {
    const response = await fetch(`${shop.url}/payment/sandbox/v1/checkout/sessions`, { method: 'POST' });
    expect(response.status).toBe(401);
  });
});
