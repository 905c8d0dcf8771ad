// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { refused } from '#tests/models/cart.ts';
import { aConversation, aMessage } from '#tests/models/chat.ts';
import { beginChat } from '#tests/support/charts/held-chat.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (...rows: ReturnType<typeof aConversation>[]) => {
  const chat = beginChat({ userId: 7, page: 'messages', path: '/massages' });
  render(
    <ShopProvider value={viewShop({ chat: chat.actor })}>
      <MessagesScreen />
    </ShopProvider>,
  );
  await act(() => chat.respond('recallShop', undefined));
  await act(() => chat.respond('listConversations', rows));
  return chat;
};

const choose = async (chat: Awaited<ReturnType<typeof show>>, page: ReturnType<typeof aMessage>[]) => {
  fireEvent.click(screen.getByRole('button', { name: /Shop 3/ }));
  await act(() => chat.respond('openConversation', undefined));
  await act(() => chat.respond('listMessages', page));
};

const box = () => screen.getByRole('textbox', { name: 'Message' });

describe('MessagesScreen', () => {
  test('asks to choose a conversation, and each shop shows its last message and unread number', async () => {
    await show(aConversation(3, { unread_message_shop: 12 }), aConversation(4, { unread_message_shop: 0 }));
    expect(screen.getByText('No User Selected')).toBeDefined();
    expect(screen.getByText('Please select a user to see their messages')).toBeDefined();
    const row = screen.getByRole('button', { name: /Shop 3/ });
    expect(row.textContent).toMatch(/Yes, tomorro\.\.\..*3 minutes ago.*9\+.*12 unread/);
    expect(screen.getByRole('button', { name: /Shop 4/ }).textContent).not.toContain('unread');
  });

  test('explains how to begin when there is no conversation', async () => {
    await show();
    expect(screen.getByText('No conversations yet')).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search Seller' }), { target: { value: 'zz' } });
    expect(screen.getByText('No results found for “zz”')).toBeDefined();
  });

  test.each([
    [19, 2],
    [3, 1],
  ])('after a page with %i of 20 rows has asked for %i pages', async (rows, pages) => {
    const isNear = [{ isIntersecting: true }];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe: () => void;
        disconnect = () => undefined;
        constructor(report: (entries: typeof isNear) => void) {
          this.observe = () => report(isNear);
        }
      },
    );
    const chat = await show(...Array.from({ length: rows }, (_, index) => aConversation(index + 1)));
    expect(chat.requested('listConversations').at(-1)).toEqual({ search: '', page: pages });
  });

  test.each([
    [true, 'Online'],
    [false, 'Offline'],
  ])('shows a shop with shop_active_status %s as %s', async (shop_active_status, status) => {
    await choose(await show(aConversation(3)), [aMessage(9, { shop_active_status })]);
    expect(screen.getByText(status)).toBeDefined();
    const times = [...screen.getByRole('log').querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(times).toEqual([
      expect.stringMatching(/^0[56] Mar, 2025$/),
      expect.stringMatching(/^\d\d:07 [ap]m, 0[56] Mar, 2025$/),
    ]);
  });

  test('sends on Enter, with Shift too, but not during composition or with an empty box', async () => {
    const chat = await show(aConversation(3));
    await choose(chat, []);
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.change(box(), { target: { value: 'Fresh?' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(chat.requested('sendMessage')).toEqual([]);
    fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
    expect(chat.requested('sendMessage')).toHaveLength(1);
    expect(box()).toHaveProperty('value', '');
    expect(screen.getByText('Sending…')).toBeDefined();
  });

  test('announces a failed message, which a press sends again', async () => {
    const chat = await show(aConversation(3));
    await choose(chat, [aMessage(8)]);
    act(() => chat.write('Fresh?'));
    await act(() => chat.refuse('sendMessage', refused));
    expect(screen.getByText('1 message not sent')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Not sent. Retry.*Fresh\?$/ }));
    expect(chat.requested('sendMessage')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Not sent/ })).toBeNull();
  });

  test('announces new messages with the shop’s name, but no earlier ones', async () => {
    const chat = await show(aConversation(3));
    await choose(chat, [aMessage(8)]);
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said().join()).not.toContain('Message 8');
    act(() => chat.send({ type: 'message.received' }));
    await act(() => chat.respond('listMessages', [aMessage(9), aMessage(8)]));
    expect(said()).toContain('Shop 3: Message 9');
  });

  test('offers Retry when a conversation fails to load', async () => {
    const chat = await show(aConversation(3));
    fireEvent.click(screen.getByRole('button', { name: /Shop 3/ }));
    await act(() => chat.respond('openConversation', undefined));
    await act(() => chat.refuse('listMessages', { kind: 'network' }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(chat.requested('listMessages')).toHaveLength(2);
  });
});
