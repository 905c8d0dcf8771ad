/** A back end of another maker: forwards to a real one, and alters the requests and responses that a test names. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AlteredResponse = { status: number; type: string; body: string };

/** The response to a path below `/api`, instead of the real one. */
export type Alter = (path: string, real: AlteredResponse, method: string) => AlteredResponse;

export type Adapter = {
  /** A call that this back end does not have: its response, without asking the real one. */
  refuse?: (method: string, path: string) => AlteredResponse | undefined;
  /** The address and the body as the real one expects them. */
  request?: (address: string, body: Buffer) => { address: string; body: Buffer };
  response?: Alter;
  /** Whether pages of other origins may show its pictures. */
  isOpen?: boolean;
};

export const json = (status: number, body: unknown): AlteredResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
export const html = (status = 200): AlteredResponse => ({
  status,
  type: 'text/html',
  body: '<!doctype html><title>Shop</title>',
});

const bytesOf = async (message: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

type Real = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Of this connection, or wrong for an altered body. */
const ownHeaders = new Set(['host', 'connection', 'accept-encoding', 'content-length', 'transfer-encoding', 'etag']);
const passed = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

const forward = async (address: URL, { method, headers }: IncomingMessage, body: Buffer): Promise<Real> => {
  const onward = send(address, { method, headers: { ...passed(headers), 'content-length': body.length } }).end(body);
  const [response] = (await once(onward, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 502, headers: response.headers, body: await bytesOf(response) };
};

const altering = (alter: Alter, path: string, { status, headers, body }: Real, method: string): AlteredResponse =>
  alter(path, { status, type: headers['content-type'] ?? 'application/json', body: body.toString() }, method);

/** Listens on a free port of the loopback interface until `close`. What is not below `/api` passes as it is. */
export const openAlteredBackEnd = async (back: string, adapted: Alter | Adapter) => {
  const adapter: Adapter = typeof adapted === 'function' ? { response: adapted } : adapted;
  const policy = adapter.isOpen ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
  const server = createServer(async (incoming, outgoing) => {
    const method = incoming.method ?? 'GET';
    const sent = incoming.url ?? '/';
    const isCall = sent.startsWith('/api/');
    const path = new URL(sent, back).pathname.replace(/^\/api/, '');
    const content = await bytesOf(incoming);
    const refused = isCall ? adapter.refuse?.(method, path) : undefined;
    if (refused) return void outgoing.writeHead(refused.status, { 'content-type': refused.type }).end(refused.body);
    const { address, body } = adapter.request?.(sent, content) ?? { address: sent, body: content };
    const real = await forward(new URL(address, back), incoming, body);
    if (!isCall || !adapter.response || real.status === 204) {
      return void outgoing.writeHead(real.status, { ...passed(real.headers), ...policy }).end(real.body);
    }
    const { status, type, body: altered } = altering(adapter.response, path, real, method);
    outgoing.writeHead(status, { ...passed(real.headers), 'content-type': type }).end(altered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
