/** @spec R112 */
import { describe, expect, test } from 'vitest';
import { aMessage } from '#tests/models/chat.ts';
import { beginChat } from '#tests/support/charts/held-chat.ts';
import { aUser } from '#tests/support/data/builders.ts';
import { chatMachine } from './chat.machine.ts';
import { selectAboutOrder } from './chat.selectors.ts';

const shop = { id: 3, name: 'Shop 3' };
const order = { id: 77, code: '#LD000077' };
const sent = (id: number) => aMessage(id, { type: 'user', client_id: `message-${id}` });

const fromOrder = async () => {
  const chat = beginChat({ userId: 7, page: 'orderDetails', path: '/order-history/77' });
  chat.send({ type: 'chat.open', shop, order });
  await chat.respond('openConversation', undefined);
  await chat.respond('listMessages', []);
  return { ...chat, about: () => selectAboutOrder(chat.snapshot()) };
};

describe(`${chatMachine.id}: an order`, () => {
  test('chat.open from an order → the next text names it, and the one after it does not', async () => {
    const chat = await fromOrder();
    expect(chat.about()).toEqual(order);
    chat.write('Where is it?');
    expect(chat.about()).toBeUndefined();
    await chat.respond('sendMessage', sent(1));
    chat.write('Hello?');
    expect(chat.requested('sendMessage')).toEqual([
      { shop_id: 3, message: 'Where is it?', client_id: 'message-1', order_id: 77 },
      { shop_id: 3, message: 'Hello?', client_id: 'message-2' },
    ]);
  });

  test('a text that failed names it again when it is retried', async () => {
    const chat = await fromOrder();
    chat.write('Where is it?');
    await chat.refuse('sendMessage', { kind: 'network' });
    chat.send({ type: 'message.retry', clientId: 'message-1' });
    expect(chat.requested('sendMessage')).toMatchObject([{ order_id: 77 }, { order_id: 77 }]);
  });

  test('order.detach → the next text names no order', async () => {
    const chat = await fromOrder();
    chat.send({ type: 'order.detach' });
    expect(chat.about()).toBeUndefined();
    chat.write('Just a question');
    expect(chat.requested('sendMessage')).toEqual([{ shop_id: 3, message: 'Just a question', client_id: 'message-1' }]);
  });

  test('another conversation, or the same shop from elsewhere → names no order', async () => {
    const chat = await fromOrder();
    chat.send({ type: 'chat.open', shop });
    expect(chat.about()).toBeUndefined();
    const other = await fromOrder();
    other.send({ type: 'route.changed', page: 'messages', path: '/massages' });
    expect(other.about()).toBeUndefined();
  });

  test('the end of the session → the same shopper goes on about the order after the login', async () => {
    const chat = await fromOrder();
    chat.send({ type: 'message.received' });
    await chat.refuse('listMessages', { kind: 'unauthorized', status: 401 });
    chat.send({ type: 'session.started', user: aUser({ id: 7 }) });
    expect(chat.about()).toEqual(order);
    chat.send({ type: 'session.started', user: aUser({ id: 8 }) });
    expect(chat.about()).toBeUndefined();
  });

  test('a guest who presses it logs in and writes about the order', () => {
    const chat = beginChat({ page: 'home', path: '/' });
    chat.send({ type: 'chat.open', shop, order });
    chat.send({ type: 'session.started', user: aUser({ id: 7 }) });
    expect(selectAboutOrder(chat.snapshot())).toEqual(order);
  });
});
