// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Home } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { text } from '#tests/support/texts/texts.ts';
import { startCardShop } from '#tests/support/views/card-shop.ts';
import { HomeSections } from './HomeSections.tsx';

afterEach(cleanup);

const empty: Home = {
  banners: [],
  ads: [],
  categories: [],
  shops: [],
  popular_products: [],
  just_for_you: { total: 0, products: [] },
  incoming_flash_sale: null,
  running_flash_sale: null,
};

test('The home page of a shop without goods says that nothing is sold yet', () => {
  render(
    <ShopProvider value={startCardShop(false).shop}>
      <HomeSections home={empty} pageCount={1} />
    </ShopProvider>,
  );
  expect(screen.getByText(text('Nothing is sold here yet'))).toBeDefined();
});
