// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { Footer } from './Footer.tsx';

afterEach(() => vi.useRealTimers());

test('a page of another year hydrates without an error', async () => {
  const footer = (
    <ShopProvider value={viewShop({})}>
      <Footer />
    </ShopProvider>
  );
  const complain = vi.fn();
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z'), toFake: ['Date'] });
  const root = document.createElement('div');
  root.innerHTML = renderToString(footer);
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
  await act(async () => void hydrateRoot(root, footer, { onRecoverableError: complain }));
  expect(complain).not.toHaveBeenCalled();
  expect(root.textContent).toContain('© 2026');
});
