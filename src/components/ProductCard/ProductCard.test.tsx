// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#machines/query/contract.types.ts';
import { stepper } from '#src/components/AddControl/AddControl.tsx';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { text } from '#tests/support/texts/texts.ts';
import { startCardShop } from '#tests/support/views/card-shop.ts';
import { ProductCard } from './ProductCard.tsx';

// In the app, the first interaction prefetches the stepper.
beforeAll(async () => {
  await stepper.load();
});
afterEach(cleanup);

const bananas = {
  id: 7,
  name: 'Bananas',
  thumbnail: '/pictures/bananas.webp',
  price: 2.5,
  discount_price: 2,
  discount_percentage: 20,
  rating: 4.6,
  total_reviews: '120',
  total_sold: '1,204',
  quantity: 9,
  sizes: [],
  colors: [],
  unit: { id: 1, name: '500 g' },
  brand: 'Sunny Grove',
  packaging_id: 70,
  packaging_count: 2,
  unit_price: { amount: 4, measure: 'kg' },
  shop: { id: 3, name: 'Green Lane', logo: '/pictures/logo.webp' },
} as unknown as Product;

const show = (product: Product, isSignedIn = true) => {
  const { cart, wishlist, shop } = startCardShop(isSignedIn);
  render(
    <ShopProvider value={shop}>
      <ProductCard product={product} level={2} />
    </ShopProvider>,
  );
  return { cart, wishlist };
};

const cardText = () => screen.getByRole('article').textContent ?? '';

describe('ProductCard', () => {
  test('shows brand, packaging, price, unit price, discount and rating, and the shop', () => {
    show(bananas);
    for (const text of ['Sunny Grove', '500 g', '2 sizes', '2.00$', '2.50$', 'per kg', '20% off', 'Green Lane'])
      expect(cardText()).toContain(text);
    expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5, reviews: 120' })).toBeDefined();
  });

  test('has one link to the product, with the name as a heading', () => {
    show(bananas);
    const link = screen.getByRole('link', { name: 'Bananas' });
    expect(link.getAttribute('href')).toBe('/products/7/details');
    expect(screen.getByRole('heading', { level: 2, name: 'Bananas' }).contains(link)).toBe(true);
  });

  test('replaces Add by the quantity in the cart at once', async () => {
    const { cart } = show(bananas);
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(screen.getByRole('button', { name: 'Add Bananas to cart' }));
    expect(cart.getSnapshot().context.change).toMatchObject({
      kind: 'add',
      quantity: 1,
      product: { productId: 7, packagingId: 70, unitPrice: 2, fullPrice: 2.5, shopId: 3 },
    });
    expect(screen.getByRole('textbox', { name: 'Quantity of Bananas' })).toHaveProperty('value', '1');
  });

  test('disables the controls during a change, and further presses count for nothing', async () => {
    show(bananas);
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(screen.getByRole('button', { name: 'Add Bananas to cart' }));
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Bananas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Bananas' }));
    expect(screen.getByRole('textbox', { name: 'Quantity of Bananas' })).toHaveProperty('value', '1');
  });

  test('keeps the button for a guest and opens the login', () => {
    const { cart } = show(bananas, false);
    const requested: unknown[] = [];
    cart.on('login.required', (event) => requested.push(event));
    fireEvent.click(screen.getByRole('button', { name: 'Add Bananas to cart' }));
    expect(requested).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add Bananas to cart' })).toBeDefined();
  });

  test('leaves Buy Now to the page of the product', () => {
    show(bananas);
    expect(screen.queryByRole('button', { name: new RegExp(text('Buy now')) })).toBeNull();
  });

  test('says that a product is sold out, and it cannot be added', () => {
    const { cart } = show({ ...bananas, quantity: 0 });
    const control = screen.getByRole('button', { name: 'Sold out: Bananas' });
    expect(control.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(control);
    expect(cart.getSnapshot().context.change).toBeUndefined();
  });

  test('has a heart that names the product and what a press does, and changes at once', () => {
    show(bananas);
    const heart = screen.getByRole('button', { name: 'Add Bananas to wishlist' });
    fireEvent.click(heart);
    const pressed = screen.getByRole('button', { name: 'Remove Bananas from wishlist' });
    expect(pressed).toBe(heart);
    // "Remove, pressed" would say that removing is on.
    expect(pressed.hasAttribute('aria-pressed')).toBe(false);
  });

  test('keeps a guest’s heart empty and opens the login, even with a response from an earlier session', () => {
    const { wishlist } = show({ ...bananas, is_favorite: true }, false);
    const requested: unknown[] = [];
    wishlist.on('login.requested', (event) => requested.push(event));
    const heart = screen.getByRole('button', { name: 'Add Bananas to wishlist' });
    fireEvent.click(heart);
    expect(heart.getAttribute('aria-label')).toBe('Add Bananas to wishlist');
    expect(requested).toHaveLength(1);
  });
});
