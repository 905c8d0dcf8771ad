/** The realtime end point as the protocol wants it: times, close codes, limits, junk. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { closeCode, establish, hangUpAll, nextFrame, rawSocket, responseTo } from '#tests/support/services/realtime.ts';

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ env: { LARDER_LIMITS: 'on' } });
});
afterEach(() => {
  vi.restoreAllMocks();
  hangUpAll();
});
afterAll(() => shop.close());

const runningMs = performance.now.bind(performance);

/** Lets time pass for what no change of the time of day moves. */
const passTime = (ms: number) => vi.spyOn(performance, 'now').mockImplementation(() => runningMs() + ms);

const hourMs = 3_600_000;

test.each([
  ['goes on', 0],
  ['is set back by an hour', -hourMs],
  ['is set forward by an hour', hourMs],
])('The server pings after 120 silent seconds and closes 30 seconds later while its clock %s', async (_, jump) => {
  const socket = rawSocket(shop.url);
  expect((await establish(socket)).activity_timeout).toBe(120);
  expect(await responseTo(socket, 'pusher:ping', {})).toMatchObject({ event: 'pusher:pong' });
  const requested = nextFrame(socket);
  shop.forward(jump);
  passTime(121_000);
  expect(await requested).toMatchObject({ event: 'pusher:ping' });
  const code = closeCode(socket);
  passTime(152_000);
  expect([4201, 1006]).toContain(await code);
});

test.each([
  ['another key', '/app/other?protocol=7', 4001],
  ['an older protocol', '/app/larder?protocol=5', 4007],
  ['no protocol', '/app/larder', 4008],
])('The server closes the connection at %s', async (_what, path, code) => {
  expect(await closeCode(rawSocket(shop.url, path))).toBe(code);
});

test('The server refuses pages of another site and plain requests', async () => {
  const status = async (origin: string) =>
    (await once(rawSocket(shop.url, undefined, { origin }), 'unexpected-response'))[1].statusCode;
  expect(await status('https://evil.example')).toBe(403);
  expect(await status('null')).toBe(403);
  await establish(rawSocket(shop.url, undefined, { origin: shop.url }));
  expect((await fetch(`${shop.url}/app/larder?protocol=7`)).status).toBe(426);
});

test('The server ignores junk, refuses events of clients, and closes at frames too large or too many', async () => {
  const socket = rawSocket(shop.url);
  await establish(socket);
  for (const junk of ['', 'null', '[]', '{', '{"event":7}', '{"event":"pusher:subscribe","data":"{"}', '\u0000']) {
    const response = nextFrame(socket);
    socket.send(junk);
    expect(await response, junk).toMatchObject({ event: 'pusher:error' });
  }
  expect(JSON.parse((await responseTo(socket, 'client-typing', {})).data).code).toBe(4301);
  for (const channel of ['', 'private-x', `chat_user_${'1'.repeat(300)}`, '#server-to-user-1']) {
    expect(await responseTo(socket, 'pusher:subscribe', { channel })).toMatchObject({
      event: 'pusher:subscription_error',
    });
  }
  const large = rawSocket(shop.url);
  await establish(large);
  large.send('x'.repeat(64 * 1024 + 1));
  expect(await closeCode(large)).toBe(1009);
  for (let more = 0; more < 300; more += 1) socket.send('{"event":"pusher:ping"}');
  expect(await closeCode(socket)).toBe(4100);
});

test('One address may open fifty sockets', async () => {
  for (let more = 0; more < 50; more += 1) await establish(rawSocket(shop.url));
  expect(await closeCode(rawSocket(shop.url))).toBe(4100);
});

test('A server that ends tells its clients to connect again at once', async () => {
  const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', API_ONLY: '1' });
  const { db, pool } = shop.database;
  const second = await buildApp({ config, db, pool });
  const url = await second.listen({ port: 0, host: '127.0.0.1' });
  const socket = rawSocket(url);
  await establish(socket);
  const code = closeCode(socket);
  await second.close();
  expect(await code).toBe(4200);
});
