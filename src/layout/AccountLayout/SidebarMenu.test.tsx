// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlaceProvider } from '#src/shop/address.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { SidebarMenu } from './SidebarMenu.tsx';

afterEach(cleanup);

test('The groups of the menu are named lists: no heading stands before the one of the page', () => {
  render(
    <PlaceProvider value={{ path: '/settings', search: '', onRedirect: () => undefined }}>
      <ShopProvider value={viewShop({})}>
        <SidebarMenu />
      </ShopProvider>
    </PlaceProvider>,
  );
  expect(screen.queryAllByRole('heading')).toEqual([]);
  for (const name of ['Legal', 'Preferences'] as const) screen.getByRole('list', { name: text(name) });
});
