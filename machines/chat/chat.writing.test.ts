import { describe, expect, test } from 'vitest';
import { refused, unauthorized } from '#tests/models/cart.ts';
import { aConversation, aMessage } from '#tests/models/chat.ts';
import { beginChat, inDrawer, onScreen } from '#tests/support/charts/held-chat.ts';
import { requestTimeoutMs } from '../constants.ts';

const shop = { id: 3, name: 'Shop 3' };
const own = (id: number, message: string, client_id: string | null = null) =>
  aMessage(id, { type: 'user', message, client_id });

describe('a text', () => {
  test('message.send → shows the text at once, and once only when a page confirms it', async () => {
    const chat = await inDrawer([aMessage(8)]);
    chat.write(' Fresh? ');
    expect(chat.bubbles()).toEqual(['Message 8', 'Fresh? (waiting)']);
    expect(chat.draft()).toBe('');
    expect(chat.requested('sendMessage')).toEqual([{ shop_id: 3, message: 'Fresh?', client_id: 'message-1' }]);
    // The page brings it before the response does.
    chat.send({ type: 'message.received' });
    await chat.respond('listMessages', [own(9, 'Fresh?', 'message-1'), aMessage(8)]);
    expect(chat.bubbles()).toEqual(['Message 8', 'Fresh?']);
    await chat.respond('sendMessage', own(9, 'Fresh?', 'message-1'));
    expect(chat.bubbles()).toEqual(['Message 8', 'Fresh?']);
  });

  test('that the first page of a conversation confirms makes room for the next one', async () => {
    const chat = await inDrawer([aMessage(8)]);
    chat.write('Fresh?');
    chat.write('And when?');
    chat.send({ type: 'conversation.refresh' });
    await chat.respond('listMessages', [own(9, 'Fresh?', 'message-1'), aMessage(8)], 1);
    expect(chat.requested('sendMessage').at(-1)).toMatchObject({ message: 'And when?' });
  });

  test.for(['__proto__', 'constructor'])('message.send without a draft for the shop %s → sends nothing', async (id) => {
    const chat = await inDrawer();
    chat.send({ type: 'chat.open', shop: { id, name: 'Shop' } });
    chat.send({ type: 'message.send' });
    expect(chat.draft()).toBe('');
    expect(chat.requested('sendMessage')).toEqual([]);
  });

  test('that the server takes without an echo → leaves the outbox, and the page is fetched', async () => {
    const chat = await inDrawer([aMessage(8)]);
    chat.write('Fresh?');
    await chat.respond('sendMessage', undefined);
    await chat.respond('listMessages', [own(9, 'Fresh?'), aMessage(8)]);
    expect(chat.bubbles()).toEqual(['Message 8', 'Fresh?']);
    expect(chat.requested('sendMessage')).toHaveLength(1);
  });

  test('message.send with an empty text → sends nothing', async () => {
    const chat = await inDrawer();
    for (const text of ['', ' ', '\n\t ']) chat.write(text);
    expect(chat.requested('sendMessage')).toEqual([]);
  });

  test('that fails is kept, and message.retry sends it under the same id', async () => {
    const chat = await inDrawer();
    chat.write('One');
    chat.write('Two');
    await chat.refuse('sendMessage', { kind: 'network' });
    expect(chat.bubbles()).toEqual(['One (failed)', 'Two (waiting)']);
    await chat.respond('sendMessage', own(9, 'Two', 'message-2'));
    chat.send({ type: 'message.received' });
    await chat.respond('listMessages', [own(9, 'Two', 'message-2')]);
    expect(chat.bubbles()).toEqual(['Two', 'One (failed)']);
    chat.send({ type: 'message.retry', clientId: 'message-1' });
    chat.send({ type: 'message.retry', clientId: 'message-1' });
    await chat.respond('sendMessage', own(10, 'One', 'message-1'));
    expect(chat.bubbles()).toEqual(['Two', 'One']);
    expect(chat.requested('sendMessage').map((sent) => (sent as { client_id: string }).client_id)).toEqual([
      'message-1',
      'message-2',
      'message-1',
    ]);
  });

  test('message.discard → removes a failed text, and ignores one that is in flight', async () => {
    const chat = await inDrawer();
    chat.write('One');
    chat.send({ type: 'message.discard', clientId: 'message-1' });
    expect(chat.bubbles()).toEqual(['One (waiting)']);
    await chat.refuse('sendMessage', { kind: 'network' });
    chat.write('Two');
    chat.send({ type: 'message.discard', clientId: 'message-1' });
    expect(chat.bubbles()).toEqual(['Two (waiting)']);
    expect(chat.history().failedCount).toBe(0);
  });

  test('that gets no response fails, also after the drawer was closed', async () => {
    const chat = await inDrawer();
    chat.write('One');
    chat.send({ type: 'chat.close' });
    chat.pass(requestTimeoutMs);
    chat.send({ type: 'chat.open', shop });
    await chat.respond('openConversation', undefined);
    await chat.respond('listMessages', []);
    expect(chat.bubbles()).toEqual(['One (failed)']);
  });

  test('message.send after a failed opening → opens the conversation first', async () => {
    const chat = beginChat({ userId: 7, page: 'home', path: '/' });
    chat.send({ type: 'chat.open', shop });
    await chat.refuse('openConversation', refused);
    chat.write('Hello');
    expect(chat.requested('sendMessage')).toEqual([]);
    await chat.respond('openFirst', undefined);
    await chat.respond('sendMessage', own(9, 'Hello'));
    expect(chat.bubbles()).toContain('Hello');
  });
});

describe('a session', () => {
  test('chat.open by a guest → requests a login, and the drawer opens after it', async () => {
    const chat = beginChat({ page: 'home', path: '/' });
    chat.send({ type: 'chat.open', shop, productId: 41 });
    expect(chat.emitted('login.requested')).toHaveLength(1);
    chat.send({ type: 'session.started', user: { id: 7 } });
    expect(chat.isOpen()).toBe(true);
    expect(chat.requested('openConversation')).toEqual([{ shop_id: 3, type: 'user', user_id: 7, product_id: 41 }]);
  });

  test('that is lost while writing → keeps texts and drafts for the same shopper only', async () => {
    for (const id of [7, 8]) {
      const chat = await inDrawer();
      chat.write('Sent in vain');
      chat.send({ type: 'draft.type', text: 'Half a' });
      await chat.refuse('sendMessage', unauthorized);
      expect(chat.emitted('login.required')).toHaveLength(1);
      chat.send({ type: 'session.ended' });
      chat.send({ type: 'session.started', user: { id } });
      expect(chat.isOpen()).toBe(id === 7);
      expect([chat.draft(), chat.bubbles()]).toEqual(id === 7 ? ['Half a', ['Sent in vain (failed)']] : ['', []]);
    }
  });

  test('session.ended → empties the chat, also while a request is in flight', async () => {
    const chat = await onScreen([aMessage(9)]);
    chat.write('Secret');
    chat.send({ type: 'session.ended' });
    await chat.respond('listConversations', [aConversation(3)]);
    expect([chat.bubbles(), chat.shops().conversations, chat.conversation().shop]).toEqual([[], [], undefined]);
  });
});
