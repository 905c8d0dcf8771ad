/** What the root makes of news, and who is called when somebody signs in. */
import { describe, expect, test } from 'vitest';
import { openShop, sam, startRoot } from '#tests/support/charts/scribed-root.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { liveFlows } from '../registry.live.ts';
import { shopFacts } from './storefront.inputs.ts';

const inputWith = (settings: object) =>
  liveFlows.realtime.input?.(shopFacts({ settings: theSettings(settings), user: sam } as never));

describe('who hears what of news', () => {
  test('a shop has written: the chat is told, and what is unread is asked', () => {
    const { done, heard, send } = startRoot(openShop, { running: ['chat'] });
    send({ type: 'message.received' });
    expect([heard, done]).toEqual([['chat: message.received'], ['unread', 'no active shop']]);
  });

  test('a shop has written: on any other page the conversation of the messages screen is closed', () => {
    const { done, send } = startRoot(openShop);
    send({ type: 'route.changed', page: 'messages', path: '/massages' });
    send({ type: 'message.received' });
    expect(done).toEqual(['unread']);
    send({ type: 'route.changed', page: 'shops', path: '/shops' });
    send({ type: 'message.received' });
    expect(done).toEqual(['unread', 'unread', 'no active shop']);
  });

  test('a shop has read: the chat is told, and nothing else is fetched', () => {
    const { done, heard, send } = startRoot(openShop, { running: ['chat'] });
    send({ type: 'messages.seen' });
    expect([heard, done]).toEqual([['chat: messages.seen'], []]);
  });

  test('a shop is writing: typing is started and told, and nothing is fetched', () => {
    const { done, heard, send } = startRoot(openShop, { running: ['chat', 'typing'] });
    send({ type: 'shop.typing', shopId: 3 });
    expect([heard, done]).toEqual([['typing: shop.typing'], []]);
  });

  test('the line is back: the chat is told, and everything that may have been missed is asked', () => {
    const { done, heard, send } = startRoot(openShop, { running: ['chat'] });
    send({ type: 'realtime.restored' });
    expect([heard, done]).toEqual([['chat: realtime.restored'], ['unread', 'orders', 'tickets']]);
  });

  test('an order went on, messages were read', () => {
    const { done, send } = startRoot(openShop);
    send({ type: 'order.statusChanged' });
    send({ type: 'messages.read' });
    expect(done).toEqual(['orders', 'unread']);
  });

  test('the shop has answered a ticket, or the shopper has: the tickets on the screen are asked', () => {
    const { done, send } = startRoot(openShop);
    send({ type: 'ticket.statusChanged' });
    send({ type: 'ticket.changed' });
    expect(done).toEqual(['tickets', 'tickets']);
  });

  test('the line hears of the network and of who looks', () => {
    const { heard, send } = startRoot(openShop, { running: ['realtime'] });
    send({ type: 'connection.restored' });
    send({ type: 'page.shown', persisted: false });
    send({ type: 'page.shown', persisted: true });
    expect(heard.filter((line) => line.startsWith('realtime'))).toEqual([
      'realtime: connection.restored',
      'realtime: page.shown',
      'realtime: page.shown',
    ]);
  });

  test('both hear when a session ends', () => {
    const { heard, send } = startRoot(openShop, { running: ['realtime', 'presence'] });
    send({ type: 'session.ended', reason: 'refused' });
    expect(heard).toEqual(expect.arrayContaining(['realtime: session.ended', 'presence: session.ended']));
  });
});

describe('where the line goes', () => {
  test('nowhere without a key, to the cluster without a host, else to the host', () => {
    expect(inputWith({ pusher_app_key: '' })).toMatchObject({ userId: 7, address: undefined });
    expect(inputWith({ pusher_app_key: 'k', pusher_app_cluster: 'eu' })).toMatchObject({
      userId: 7,
      address: { key: 'k', cluster: 'eu', host: undefined },
    });
    const own = { pusher_app_key: 'larder', pusher_app_cluster: 'local', pusher_app_host: '', pusher_app_port: null };
    expect(inputWith(own)).toMatchObject({ address: { host: '', port: undefined, tls: undefined } });
  });
});
