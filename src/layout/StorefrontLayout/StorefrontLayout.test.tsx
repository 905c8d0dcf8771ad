// @vitest-environment happy-dom
/** A defect in the header or in the tab bar costs that part alone. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { viewShop } from '#tests/support/views/view-shop.ts';

let broken = '';
/** A part that shows nothing, or throws in the test in which it is the broken one. */
const partNamed = (name: string) => () => {
  if (name === broken) throw new Error('A defect');
  return null;
};
const parts = {
  Header: '#src/layout/Header/Header.tsx',
  TabBar: '#src/layout/TabBar/TabBar.tsx',
  BottomBar: '#src/layout/BottomBar/BottomBar.tsx',
  Notices: '#src/layout/Notices/Notices.tsx',
  OverlaySlot: '#src/layout/OverlaySlot.tsx',
  FloatingCart: '#src/features/cart/FloatingCart.tsx',
};
const inAccount = { Sidebar: '#src/layout/AccountLayout/Sidebar.tsx' };

beforeAll(() => {
  vi.resetModules();
  for (const [name, file] of Object.entries({ ...parts, ...inAccount })) {
    vi.doMock(file, () => ({ [name]: partNamed(name) }));
  }
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

afterAll(async () => {
  for (const file of Object.values({ ...parts, ...inAccount })) vi.doUnmock(file);
  // The files of the unit tests share their modules: the next one gets the real parts. The import ends the mocks now;
  // beside those of another test they would end in any order.
  await import('./StorefrontLayout.tsx');
  vi.resetModules();
});

const layouts = {
  storefront: async () => (await import('./StorefrontLayout.tsx')).StorefrontLayout,
  account: async () => (await import('../AccountLayout/AccountLayout.tsx')).AccountLayout,
};

test.each([
  ['storefront', 'Header'],
  ['storefront', 'TabBar'],
  ['account', 'Header'],
  ['account', 'TabBar'],
] as const)('The %s layout keeps its page without its %s', async (layout, part) => {
  broken = part;
  const Layout = await layouts[layout]();
  await (await import('#src/components/QueryView/LazyFailed.tsx')).failed.load();
  const { ShopProvider } = await import('#src/shop/shop-context.ts');
  render(
    <ShopProvider value={viewShop({})}>
      <Layout pageName="checkout">
        <h1>Checkout</h1>
      </Layout>
    </ShopProvider>,
  );
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeDefined();
});
