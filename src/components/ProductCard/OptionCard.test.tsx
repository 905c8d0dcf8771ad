// @vitest-environment happy-dom
/** @spec R72 */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '#machines/query/contract.types.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startCardShop } from '#tests/support/views/card-shop.ts';
import { optionCard, ProductCard } from './ProductCard.tsx';

beforeAll(async () => {
  await optionCard.load();
});
afterEach(cleanup);

const apron = {
  id: 7,
  name: 'Apron',
  thumbnail: '/pictures/apron.webp',
  price: 2.5,
  discount_price: 2,
  discount_percentage: 20,
  rating: 4.6,
  total_reviews: '120',
  total_sold: '1,204',
  quantity: 9,
  sizes: [],
  colors: [],
  shop: { id: 3, name: 'Green Lane', logo: '/pictures/logo.webp' },
} as unknown as Product;

const show = (product: Product) =>
  render(
    <ShopProvider value={startCardShop(true).shop}>
      <ProductCard product={product} level={2} />
    </ShopProvider>,
  );

const option = (id: number, price: number) => ({ id, name: `Option ${id}`, price });
const cardText = () => screen.getByRole('article').textContent ?? '';

test('A card of a product with sizes leads to its page instead of adding one of them', () => {
  show({ ...apron, sizes: [option(1, 1), option(2, 2.5)] });
  const link = screen.getByRole('link', { name: 'Choose options: Apron' });
  expect(link.getAttribute('href')).toBe('/products/7/details');
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Add Apron to wishlist']);
  expect(cardText()).toMatch(/From \W*3\.00\$/);
});

test('A card of colours that cost the same shows the price and its discount', () => {
  show({ ...apron, colors: [option(1, 0), option(2, 0)] });
  expect(cardText()).toMatch(/2\.00\$.*2\.50\$/);
  expect(cardText()).not.toContain('From');
});

test('A card of a product whose sizes are all sold out says so', () => {
  show({ ...apron, quantity: 0, sizes: [option(1, 0), option(2, 0)] });
  expect(screen.getByRole('link', { name: 'Sold out: Apron' })).toBeDefined();
});
