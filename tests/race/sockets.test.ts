/** A thousand shoppers listen to one server while a hundred events a second go out. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ringBell } from '#server/realtime/bell.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { type ShopProcess, sources, startShopProcess } from '#tests/support/shop-process.ts';
import { addShoppers, printedSeed, randomOf, type Shopper } from '#tests/support/shoppers.ts';

const listeners = 1000;
const eventsASecond = 100;
const seconds = 10;
const atOnce = 50;

let database: TestDatabase;
let server: ShopProcess;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const env = { API_ONLY: '1', DEMO_SHOP: 'off', LOG_LEVEL: 'warn' };
  server = await startShopProcess(database.url, env, sources);
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await server?.stop();
  await database?.close();
});

type Frame = { event: string; data: string };
const read = (raw: unknown): Frame => JSON.parse(String(raw));

async function sign(id: string, token: string): Promise<object> {
  const answer = await fetch(`${server.url}/pusher/auth`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams({ socket_id: id }),
  });
  return answer.json();
}

/** Ends when the shopper's channel is heard; `onRing` is called for each event from then on. */
async function listen({ id, token }: Shopper, onRing: () => void): Promise<void> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/app/larder?protocol=7`);
  sockets.push(socket);
  const send = (event: string, data: object) => socket.send(JSON.stringify({ event, data }));
  const [greeting] = await once(socket, 'message');
  const subscribed = new Promise<void>((resolve) => {
    socket.on('message', (raw) => {
      const { event } = read(raw);
      if (event === 'pusher_internal:subscription_succeeded') resolve();
      if (event === 'send-message-to-user') onRing();
    });
  });
  send('pusher:signin', await sign(JSON.parse(read(greeting).data).socket_id, token));
  send('pusher:subscribe', { channel: `chat_user_${id}` });
  await subscribed;
}

/** Of the server, with what tsx adds to it. */
const residentMb = () =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1024;

test('every event arrives, 99 of 100 within 500 ms, in 400 MB', async () => {
  const random = randomOf(printedSeed());
  const shoppers = await addShoppers(database.db, listeners);
  const sentAt = new Map<number, number[]>();
  const delays: number[] = [];
  const hear = (shopper: Shopper) =>
    listen(shopper, () => delays.push(performance.now() - (sentAt.get(shopper.id)?.shift() ?? 0)));
  for (let from = 0; from < listeners; from += atOnce) await Promise.all(shoppers.slice(from, from + atOnce).map(hear));

  const begin = performance.now();
  for (let event = 0; event < eventsASecond * seconds; event += 1) {
    await sleep(Math.max(0, begin + (event * 1000) / eventsASecond - performance.now()));
    const { id: userId } = shoppers[Math.floor(random() * listeners)] as Shopper;
    sentAt.set(userId, [...(sentAt.get(userId) ?? []), performance.now()]);
    await ringBell(database.db, undefined, { userId, event: 'send-message-to-user' }, new Date());
  }
  await expect.poll(() => delays.length, { timeout: 10_000 }).toBe(eventsASecond * seconds);

  const sorted = delays.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  // Only Linux says how much it is.
  const memory = process.platform === 'linux' ? residentMb() : 0;
  console.log(`p50 ${sorted[sorted.length >> 1]?.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${memory.toFixed(0)} MB`);
  expect(p99).toBeLessThanOrEqual(500);
  expect(memory).toBeLessThanOrEqual(400);
}, 120_000);
