/** Realtime clients: the real pusher-js as a storefront uses it, and a bare socket. */
import { once } from 'node:events';
import PusherClient, { type Options } from 'pusher-js';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { commandOf } from '#server/cli/commands.ts';
import { addShoppers, type Shopper } from '../data/shoppers.ts';
import type { TestServer } from '../server/server.ts';
import { ids } from '../shops/cart-shop.ts';
import { startPaymentShop } from '../shops/payment-shop.ts';

export const timeout = { timeout: 10_000 };

/** A shop with limits, and two shoppers in a conversation with its first vendor. */
export async function startChattyShop() {
  const shop = await startPaymentShop({ env: { DEMO_SHOP: 'off', LARDER_LIMITS: 'on' } });
  const shoppers = (await addShoppers(shop.database.db, 2)) as [Shopper, Shopper];
  for (const { token } of shoppers) await shop.post('/store-message', { shop_id: ids.dairy }, { token });
  return { shop, shoppers };
}

/** Runs a command of the shop's people. */
export const run = ({ database }: TestServer, ...words: string[]) => commandOf(words)?.(database.db);

export const reply = (shop: TestServer, { id }: Shopper) =>
  run(shop, 'chat', 'reply', String(id), String(ids.dairy), 'Hello');

const clients: PusherClient[] = [];
const sockets: WebSocket[] = [];

export function hangUpAll(): void {
  for (const client of clients.splice(0)) client.disconnect();
  for (const socket of sockets.splice(0)) socket.terminate();
}

/** Connects as a storefront; `heard` collects the events of the channel. */
export function connect(url: string, shopper: Shopper | undefined, channel = `chat_user_${shopper?.id}`) {
  const options: Options = {
    cluster: 'local',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(url).port),
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    userAuthentication: {
      endpoint: `${url}/pusher/auth`,
      transport: 'ajax',
      headers: { Authorization: `Bearer ${shopper?.token}` },
    },
  };
  const client = new PusherClient('larder', options);
  clients.push(client);
  const heard: unknown[] = [];
  const orders: unknown[] = [];
  const seen: unknown[] = [];
  const typing: unknown[] = [];
  const refused: unknown[] = [];
  const subscription = client.subscribe(channel);
  subscription.bind('send-message-to-user', (data: unknown) => heard.push(data));
  subscription.bind('messages-seen', (data: unknown) => seen.push(data));
  subscription.bind('shop-typing', (data: unknown) => typing.push(data));
  subscription.bind('order-changed', (data: unknown) => orders.push(data));
  subscription.bind('pusher:subscription_error', (data: unknown) => refused.push(data));
  if (shopper) client.signin();
  return { client, heard, orders, seen, typing, refused, subscription };
}

export const isSubscribed = ({ subscription }: ReturnType<typeof connect>) =>
  vi.waitFor(() => expect(subscription.subscribed).toBe(true), timeout);

export function rawSocket(
  url: string,
  path = '/app/larder?protocol=7',
  headers: Record<string, string> = {},
): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

type Said = { event: string; data: string; channel?: string };
export const nextFrame = async (socket: WebSocket): Promise<Said> =>
  JSON.parse(String((await once(socket, 'message'))[0]));
export const closeCode = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0];
export const establish = async (socket: WebSocket): Promise<{ socket_id: string; activity_timeout: number }> =>
  JSON.parse((await nextFrame(socket)).data);
export const responseTo = (socket: WebSocket, event: string, data: object) => {
  const response = nextFrame(socket);
  socket.send(JSON.stringify({ event, data }));
  return response;
};
