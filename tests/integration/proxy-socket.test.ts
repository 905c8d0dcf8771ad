/** With `API_URL`: the socket of push events, and a back end behind TLS. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startProxy } from '#tests/support/server/stub-back-end.ts';

const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('the socket of push events', () => {
  let server: Server;
  let sockets: WebSocketServer;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let socketUrl: string;

  beforeAll(async () => {
    server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    sockets = new WebSocketServer({ server });
    proxy = await startProxy(new URL(`http://${addressOf(server)}/base/`));
    socketUrl = proxy.url.replace('http', 'ws');
  });

  afterAll(async () => {
    await proxy.app.close();
    sockets.close();
    server.close();
    await once(server, 'close');
  });

  test('carries bytes both ways, and the code with which the back end closes', async () => {
    const opened = once(sockets, 'connection');
    const socket = new WebSocket(`${socketUrl}/app/larder?protocol=7`, { headers: { Origin: proxy.url } });
    const [inside, request] = await opened;
    expect(request.url).toBe('/base/app/larder?protocol=7');
    expect(request.headers).toMatchObject({ host: addressOf(server), 'x-forwarded-host': new URL(proxy.url).host });
    // The page was checked here; the back end may know itself by another name.
    expect(request.headers).not.toHaveProperty('origin');
    await once(socket, 'open');
    socket.send('from the page');
    expect(String((await once(inside, 'message'))[0])).toBe('from the page');
    inside.send('from the back end');
    expect(String((await once(socket, 'message'))[0])).toBe('from the back end');
    // 4100: come back later. Any other code would keep the page from coming back.
    inside.close(4100, 'Over capacity');
    expect((await once(socket, 'close'))[0]).toBe(4100);
  });

  test('breaks off without a code where the back end dies, as it would without this server between them', async () => {
    const opened = once(sockets, 'connection');
    const socket = new WebSocket(`${socketUrl}/app/larder?protocol=7`);
    const [inside] = await opened;
    await once(socket, 'open');
    inside.terminate();
    expect((await once(socket, 'close'))[0]).toBe(1006);
  });

  test.each([
    ['to a page of another site', '/app/larder', 'https://other.example', 403],
    ['at an address that is no socket', '/api/countries', undefined, 200],
    ['outside the public addresses', '/app/..%2fadmin', undefined, 404],
  ])('is not opened %s', async (_what, path, origin, status) => {
    const before = sockets.clients.size;
    const socket = new WebSocket(socketUrl + path, { headers: origin ? { Origin: origin } : {} });
    const [error] = await once(socket, 'error');
    if (status !== 200) expect(String(error)).toContain(String(status));
    expect(sockets.clients.size).toBe(before);
  });

  test('ends with the server, which a page that stays open does not hold up', async () => {
    const own = await startProxy(new URL(`http://${addressOf(server)}`));
    const socket = new WebSocket(`${own.url.replace('http', 'ws')}/app/larder`);
    await once(socket, 'open');
    await Promise.all([once(socket, 'close'), own.app.close()]);
  });
});

const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version']).length > 0;
  } catch {
    return false;
  }
})();

test.skipIf(!hasOpenssl)('A back end whose certificate nobody has signed is not trusted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  let reached = 0;
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createTlsServer(options, (_request, response) => {
    reached += 1;
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { app, url } = await startProxy(new URL(`https://localhost:${(server.address() as AddressInfo).port}`));
  expect((await fetch(`${url}/api/countries`)).status).toBe(502);
  expect(reached).toBe(0);
  await app.close();
  server.close();
  rmSync(folder, { recursive: true });
});
