/** Lines that drop: a hundred cuts, close codes, junk, and two servers of which one is killed. No test waits for a pause. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { SimulatedClock } from 'xstate';
import {
  realtimeBusyMs,
  realtimePauseLimitMs,
  realtimePauseMs,
  realtimeRefusedMs,
  realtimeUnavailableMs,
} from '#machines/realtime/realtime.constants.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { pushChannel } from '#server/realtime/push.ts';
import { printedSeed, randomOf } from '#tests/support/data/random.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { type FrontDoor, openFrontDoor } from '#tests/support/server/front-door.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { hangUpListeners, type Listener, listen } from '#tests/support/services/listener.ts';
import { reply, startChattyShop } from '#tests/support/services/realtime.ts';

let shop: TestServer;
let ann: Shopper;
let proxies: FrontDoor[] = [];
let stubs: Server[] = [];

const quickly = { timeout: 15_000, interval: 2 };
const isSubscribed = (listener: Listener) => vi.waitFor(() => expect(listener.status()).toBe('subscribed'), quickly);
const whenRung = (listener: Listener, times: number) =>
  vi.waitFor(() => expect(listener.count('message.received')).toBe(times), quickly);

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

/** Gives how many milliseconds of the clock that took. */
function forwardUntil(clock: SimulatedClock, isThere: () => boolean): number {
  const from = clock.now();
  while (!isThere()) {
    clock.increment(10);
    if (clock.now() - from > 60_000) throw new Error('It was not there after a minute.');
  }
  return clock.now() - from;
}

async function through(...targets: string[]): Promise<FrontDoor> {
  const proxy = await openFrontDoor(targets);
  proxies.push(proxy);
  return proxy;
}

/** A service that signs everybody in and greets them, and then does what the test wants. */
async function stubService(act: (socket: WebSocket, turn: number) => void): Promise<string> {
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ auth: 'larder:x', user_data: '{"id":"7"}' })),
  );
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

test('A malformed notification of the database is ignored', async () => {
  const listener = listen(shop.url, ann);
  await isSubscribed(listener);
  for (const nonsense of ['', 'null', '{', '{"userId":"1","event":"x"}']) {
    await shop.database.pool.query('select pg_notify($1, $2)', [pushChannel, nonsense]);
  }
  await reply(shop, ann);
  await whenRung(listener, 1);
});

test('After each of a hundred cuts the client reconnects and reports it once, and each event arrives once', async () => {
  const clock = new SimulatedClock();
  const proxy = await through(shop.url);
  const listener = listen(proxy.url, ann, clock);
  await isSubscribed(listener);
  for (let cut = 1; cut <= 100; cut += 1) {
    proxy.cutAll();
    await vi.waitFor(() => expect(listener.ends).toHaveLength(cut), quickly);
    clock.increment(realtimePauseMs);
    await isSubscribed(listener);
    expect([listener.attempts(), listener.count('realtime.restored')]).toEqual([cut + 1, cut + 1]);
  }
  await reply(shop, ann);
  await whenRung(listener, 1);
});

describe('two servers behind a proxy', () => {
  let second: FastifyInstance;
  let secondUrl: string;

  beforeAll(async () => {
    const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO_SHOP: 'off', API_ONLY: '1' });
    const { db, pool } = shop.database;
    second = await buildApp({ config, db, pool });
    secondUrl = await second.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => second.close());

  test('share their clients: when one is killed, its clients connect to the other and receive the next event once', async () => {
    const clock = new SimulatedClock();
    const proxy = await through(shop.url, secondUrl);
    const four = Array.from({ length: 4 }, () => listen(proxy.url, ann, clock));
    await Promise.all(four.map(isSubscribed));
    await reply(shop, ann);
    await Promise.all(four.map((listener) => whenRung(listener, 1)));

    const lost = proxy.openTo(secondUrl);
    proxy.kill(secondUrl);
    // A client that has not heard of it still believes it is subscribed.
    await vi.waitFor(() => expect(four.filter(({ ends }) => ends.length > 0)).toHaveLength(lost), quickly);
    clock.increment(realtimePauseMs);
    await Promise.all(four.map(isSubscribed));
    const restored = four.map((listener) => listener.count('realtime.restored'));
    expect(restored.filter((count) => count === 2)).toHaveLength(lost);
    expect(four.map((listener) => listener.attempts())).toEqual(restored);
    expect(lost).toBeGreaterThan(0);
    await reply(shop, ann);
    await Promise.all(four.map((listener) => whenRung(listener, 2)));
  });

  test('are found again by the next attempt when one returns, four seconds later at most', async () => {
    const clock = new SimulatedClock();
    const proxy = await through(secondUrl);
    const listener = listen(proxy.url, ann, clock);
    await isSubscribed(listener);
    proxy.kill(secondUrl);
    await vi.waitFor(() => expect(listener.ends).toHaveLength(1), quickly);
    clock.increment(realtimeUnavailableMs);
    expect(listener.status()).toBe('unavailable');
    forwardUntil(clock, listener.isResting);
    proxy.revive(secondUrl);
    const before = listener.attempts();
    expect(forwardUntil(clock, () => listener.attempts() > before)).toBeLessThanOrEqual(realtimePauseLimitMs);
    await isSubscribed(listener);
    expect([listener.attempts(), listener.count('realtime.restored')]).toEqual([before + 1, 2]);
  });
});

describe('a connection that the service closes', () => {
  /** The first connection is closed with this code; gives what the listener has done about it so far. */
  async function closedWith(code: number) {
    let connections = 0;
    const url = await stubService((socket, turn) => {
      connections = turn;
      if (turn === 1) socket.close(code);
    });
    const clock = new SimulatedClock();
    const listener = listen(url, ann, clock);
    await vi.waitFor(() => expect(listener.ends).toEqual([code]), quickly);
    return { clock, listener, connections: () => connections };
  }

  test.each([4001, 4004, 4009])('is not opened again after the code %i, however long it takes', async (code) => {
    const { clock, listener, connections } = await closedWith(code);
    clock.increment(10 * realtimeRefusedMs);
    expect([listener.status(), listener.attempts(), connections()]).toEqual(['unavailable', 1, 1]);
  });

  test('is opened again a second after the code 4100, and not before', async () => {
    const { clock, listener, connections } = await closedWith(4100);
    clock.increment(realtimeBusyMs - 1);
    expect([listener.attempts(), connections()]).toEqual([1, 1]);
    clock.increment(1 + realtimeBusyMs / 2);
    expect(listener.attempts()).toBe(2);
    await vi.waitFor(() => expect(connections()).toBe(2), quickly);
  });

  test('is opened again at once after the code 4200', async () => {
    const { listener, connections } = await closedWith(4200);
    expect(listener.attempts()).toBe(2);
    await vi.waitFor(() => expect(connections()).toBe(2), quickly);
  });
});

test('A thousand junk frames raise no exception, and the next event is received', async () => {
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
