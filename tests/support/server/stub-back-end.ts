/** A back end whose responses a test defines and which records its requests. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, request as rawRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildProxyApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { ProxyOptions } from '#server/proxy/register.ts';

export type Reached = { method: string; target: string; headers: IncomingHttpHeaders; body: Buffer };

export type StubBackEnd = {
  url: URL;
  /** In the order in which they came. */
  reached: Reached[];
  close: () => Promise<void>;
};

/** `answer` is called with the body read. */
export async function startBackEnd(answer: RequestListener, path = '/'): Promise<StubBackEnd> {
  const reached: Reached[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request;
      reached.push({ method, target, headers, body: Buffer.concat(parts) });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    reached,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A storefront in front of it, on a free port. */
export async function startProxy(backEnd: URL, options: ProxyOptions = {}, env: Record<string, string> = {}) {
  const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', API_URL: backEnd.href, ...env });
  const app = await buildProxyApp({ config }, backEnd, options);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url };
}

/** Sends a path as it is written; `fetch` would tidy it up. Gives the status. */
export function sendRaw(url: string, target: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname: host, port } = new URL(url);
  return new Promise<number>((resolve, reject) => {
    const ours = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json', ...headers };
    const sending = rawRequest({ host, port, path: target, method, headers: ours });
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sending.on('error', reject).end();
  });
}
