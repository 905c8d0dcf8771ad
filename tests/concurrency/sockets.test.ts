/** Hundreds of shoppers listen to one server at once. How long an event takes, and in how much memory: `npm run bench`. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { publishPush } from '#server/realtime/push.ts';
import { printedSeed, randomOf } from '#tests/support/data/random.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { scaled } from '#tests/support/scale.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

const listeners = scaled(300);
const events = 2 * listeners;
const atOnce = 50;

let shop: TestServer;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  shop = await startTestServer({ env: { API_ONLY: '1', DEMO_SHOP: 'off', LOG_LEVEL: 'warn' } });
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await shop.close();
});

type Frame = { event: string; data: string };
const read = (raw: unknown): Frame => JSON.parse(String(raw));

async function sign(id: string, token: string): Promise<object> {
  const response = await fetch(`${shop.url}/pusher/auth`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: new URLSearchParams({ socket_id: id }),
  });
  return response.json();
}

/** Ends when the shopper's channel is heard; `onPush` is called for each event from then on. */
async function listen({ id, token }: Shopper, onPush: () => void): Promise<void> {
  const socket = new WebSocket(`${shop.url.replace('http', 'ws')}/app/larder?protocol=7`);
  sockets.push(socket);
  const send = (event: string, data: object) => socket.send(JSON.stringify({ event, data }));
  const [greeting] = await once(socket, 'message');
  const subscribed = new Promise<void>((resolve) => {
    socket.on('message', (raw) => {
      const { event } = read(raw);
      if (event === 'pusher_internal:subscription_succeeded') resolve();
      if (event === 'send-message-to-user') onPush();
    });
  });
  send('pusher:signin', await sign(JSON.parse(read(greeting).data).socket_id, token));
  send('pusher:subscribe', { channel: `chat_user_${id}` });
  await subscribed;
}

test('Each of hundreds of connections receives every event of its shopper and no other', async () => {
  const random = randomOf(printedSeed());
  const shoppers = await addShoppers(shop.database.db, listeners);
  const heard = new Map(shoppers.map(({ id }) => [id, 0]));
  const sent = new Map(heard);
  const count = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (let from = 0; from < listeners; from += atOnce) {
    const some = shoppers.slice(from, from + atOnce);
    await Promise.all(some.map((shopper) => listen(shopper, () => count(heard, shopper.id))));
  }
  for (let event = 0; event < events; event += 1) {
    const { id: userId } = shoppers[Math.floor(random() * listeners)] as Shopper;
    count(sent, userId);
    await publishPush(shop.database.db, undefined, { userId, event: 'send-message-to-user' }, new Date());
  }
  await expect.poll(() => [...heard.values()].reduce((sum, times) => sum + times, 0)).toBe(events);
  expect(heard).toEqual(sent);
});
