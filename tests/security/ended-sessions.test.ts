/**
 * A socket lives as long as the session that it was signed in with, on every server; and it closes if nobody reads.
 *
 * @spec R73
 */
import { EventEmitter } from 'node:events';
import { connect as connectRaw } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { endSession } from '#server/db/queries/sessions.ts';
import { Hub } from '#server/realtime/hub.ts';
import { type Account, goodPassword, type TestServer } from '#tests/support/server/server.ts';
import { closeCode, establish, hangUpAll, rawSocket, startChattyShop } from '#tests/support/services/realtime.ts';

let shop: TestServer;
let ann: Account;

beforeAll(async () => {
  shop = (await startChattyShop()).shop;
});
afterEach(hangUpAll);
afterAll(() => shop.close());

const sessionEnded = 4202;

type Signed = { auth: string; user_data: string };

async function signature(url: string, id: string, token: string): Promise<Signed> {
  const headers = { Authorization: `Bearer ${token}` };
  const body = new URLSearchParams({ socket_id: id });
  return (await fetch(`${url}/pusher/auth`, { method: 'POST', body, headers })).json();
}

async function signedIn(token: string, url = shop.url): Promise<WebSocket> {
  const socket = rawSocket(url);
  const { socket_id: id } = await establish(socket);
  const frames: string[] = [];
  socket.on('message', (data) => frames.push(String(data)));
  socket.send(JSON.stringify({ event: 'pusher:signin', data: await signature(url, id, token) }));
  await vi.waitFor(() => expect(frames.join()).toContain('pusher:signin_success'));
  return socket;
}

/** Another session of the same shopper. */
async function secondToken({ id, email }: Account): Promise<{ token: string; sessionId: number }> {
  const { body } = await shop.post('/login', { phone: email, password: goodPassword });
  const newest = await shop.database.pool.query('select max(id) as id from sessions where user_id = $1', [id]);
  return { token: body.data.access.token, sessionId: newest.rows[0].id };
}

const hasOnceClosed = async (socket: WebSocket, end: () => Promise<unknown>) => {
  const code = closeCode(socket);
  await end();
  const from = performance.now();
  expect(await code).toBe(sessionEnded);
  return performance.now() - from;
};

describe('a socket closes within a second', () => {
  beforeAll(async () => {
    ann = await shop.shopper();
  });

  test('after the log-out', async () => {
    const { token } = await secondToken(ann);
    expect(await hasOnceClosed(await signedIn(token), () => shop.get('/logout', { token }))).toBeLessThan(1_000);
  });

  test('after another device has ended its session', async () => {
    const { token, sessionId } = await secondToken(ann);
    const own = await signedIn(ann.token);
    const end = () => shop.call('DELETE', `/sessions/${sessionId}`, { token: ann.token });
    expect(await hasOnceClosed(await signedIn(token), end)).toBeLessThan(1_000);
    expect(own.readyState).toBe(own.OPEN);
  });

  test('after a change of the password', async () => {
    const { token } = await secondToken(ann);
    const password = 'ten green bottles';
    const body = { current_password: goodPassword, password, password_confirmation: password };
    const end = async () => expect((await shop.post('/change-password', body, { token: ann.token })).status).toBe(200);
    expect(await hasOnceClosed(await signedIn(token), end)).toBeLessThan(1_000);
  });

  test('after the account was shut out, on another server, too', async () => {
    const { token, id } = await shop.shopper();
    const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO_SHOP: 'off', API_ONLY: '1' });
    const { db, pool } = shop.database;
    const second = await buildApp({ config, db, pool });
    const url = await second.listen({ port: 0, host: '127.0.0.1' });
    const sockets = [await signedIn(token), await signedIn(token, url)];
    const codes = Promise.all(sockets.map(closeCode));
    await pool.query('update users set is_active = false where id = $1', [id]);
    const from = performance.now();
    expect(await codes).toEqual([sessionEnded, sessionEnded]);
    expect(performance.now() - from).toBeLessThan(1_000);
    await second.close();
  });

  test('if its session ended between the signature and the sign-in', async () => {
    const { token, id } = await shop.shopper();
    const socket = rawSocket(shop.url);
    const { socket_id: socketId } = await establish(socket);
    const data = await signature(shop.url, socketId, token);
    await shop.database.pool.query('delete from sessions where user_id = $1', [id]);
    const code = closeCode(socket);
    socket.send(JSON.stringify({ event: 'pusher:signin', data }));
    expect(await code).toBe(sessionEnded);
  });
});

test('A socket closes after the server could not listen while its session ended', async () => {
  const { token, id } = await shop.shopper();
  const socket = await signedIn(token);
  const code = closeCode(socket);
  await shop.database.pool.query(
    `with gone as (select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'larder-push' and datname = current_database())
     select count(*) from gone`,
  );
  const { rows } = await shop.database.pool.query('select id from sessions where user_id = $1', [id]);
  await endSession(shop.database.db, rows[0].id);
  expect(await code).toBe(sessionEnded);
});

test('A session that is over without an announcement is found when its socket signs in', async () => {
  const { token, id } = await shop.shopper();
  const socket = rawSocket(shop.url);
  const { socket_id: socketId } = await establish(socket);
  const data = await signature(shop.url, socketId, token);
  await shop.database.pool.query(`update sessions set expires_at = created_at + interval '1 ms' where user_id = $1`, [
    id,
  ]);
  const code = closeCode(socket);
  socket.send(JSON.stringify({ event: 'pusher:signin', data }));
  expect(await code).toBe(sessionEnded);
});

class SlowSocket extends EventEmitter {
  bufferedAmount = 0;
  isTerminated = false;
  send(): void {
    this.bufferedAmount += 1;
  }
  close(): void {}
  terminate(): void {
    this.isTerminated = true;
    this.emit('close');
  }
}

describe('a client that does not read', () => {
  const accepted = (socket: SlowSocket) => {
    const app = { key: 'larder', secret: 'secret' };
    const hub = new Hub({ app, now: () => 0, limits: true });
    hub.accept(socket as unknown as WebSocket, '192.0.2.1');
    return hub;
  };
  const rounds = (hub: Hub, count: number) => {
    for (let at = 0; at < count; at += 1) hub.look();
  };

  test('is cut off after ten seconds, however little waits', () => {
    const socket = new SlowSocket();
    const hub = accepted(socket);
    rounds(hub, 10);
    expect(socket.isTerminated).toBe(false);
    rounds(hub, 1);
    expect(socket.isTerminated).toBe(true);
  });

  test('stays if it catches up meanwhile', () => {
    const socket = new SlowSocket();
    const hub = accepted(socket);
    rounds(hub, 10);
    socket.bufferedAmount = 0;
    rounds(hub, 10);
    expect(socket.isTerminated).toBe(false);
  });

  test('is cut off if it sends a flood of pings meanwhile', async () => {
    const { hostname, port } = new URL(shop.url);
    const socket = connectRaw(Number(port), hostname);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    socket.write(['GET /app/larder?protocol=7 HTTP/1.1', `Host: ${hostname}`, ...upgrade, key, '', ''].join('\r\n'));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    // A masked ping with 100 bytes, as often as the server takes it.
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 100, 0, 0, 0, 0]), Buffer.alloc(100)]);
    const flood = Buffer.concat(Array.from({ length: 500 }, () => ping));
    socket.write(flood);
    socket.resume();
    await closed;
  });
});

test('The server gives a connection up on which nothing moves for a minute', () => {
  expect(shop.app.server.timeout).toBe(60_000);
});
