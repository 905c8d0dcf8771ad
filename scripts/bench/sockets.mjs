/**
 * A thousand shoppers are connected while the server sends a hundred events a second: how long an event takes to
 * arrive.
 */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCollector } from './figures.mjs';
import { measureMemory } from './memory.mjs';
import { databaseUrlOf } from './shop.mjs';

const listeners = 1000;
const eventsASecond = 100;
const seconds = 10;
const atOnce = 50;
const giveUpMs = 30_000;

export async function measureSockets({ shop, say }) {
  say('sockets');
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrlOf(shop), max: 4 });
  const sockets = [];
  try {
    const delays = await fire(pool, shop, sockets);
    const memory = measureMemory({ shop }).slice(0, 1);
    return [...rowsOf(delays), ...memory.map((row) => ({ ...row, name: `${row.name} with ${listeners} sockets` }))];
  } finally {
    for (const socket of sockets) socket.terminate();
    await pool.end();
  }
}

function rowsOf(delays) {
  const sorted = delays.toSorted((a, b) => a - b);
  const figures = makeCollector();
  figures.add('event to socket: p50', sorted[sorted.length >> 1]);
  figures.add('event to socket: p99', sorted[Math.floor(sorted.length * 0.99)]);
  return figures.rows();
}

/** Accounts and sessions are written into the tables directly, because their creation is not measured. */
async function addShoppers(pool) {
  const tokens = Array.from({ length: listeners }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await pool.query(
    `with made as (
       insert into users (name, email) select 'Listener', 'listener' || n || '@larder.test' from generate_series(1, $1) n
       returning id)
     insert into sessions (user_id, token_hash, expires_at)
     select id, hash, now() + interval '1 day'
       from (select id, row_number() over () as n from made) people
       join unnest($2::bytea[]) with ordinality as hashes (hash, n) using (n)
     returning user_id, token_hash`,
    [listeners, hashes],
  );
  const idOf = new Map(rows.map(({ user_id, token_hash }) => [token_hash.toString('hex'), user_id]));
  return tokens.map((token, at) => ({ token, id: idOf.get(hashes[at].toString('hex')) }));
}

async function listen(WebSocket, shop, sockets, { id, token }, onPush) {
  const socket = new WebSocket(`${shop.url.replace('http', 'ws')}/app/larder?protocol=7`);
  sockets.push(socket);
  const [greeting] = await once(socket, 'message');
  const subscribed = new Promise((resolve) => {
    socket.on('message', (raw) => {
      const { event } = JSON.parse(String(raw));
      if (event === 'pusher_internal:subscription_succeeded') resolve();
      if (event === 'send-message-to-user') onPush();
    });
  });
  const { socket_id } = JSON.parse(JSON.parse(String(greeting)).data);
  const headers = { Authorization: `Bearer ${token}` };
  const signed = await fetch(`${shop.url}/pusher/auth`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ socket_id }),
  });
  socket.send(JSON.stringify({ event: 'pusher:signin', data: await signed.json() }));
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `chat_user_${id}` } }));
  await subscribed;
}

async function fire(pool, shop, sockets) {
  const { WebSocket } = await import('ws');
  const shoppers = await addShoppers(pool);
  const sentAt = new Map(shoppers.map(({ id }) => [id, []]));
  const delays = [];
  const hear = (shopper) =>
    listen(WebSocket, shop, sockets, shopper, () => delays.push(performance.now() - sentAt.get(shopper.id).shift()));
  for (let from = 0; from < listeners; from += atOnce) await Promise.all(shoppers.slice(from, from + atOnce).map(hear));

  const begin = performance.now();
  const events = eventsASecond * seconds;
  for (let event = 0; event < events; event += 1) {
    await sleep(Math.max(0, begin + (event * 1000) / eventsASecond - performance.now()));
    const { id: userId } = shoppers[Math.floor(Math.random() * listeners)];
    sentAt.get(userId).push(performance.now());
    const pushEvent = JSON.stringify({ userId, event: 'send-message-to-user' });
    await pool.query(`select pg_notify('larder_push', $1)`, [pushEvent]);
  }
  const end = performance.now() + giveUpMs;
  while (delays.length < events && performance.now() < end) await sleep(50);
  if (delays.length < events) throw new Error(`${events - delays.length} of ${events} events did not arrive.`);
  return delays;
}
