/**
 * A Pusher-compatible service of somebody else, as far as a shop uses one: public channels over sockets, users who are
 * signed in, and events published over HTTP. It knows nothing of the shop's code; what is signed is judged as the
 * documentation and the library of such services have it.
 */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Pusher from 'pusher';
import { type WebSocket, WebSocketServer } from 'ws';

const app = { appId: '4711', key: 'foreign-key', secret: 'foreign-secret' };

type Published = { name: string; channels: string[]; data: string };
type Frame = { event: string; data: Record<string, string> };

export type RealtimeService = {
  port: number;
  /** The credentials for the operator of a shop. */
  address: string;
  key: string;
  /** The real library for servers, pointed at this service. */
  library: Pusher;
  published: Published[];
  /** The signed-in users. */
  users: () => string[];
  stop: () => Promise<void>;
};

const tell = (socket: WebSocket, event: string, data: object, channel?: string) =>
  socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));

/** https://pusher.com/docs/channels/library_auth_reference/rest-api/#authentication */
const isSigned = ({ method, url = '' }: IncomingMessage, body: string): boolean => {
  const { pathname, searchParams } = new URL(url, 'http://service.test');
  const { auth_signature: signature, ...rest } = Object.fromEntries(searchParams);
  const query = Object.keys(rest)
    .sort()
    .map((name) => `${name}=${rest[name]}`);
  const signed = createHmac('sha256', app.secret)
    .update(`${method}\n${pathname}\n${query.join('&')}`)
    .digest('hex');
  const isRecent = Math.abs(Date.now() / 1000 - Number(rest.auth_timestamp)) < 600;
  const isWhole = rest.body_md5 === createHash('md5').update(body).digest('hex');
  return signature === signed && rest.auth_key === app.key && isRecent && isWhole;
};

export const startRealtimeService = async (): Promise<RealtimeService> => {
  const published: Published[] = [];
  const channels = new Map<WebSocket, Set<string>>();
  const users = new Map<WebSocket, string>();

  const publish = (event: Published) => {
    published.push(event);
    for (const channel of event.channels) {
      const news = JSON.stringify({ event: event.name, channel, data: event.data });
      for (const [socket, heard] of channels) if (heard.has(channel)) socket.send(news);
    }
  };

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isKnown = request.method === 'POST' && request.url?.startsWith(`/apps/${app.appId}/events?`);
    if (!isKnown) return void response.writeHead(404).end();
    if (!isSigned(request, body)) return void response.writeHead(401).end('Invalid signature');
    publish(JSON.parse(body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  const welcome = (socket: WebSocket) => {
    const id = `${Math.ceil(Math.random() * 1e9)}.${Math.ceil(Math.random() * 1e9)}`;
    const heard = new Set<string>();
    channels.set(socket, heard);
    socket.on('close', () => channels.delete(socket) && users.delete(socket));
    const responses: Record<string, (data: Frame['data']) => void> = {
      'pusher:ping': () => tell(socket, 'pusher:pong', {}),
      'pusher:subscribe': ({ channel = '' }) => {
        heard.add(channel);
        tell(socket, 'pusher_internal:subscription_succeeded', {}, channel);
      },
      'pusher:signin': ({ auth, user_data: userData = '{}' }) => {
        const user = JSON.parse(userData);
        if (library.authenticateUser(id, user).auth !== auth) return socket.close(4009);
        users.set(socket, user.id);
        tell(socket, 'pusher:signin_success', { user_data: userData });
      },
    };
    socket.on('message', (raw) => {
      const { event, data }: Frame = JSON.parse(String(raw));
      responses[event]?.(data);
    });
    tell(socket, 'pusher:connection_established', { socket_id: id, activity_timeout: 120 });
  };

  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, near, head) => {
    if (!request.url?.startsWith(`/app/${app.key}?`)) return near.destroy();
    sockets.handleUpgrade(request, near, head, welcome);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const library = new Pusher({ ...app, host: '127.0.0.1', port: String(port), useTLS: false });
  return {
    port,
    address: `http://${app.key}:${app.secret}@127.0.0.1:${port}/apps/${app.appId}`,
    key: app.key,
    library,
    published,
    users: () => [...users.values()],
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
