// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';

afterEach(cleanup);

const bread = { id: 2, name: 'Bread', thumbnail: '', total_products: 4 };
const categories = [
  { id: 1, name: 'Bakery', thumbnail: '', sub_categories: [bread] },
  { id: 3, name: 'Fruit', thumbnail: '', sub_categories: [] },
];

test('A category without others below it does not count them', () => {
  render(
    <ShopProvider value={viewShop({}, { listCategories: { total: 2, categories } })}>
      <CategoriesScreen />
    </ShopProvider>,
  );
  const words = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).textContent;
  expect(words('Bakery')).toContain(text('{count} subcategories', { count: 1 }));
  expect(words('Fruit')).toBe('Fruit');
});
