// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { FlashSaleScreen } from './FlashSaleScreen.tsx';

afterEach(cleanup);

// The end of a long list watches whether it is near.
beforeAll(
  () =>
    void vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    ),
);
afterAll(() => void vi.unstubAllGlobals());

const sale = {
  id: 1,
  name: 'Week of tea',
  thumbnail: '',
  start_date: '2026-01-01 00:00:00',
  end_date: '2026-01-08 00:00:00',
};
const [tea, milk] = [
  { id: 5, name: 'Tea' },
  { id: 6, name: 'Milk' },
];

test.each([
  ['its own, where the back end names them', { categories: [tea, milk], total_products: 3 }, ['All', 'Tea', 'Milk']],
  ['those of the shop, where it does not', { categories: [], total_products: 3 }, ['All', 'Rice', 'Bread']],
  ['none where nothing is for sale', { categories: [], total_products: 0 }, []],
])('The categories of a sale are %s', (_, found, names) => {
  const getFlashSale = { flash_sale: sale, products: [], ...found };
  const shopCategories = {
    categories: [
      { id: 7, name: 'Rice' },
      { id: 8, name: 'Bread' },
    ],
    total: 2,
  };
  const shop = viewShop({}, { getFlashSale, listCategories: shopCategories } as never);
  render(
    <ShopProvider value={shop}>
      <FlashSaleScreen params={{ id: '1' }} search={new URLSearchParams()} />
    </ShopProvider>,
  );
  const chips = screen.queryByRole('navigation', { name: 'Categories' })?.querySelectorAll('a') ?? [];
  expect([...chips].map((chip) => chip.textContent)).toEqual(names);
});
