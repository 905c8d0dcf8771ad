/** Lines that drop: a hundred cuts, close codes, junk, and two servers of which one is killed. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { bellChannel } from '#server/realtime/bell.ts';
import { type FrontDoor, openFrontDoor } from '#tests/support/front-door.ts';
import { hangUpListeners, type Listener, listen } from '#tests/support/listener.ts';
import { reply, startChattyShop } from '#tests/support/realtime.ts';
import type { TestServer } from '#tests/support/server.ts';
import { type ShopProcess, sources, startShopProcess } from '#tests/support/shop-process.ts';
import { printedSeed, randomOf, type Shopper } from '#tests/support/shoppers.ts';

let shop: TestServer;
let ann: Shopper;
let proxies: FrontDoor[] = [];
let stubs: Server[] = [];

const backMs = 5000;
const isSubscribed = (listener: Listener) =>
  vi.waitFor(() => expect(listener.status()).toBe('subscribed'), { timeout: 15_000, interval: 10 });
const whenRung = (listener: Listener, times: number) =>
  vi.waitFor(() => expect(listener.count('message.arrived')).toBe(times), { timeout: backMs, interval: 10 });

beforeAll(async () => {
  const { shop: opened, shoppers } = await startChattyShop();
  shop = opened;
  [ann] = shoppers;
});
afterEach(async () => {
  hangUpListeners();
  for (const proxy of proxies) await proxy.close();
  for (const stub of stubs) stub.close();
  [proxies, stubs] = [[], []];
});
afterAll(() => shop.close());

async function through(...targets: string[]): Promise<FrontDoor> {
  const proxy = await openFrontDoor(targets);
  proxies.push(proxy);
  return proxy;
}

/** A service that signs everybody in and greets them, and then does what the test wants. */
async function stubService(act: (socket: WebSocket, turn: number) => void): Promise<string> {
  const server = createServer((_, answer) => answer.end(JSON.stringify({ auth: 'larder:x', user_data: '{"id":"7"}' })));
  const stub = new WebSocketServer({ server });
  stubs.push(server);
  let turn = 0;
  stub.on('connection', (socket) => {
    const data = JSON.stringify({ socket_id: '1.2', activity_timeout: 120 });
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data }));
    turn += 1;
    act(socket, turn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a notification of the database that nobody can read is passed over', async () => {
  const listener = listen(shop.url, ann);
  await isSubscribed(listener);
  for (const nonsense of ['', 'null', '{', '{"userId":"1","event":"x"}']) {
    await shop.database.pool.query('select pg_notify($1, $2)', [bellChannel, nonsense]);
  }
  await reply(shop, ann);
  await whenRung(listener, 1);
});

