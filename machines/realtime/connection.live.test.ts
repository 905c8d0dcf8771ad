import { expect, test, vi } from 'vitest';
import { makeLine } from './connection.live.ts';
import type { LineNews, RealtimeAddress } from './realtime.types.ts';

type Handler = (data?: unknown) => void;
const bound = new Map<string, Handler>();

vi.mock('pusher-js', () => {
  const channel = (name: string) => ({
    bind: (event: string, handler: Handler) => void bound.set(`${name} ${event}`, handler),
  });
  class Pusher {
    connection = { bind: () => undefined, emit: () => undefined };
    user = { bind: () => undefined };
    subscribe = channel;
    signin = () => undefined;
  }
  return { default: Pusher };
});

const open = (address: RealtimeAddress) => {
  bound.clear();
  const news: LineNews[] = [];
  makeLine({ address, userId: 7, headers: () => ({}) }, (event) => void news.push(event));
  return news;
};

const shared = 'support-ticket-message-channel support-ticket-message-event';

test('A foreign service: a reply in a ticket comes on the channel of all tickets', () => {
  const news = open({ key: 'k', cluster: 'eu' } as RealtimeAddress);
  bound.get(shared)?.({ ticket_number: 'T-1' });
  expect(news).toEqual([{ type: 'push.received', about: 'ticket' }]);
});

test('The own hub: only the channel of the shopper is subscribed', () => {
  open({ key: 'k', cluster: '', host: 'shop.test', port: 443, tls: true } as RealtimeAddress);
  expect(bound.has(shared)).toBe(false);
  expect(bound.has('chat_user_7 support-ticket-message-event')).toBe(true);
});
