/** Who hears what in realtime, over one server and over two, and who is let in. */
import Pusher from 'pusher';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import {
  closeCode,
  connect,
  establish,
  hangUpAll,
  isSubscribed,
  rawSocket,
  reply,
  run,
  startChattyShop,
  timeout,
} from '#tests/support/services/realtime.ts';
import { ids } from '#tests/support/shops/cart-shop.ts';
import { placeOnline } from '#tests/support/shops/payment-shop.ts';

let shop: TestServer;
let ann: Shopper;
let eve: Shopper;

beforeAll(async () => {
  const { shop: opened, shoppers } = await startChattyShop();
  shop = opened;
  [ann, eve] = shoppers;
});
afterEach(hangUpAll);
afterAll(() => shop.close());

async function placeOrder({ token, addressId }: Shopper): Promise<string> {
  await shop.post('/cart/store', { product_id: ids.milk }, { token });
  const order = { shop_ids: [ids.dairy], address_id: addressId, payment_method: 'cash' };
  return (await shop.post('/place-order', order, { token })).body.data.orders[0].order_code;
}

describe('a shopper’s connection', () => {
  test('receives an event without the text when a shop has written', async () => {
    const own = connect(shop.url, ann);
    await isSubscribed(own);
    await reply(shop, ann);
    await vi.waitFor(() => expect(own.heard).toEqual([{}]), timeout);
  });

  test('receives an event when an order takes a step', async () => {
    const code = await placeOrder(ann);
    const own = connect(shop.url, ann);
    await isSubscribed(own);
    await run(shop, 'order', 'advance', code);
    await vi.waitFor(() => expect(own.orders).toEqual([{}]), timeout);
    expect(own.heard).toEqual([]);
  });

  test('receives an event when an unpaid order is cancelled', async () => {
    await placeOnline(shop, ann, [ids.dairy]);
    await shop.database.pool.query(`update orders set placed_at = placed_at - interval '2 days'`);
    const own = connect(shop.url, ann);
    await isSubscribed(own);
    await shop.app.reconcilePayments();
    await vi.waitFor(() => expect(own.orders).toEqual([{}]), timeout);
  });

  test('receives no event of somebody else, signed in or not', async () => {
    const own = connect(shop.url, ann);
    const curious = connect(shop.url, eve, `chat_user_${ann.id}`);
    const nobody = connect(shop.url, undefined, `chat_user_${ann.id}`);
    await isSubscribed(own);
    await vi.waitFor(() => expect(curious.refused).toMatchObject([{ status: 403 }]), timeout);
    await vi.waitFor(() => expect(nobody.client.connection.state).toBe('connected'), timeout);
    await reply(shop, ann);
    await vi.waitFor(() => expect(own.heard).toHaveLength(1), timeout);
    expect([curious.heard, nobody.heard]).toEqual([[], []]);
  });

  test('is authorized by the shopper’s own token only, and for no channel', async () => {
    const send = (form: Record<string, string>, token?: string) =>
      fetch(`${shop.url}/pusher/auth`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      });
    const socket = { socket_id: '12.34' };
    expect((await send(socket)).status).toBe(401);
    expect((await send(socket, 'x'.repeat(43))).status).toBe(401);
    expect((await send({ ...socket, channel_name: `private-chat_user_${ann.id}` }, eve.token)).status).toBe(403);
    expect((await send({ socket_id: '12' }, eve.token)).status).toBe(422);
    const response = await (await send(socket, eve.token)).json();
    expect(JSON.parse(response.user_data)).toEqual({
      id: String(eve.id),
      user_info: { session: expect.stringMatching(/^\d+$/) },
    });
  });

  test('is refused with a signature of another secret', async () => {
    const socket = rawSocket(shop.url);
    const { socket_id: id } = await establish(socket);
    const forger = new Pusher({ appId: 'larder', key: 'larder', secret: 'guessed', cluster: 'local' });
    socket.send(JSON.stringify({ event: 'pusher:signin', data: forger.authenticateUser(id, { id: String(ann.id) }) }));
    expect(await closeCode(socket)).toBe(4009);
  });

  test('closes the oldest of more than five sockets', async () => {
    const first = connect(shop.url, eve);
    await isSubscribed(first);
    for (let more = 0; more < 4; more += 1) await isSubscribed(connect(shop.url, eve));
    expect(first.client.connection.state).toBe('connected');
    await isSubscribed(connect(shop.url, eve));
    await vi.waitFor(() => expect(first.client.connection.state).not.toBe('connected'), timeout);
  });
});

describe('two servers', () => {
  test('pass events to each other, and one goes on when the other ends', async () => {
    const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO_SHOP: 'off', API_ONLY: '1' });
    const { db, pool } = shop.database;
    const second = await buildApp({ config, db, pool });
    const url = await second.listen({ port: 0, host: '127.0.0.1' });
    const [here, there] = [connect(shop.url, ann), connect(url, ann)];
    await Promise.all([isSubscribed(here), isSubscribed(there)]);
    await vi.waitFor(async () => {
      await reply(shop, ann);
      expect(Math.min(here.heard.length, there.heard.length)).toBeGreaterThan(0);
    }, timeout);
    await second.close();
    const before = here.heard.length;
    await reply(shop, ann);
    await vi.waitFor(() => expect(here.heard.length).toBe(before + 1), timeout);
  });

  test('reconnect to the database and then make every client refetch', async () => {
    const own = connect(shop.url, ann);
    await isSubscribed(own);
    await shop.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'larder-push' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(own.heard.length).toBeGreaterThan(0), timeout);
    const before = own.heard.length;
    await reply(shop, ann);
    await vi.waitFor(() => expect(own.heard.length).toBe(before + 1), timeout);
  });
});
