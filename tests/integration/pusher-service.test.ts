/** A service in the place of the own end point: what it is sent, checked with the library of such services. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Pusher from 'pusher';
import { expect, test, vi } from 'vitest';
import { pusherService, realtimeAddress, triggerAt } from '#server/realtime/pusher-service.ts';

const service = (text: string) => {
  const found = pusherService(text);
  if (!found) throw new Error('No service.');
  return found;
};

test('An event is signed as the library signs it, and has no content', async () => {
  const requests: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ path: request.url ?? '', body: await text(request) });
    response.writeHead(requests.length > 1 ? 401 : 200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const own = service(`http://key:secret@127.0.0.1:${port}/apps/7`);
  const now = new Date('2026-01-02T03:04:05Z');
  try {
    await triggerAt(own, 'chat_user_9', 'send-message-to-user', now);
    const [{ path, body } = { path: '', body: '' }] = requests;
    const { pathname, searchParams } = new URL(path, 'http://service.test');
    expect(JSON.parse(body)).toEqual({ name: 'send-message-to-user', channels: ['chat_user_9'], data: '{}' });
    const library = new Pusher({ appId: '7', key: 'key', secret: 'secret', cluster: 'x' });
    vi.useFakeTimers({ toFake: ['Date'], now });
    const signed = library.createSignedQueryString({ method: 'POST', path: pathname, body });
    expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(new URLSearchParams(signed)));
    await expect(triggerAt(own, 'chat_user_9', 'send-message-to-user', now)).rejects.toThrow('401');
  } finally {
    vi.useRealTimers();
    server.close();
  }
});

test('The browser connects to the cluster, to the host or to the page’s own server', () => {
  const atPusher = service('https://key:secret@api-eu.pusher.com/apps/7');
  expect(realtimeAddress(atPusher, 'own')).toMatchObject({ key: 'key', cluster: 'eu', host: null, port: null });
  const elsewhere = service('https://key:secret@sockets.example/apps/7');
  expect(realtimeAddress(elsewhere, 'own')).toMatchObject({ host: 'sockets.example', port: 443, tls: true });
  expect(realtimeAddress(undefined, 'own')).toMatchObject({ key: 'own', host: '', port: null, tls: null });
});

test('An incomplete address stops the start, and the message does not repeat its secret', () => {
  for (const wrong of [
    'x',
    'https://api-eu.pusher.com/apps/7',
    'https://key:hidden@host/',
    'wss://key:hidden@host/apps/7',
  ]) {
    expect(() => pusherService(wrong)).toThrow(/^PUSHER_URL must look like (?!.*hidden)/);
  }
});
