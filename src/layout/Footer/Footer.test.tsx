// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { Footer } from './Footer.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('a wide screen keeps the links of the server, so that a press on one is not lost', async () => {
  const items = [{ id: 1, type: 'link' as const, title: 'Journal', url: '/blogs', target: '_self' as const }];
  const settings = theSettings({ footers: [{ id: 1, position: 1, title: 'About', items }] });
  const preferences = createActor(preferencesMachine, { input: { settings } }).start();
  const footer = (
    <ShopProvider value={viewShop({ preferences })}>
      <Footer />
    </ShopProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(footer);
  const link = root.querySelector('a');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await act(async () => void hydrateRoot(root, footer));
  expect(root.querySelector('details')).toBeNull();
  expect(root.querySelector('a')).toBe(link);
});

test('links to mail and phone by the url or the title, whichever is an address', () => {
  const rows = [
    { type: 'email', title: 'Mail us', url: 'info@shop.test' },
    { type: 'email', title: null, url: 'mailto:sales@shop.test' },
    { type: 'phone', title: '+1 202 555', url: null },
    { type: 'phone', title: 'Ask at the till' },
    { type: 'phone' },
    { type: 'link', title: '', url: '/blogs' },
  ] as const;
  const items = rows.map((row, id) => ({ ...row, id, target: '_self' as const }));
  const settings = theSettings({ footers: [{ id: 1, position: 1, items }] });
  const preferences = createActor(preferencesMachine, { input: { settings } }).start();
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <ShopProvider value={viewShop({ preferences })}>
      <Footer />
    </ShopProvider>,
  );
  expect([...root.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['mailto:info@shop.test', 'Mail us'],
    ['mailto:sales@shop.test', 'sales@shop.test'],
    ['tel:+1202555', '+1 202 555'],
    [null, 'Ask at the till'],
    ['/blogs', '/blogs'],
  ]);
});