test('a hundred cuts: back within 5 s each time, told once each time, and the next message is heard once', async () => {
  const proxy = await through(shop.url);
  const listener = listen(proxy.url, ann);
  await isSubscribed(listener);
  let longest = 0;
  for (let cut = 1; cut <= 100; cut += 1) {
    const from = performance.now();
    proxy.cutAll();
    await vi.waitFor(() => expect(listener.status()).not.toBe('subscribed'), { timeout: backMs, interval: 2 });
    await isSubscribed(listener);
    longest = Math.max(longest, performance.now() - from);
    expect(listener.count('realtime.restored')).toBe(cut + 1);
  }
  console.log(`longest of 100: ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(backMs);
  await reply(shop, ann);
  await whenRung(listener, 1);
}, 180_000);

describe('two servers behind a proxy', () => {
  let servers: ShopProcess[] = [];

  beforeAll(async () => {
    const env = { API_ONLY: '1', DEMO_SHOP: 'off', LOG_LEVEL: 'warn' };
    servers = await Promise.all([1, 2].map(() => startShopProcess(shop.database.url, env, sources)));
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  test('one is killed: its listeners are with the other within 5 s, and hear the next message once', async () => {
    const proxy = await through(...servers.map(({ url }) => url));
    const four = Array.from({ length: 4 }, () => listen(proxy.url, ann));
    await Promise.all(four.map(isSubscribed));
    await reply(shop, ann);
    await Promise.all(four.map((listener) => whenRung(listener, 1)));

    const [doomed] = servers as [ShopProcess, ShopProcess];
    const lost = proxy.openTo(doomed.url);
    const from = performance.now();
    await doomed.kill();
    // Whoever has not heard of it yet still believes to be subscribed.
    await vi.waitFor(() => expect(four.filter(({ ends }) => ends.length > 0)).toHaveLength(lost), {
      timeout: backMs,
      interval: 2,
    });
    await Promise.all(four.map(isSubscribed));
    const tookMs = performance.now() - from;
    console.log(`all back after ${Math.round(tookMs)} ms`);
    expect(tookMs).toBeLessThan(backMs);
    expect(four.map((listener) => listener.count('realtime.restored')).some((count) => count === 2)).toBe(true);
    await reply(shop, ann);
    await Promise.all(four.map((listener) => whenRung(listener, 2)));
  }, 60_000);

  test('a server that comes back after a while is found within 5 s', async () => {
    const [, server] = servers;
    if (!server) throw new Error('No server.');
    const listener = listen(server.url, ann);
    await isSubscribed(listener);
    await server.kill();
    await vi.waitFor(() => expect(listener.status()).toBe('unavailable'), { timeout: 20_000 });
    await server.restart();
    const from = performance.now();
    await isSubscribed(listener);
    expect(performance.now() - from).toBeLessThan(backMs);
    expect(listener.count('realtime.restored')).toBe(2);
  }, 60_000);
});

describe('close codes', () => {
  const gapAfter = async (code: number): Promise<number | undefined> => {
    const url = await stubService((socket, turn) => turn === 1 && socket.close(code));
    const listener = listen(url, ann);
    await vi.waitFor(() => expect(listener.ends).toMatchObject([{ code }]), { timeout: backMs });
    const again = vi.waitFor(() => expect(listener.attempts).toHaveLength(2), { timeout: 3000 });
    await again.catch(() => undefined);
    const [, second] = listener.attempts;
    return second === undefined ? undefined : second - (listener.ends[0]?.at ?? 0);
  };

  test('40xx: no other attempt', async () => {
    for (const code of [4001, 4004, 4009]) expect(await gapAfter(code)).toBeUndefined();
  });

  test('41xx: a second at least', async () => {
    expect(await gapAfter(4100)).toBeGreaterThan(900);
  });

  test('42xx: at once', async () => {
    // The shortest of three: a busy machine delays one.
    const gaps = [await gapAfter(4200), await gapAfter(4200), await gapAfter(4200)];
    expect(Math.min(...gaps.map((gap) => gap ?? Number.NaN))).toBeLessThan(100);
  });
});

test('a thousand junk frames: no exception, and what follows is heard', async () => {
  const random = randomOf(printedSeed());
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const noise = () =>
    String.fromCharCode(...Array.from({ length: Math.floor(random() * 40) }, () => random() * 65_536));
  const values = () => pick([null, 7, '', '{', 'null', '[]', noise(), [], {}, { a: noise() }, true]);
  const names = [
    'pusher_internal:subscription_count',
    'pusher:pong',
    'pusher:cache_miss',
    'send-message',
    'constructor',
    '__proto__',
    '',
  ];
  const frame = () =>
    pick([
      noise,
      () => JSON.stringify(values()),
      () => JSON.stringify({ event: values(), data: values() }),
      () => JSON.stringify({ event: pick(names), channel: pick([values(), `chat_user_${ann.id}`]), data: values() }),
      () => JSON.stringify({ event: 'pusher:error', data: { code: pick([null, 4301, 9000, noise()]) } }),
    ])();
  const wrongs: unknown[] = [];
  const note = (error: unknown) => void wrongs.push(error);
  process.on('uncaughtException', note);
  const url = await stubService((socket) => {
    for (let sent = 0; sent < 1000; sent += 1) socket.send(frame());
    const channel = `chat_user_${ann.id}`;
    socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' }));
    socket.send(JSON.stringify({ event: 'send-message-to-user', channel, data: '{}' }));
  });
  const listener = listen(url, ann);
  await whenRung(listener, 1);
  process.off('uncaughtException', note);
  expect(wrongs).toEqual([]);
});
