import { describe, expect, test } from 'vitest';
import { refused } from '#tests/models/cart.ts';
import { aConversation, aMessage, aPage } from '#tests/models/chat.ts';
import { beginChat, inDrawer, onScreen } from '#tests/support/charts/held-chat.ts';
import { chatFetchLockMs, chatPageSize, drawerScrollDebounceMs, shopSearchDebounceMs } from './chat.constants.ts';
import { chatMachine } from './chat.machine.ts';

const shop = { id: 3, name: 'Shop 3' };
const loud = (harness: { emitted: (type: string) => unknown[] }) => harness.emitted('failure.logged');

describe(`${chatMachine.id}: a conversation`, () => {
  test('is opened about a product, then fetched, and its messages count as read', async () => {
    const chat = beginChat({ userId: 7, page: 'home', path: '/' });
    chat.send({ type: 'chat.open', shop, productId: 41 });
    expect(chat.isOpen()).toBe(true);
    expect(chat.requested('listMessages')).toEqual([]);
    await chat.respond('openConversation', undefined);
    expect(chat.requested('openConversation')).toEqual([{ shop_id: 3, type: 'user', user_id: 7, product_id: 41 }]);
    await chat.respond('listMessages', [aMessage(9), aMessage(8)]);
    expect(chat.bubbles()).toEqual(['Message 8', 'Message 9']);
    expect(chat.conversation()).toMatchObject({
      stage: 'reading',
      isOnline: true,
      shop: { id: 3, logo: '/logo.webp' },
    });
    expect(chat.emitted('messages.read')).toHaveLength(1);
  });

  test('opening and loading + failures → are logged without a toast, and a retry fetches again', async () => {
    const chat = beginChat({ userId: 7, page: 'home', path: '/' });
    chat.send({ type: 'chat.open', shop });
    await chat.refuse('openConversation', refused);
    await chat.refuse('listMessages', { kind: 'network' });
    expect(chat.conversation().stage).toBe('failed');
    expect(loud(chat)).toMatchObject([{ operation: 'openConversation' }, { operation: 'listMessages' }]);
    expect(chat.notices()).toEqual([]);
    chat.send({ type: 'conversation.refresh' });
    await chat.respond('listMessages', []);
    expect(chat.conversation()).toMatchObject({ stage: 'reading', isOnline: false });
  });

  test('shop.choose while a response is pending → the late response does not reach the new conversation', async () => {
    const chat = await onScreen([aMessage(9)]);
    chat.send({ type: 'message.received' });
    chat.send({ type: 'shop.choose', shop: { id: 4 } });
    await chat.respond('listMessages', [aMessage(10)]);
    expect(chat.bubbles()).toEqual([]);
    expect(chat.conversation()).toMatchObject({ stage: 'loading', shop: { id: 4 } });
  });
});

describe('older messages', () => {
  test('with an active shop make it online, and so does the newest page', async () => {
    const chat = await onScreen(aPage(60).map((message) => ({ ...message, shop_active_status: false })));
    expect(chat.conversation().isOnline).toBe(false);
    chat.send({ type: 'history.loadMore' });
    await chat.respond('listOlder', aPage(40));
    expect(chat.conversation().isOnline).toBe(true);
    chat.send({ type: 'message.received' });
    await chat.respond('listMessages', [aMessage(61, { shop_active_status: false }), ...aPage(60, 1)]);
    expect(chat.conversation().isOnline).toBe(true);
  });

  test('are fetched one page at a time, at most one page a second', async () => {
    const chat = await onScreen(aPage(60));
    for (let scroll = 0; scroll < 5; scroll += 1) chat.send({ type: 'history.loadMore' });
    const knownIds = aPage(60)
      .map(({ id }) => id)
      .reverse();
    expect(chat.requested('listOlder')).toEqual([{ shopId: 3, beforeId: 41, knownIds }]);
    await chat.respond('listOlder', aPage(40));
    chat.send({ type: 'history.loadMore' });
    expect(chat.history()).toMatchObject({ older: 'loading', olderCount: 20 });
    chat.pass(chatFetchLockMs);
    chat.send({ type: 'history.loadMore' });
    expect(chat.requested('listOlder')).toHaveLength(2);
    // Slower than the lock: still one call.
    chat.pass(chatFetchLockMs * 3);
    chat.send({ type: 'history.loadMore' });
    expect(chat.requested('listOlder')).toHaveLength(2);
    await chat.respond('listOlder', []);
    expect(chat.history()).toMatchObject({ older: 'ended', olderCount: 20 });
    expect(chat.history().entries.map(({ text }) => text)).toEqual(
      Array.from({ length: 40 }, (_, at) => `Message ${21 + at}`),
    );
  });

  test('are fetched in the drawer only when the scrolling rests', async () => {
    const chat = await inDrawer(aPage(60));
    chat.send({ type: 'history.loadMore' });
    chat.pass(drawerScrollDebounceMs - 1);
    chat.send({ type: 'history.loadMore' });
    chat.pass(drawerScrollDebounceMs - 1);
    expect(chat.requested('listOlder')).toEqual([]);
    chat.pass(1);
    expect(chat.requested('listOlder')).toHaveLength(1);
  });

  test('history.loading + a failure → waits for history.retry and ignores scrolling', async () => {
    const chat = await onScreen(aPage(60));
    chat.send({ type: 'history.loadMore' });
    await chat.refuse('listOlder', { kind: 'network' });
    chat.send({ type: 'history.loadMore' });
    expect(chat.history().older).toBe('failed');
    expect(chat.requested('listOlder')).toHaveLength(1);
    chat.send({ type: 'history.retry' });
    await chat.respond('listOlder', aPage(40));
    expect(chat.history().entries).toHaveLength(40);
  });

  test('are shown once each while new messages arrive', async () => {
    const chat = await onScreen(aPage(60));
    chat.send({ type: 'history.loadMore' });
    chat.send({ type: 'message.received' });
    await chat.respond('listMessages', aPage(63));
    await chat.respond('listOlder', aPage(43));
    const ids = chat.snapshot().context.messages.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 40 }, (_, at) => 24 + at));
  });
});

