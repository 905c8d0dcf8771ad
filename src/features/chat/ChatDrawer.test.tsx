// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failed } from '#src/components/QueryView/LazyFailed.tsx';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aMessage } from '#tests/models/chat.ts';
import { inDrawer } from '#tests/support/charts/held-chat.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { ChatDrawer } from './ChatDrawer.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('A conversation that cannot be drawn leaves the drawer, its message box and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await failed.load();
  const undrawable = { ...aMessage(1), message: { not: 'a text' } as unknown as string };
  const chat = await inDrawer([undrawable]);
  render(
    <ShopProvider value={viewShop({ chat: chat.actor })}>
      <ChatDrawer />
    </ShopProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Shop 3' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeDefined();
});