describe('the list of shops', () => {
  test('is fetched on the messages screen, however its path is written', () => {
    const chat = beginChat({ userId: 7, page: 'messages', path: '/Massages' });
    expect(chat.requested('listConversations')).toHaveLength(1);
    chat.send({ type: 'route.changed', page: 'home', path: '/' });
    chat.send({ type: 'route.changed', page: 'messages', path: '/massages/' });
    expect(chat.requested('listConversations')).toHaveLength(2);
  });

  test('search.type → searches for the last text once the typing rests', async () => {
    const chat = beginChat({ userId: 7, page: 'messages', path: '/massages' });
    await chat.respond('listConversations', [aConversation(3)]);
    for (const text of ['g', 'gr', 'gre ']) {
      chat.send({ type: 'search.type', text });
      chat.pass(shopSearchDebounceMs - 1);
    }
    expect(chat.requested('listConversations')).toHaveLength(1);
    chat.pass(1);
    expect(chat.requested('listConversations').at(-1)).toEqual({ search: 'gre', page: 1 });
  });

  test('shops.more → adds a page without duplicates, and a failure ends the list without a toast', async () => {
    const chat = beginChat({ userId: 7, page: 'messages', path: '/massages' });
    await chat.respond('listConversations', [aConversation(3), aConversation(4)]);
    chat.send({ type: 'shops.more' });
    await chat.respond('listConversations', [aConversation(4), aConversation(5)]);
    expect(chat.shops().conversations.map(({ id }) => id)).toEqual([3, 4, 5]);
    chat.send({ type: 'shops.more' });
    await chat.refuse('listConversations', { kind: 'network' });
    expect(chat.shops()).toMatchObject({ stage: 'listing', hasMore: false });
    expect(chat.notices()).toEqual([]);
  });

  test('message.received → fetches the list again, and the open conversation stays read', async () => {
    const chat = await onScreen([aMessage(9)]);
    await chat.respond('listConversations', [aConversation(4), aConversation(3)]);
    chat.send({ type: 'message.received' });
    await chat.respond('listMessages', [aMessage(10), aMessage(9)]);
    await chat.respond('listConversations', [aConversation(3, { unread_message_shop: 0 }), aConversation(4)]);
    expect(chat.shops().conversations.map((row) => [row.id, row.unread_message_shop])).toEqual([
      [3, 0],
      [4, 2],
    ]);
    expect(chat.history().heard).toMatchObject({ id: 10 });
    expect(chat.emitted('messages.read')).toHaveLength(2);
  });
});

describe('a long conversation', () => {
  test('of ten thousand messages keeps each once and in order while others arrive', async () => {
    const total = 10_000;
    let newest = total;
    const chat = await onScreen(aPage(newest));
    for (let oldest = total - chatPageSize + 1; oldest > 1; oldest -= chatPageSize) {
      chat.send({ type: 'history.loadMore' });
      newest += 1;
      chat.send({ type: 'message.received' });
      await chat.respond('listMessages', aPage(newest));
      expect(chat.requested('listOlder').at(-1)).toMatchObject({ beforeId: oldest });
      await chat.respond('listOlder', aPage(oldest - 1));
      // The response was slower than the lock.
      chat.pass(chatFetchLockMs + 200);
    }
    const { messages, olderCount } = chat.snapshot().context;
    expect(messages.map(({ id }) => id)).toEqual(Array.from({ length: newest }, (_, at) => at + 1));
    expect(olderCount).toBe(total - chatPageSize);
  }, 30_000);
});

describe('another page', () => {
  test('message.received on another page → clears the active shop, and the drawer keeps its own', async () => {
    const chat = await onScreen([aMessage(9)]);
    chat.send({ type: 'route.changed', page: 'home', path: '/' });
    chat.send({ type: 'chat.open', shop: { id: 4 } });
    await chat.respond('openConversation', undefined);
    await chat.respond('listMessages', []);
    chat.send({ type: 'draft.type', text: 'Half a' });
    chat.send({ type: 'message.received' });
    expect(chat.snapshot().context.activeShop).toBeUndefined();
    expect(chat.conversation()).toMatchObject({ stage: 'reading', shop: { id: 4 } });
    expect(chat.requested('listMessages').at(-1)).toEqual({ shopId: 4 });
    expect(chat.draft()).toBe('Half a');
  });

  test('route.changed back to the messages screen → opens the active shop again', async () => {
    const chat = await onScreen();
    chat.send({ type: 'route.changed', page: 'home', path: '/' });
    expect(chat.conversation().stage).toBe('none');
    chat.send({ type: 'route.changed', page: 'messages', path: '/massages' });
    expect(chat.conversation()).toMatchObject({ stage: 'loading', shop: { id: 3 } });
  });
});
