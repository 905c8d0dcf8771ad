// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import type { Product } from '#machines/query/contract.types.ts';
import { call } from '#machines/shared/call.ts';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { type Shop, ShopProvider } from '#src/app/shop-context.ts';
import { stepper } from '../AddControl/AddControl.tsx';
import { ProductCard } from './ProductCard.tsx';

// The first interaction has brought it.
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
  unit: { id: 1, name: '500 g' },
  brand: 'Sunny Grove',
  packaging_id: 70,
  packaging_count: 2,
  unit_price: { amount: 4, measure: 'kg' },
  shop: { id: 3, name: 'Green Lane', logo: '/pictures/logo.webp' },
} as unknown as Product;

const never = call(() => new Promise<never>(() => undefined));

/** The flows that a card asks, with a cart that never answers: what is shown is what was pressed. */
const startShop = (isSignedIn: boolean) => {
  const currency = { name: 'USD', symbol: '$' };
  const empty = call(async () => ({ total: 0, cart_items: [] }));
  const cart = createActor(cartMachine.provide({ actors: { getCart: empty, addToCart: never } as never }), {
    input: {},
  });
  const preferences = createActor(preferencesMachine, {
    input: { settings: { currency, currencies: [], multi_vendor: true } as never },
  });
  const locale = createActor(localeMachine, { input: { locale: 'en', appLocale: 'en', languages: [], catalogue: {} } });
  for (const actor of [cart, preferences, locale]) actor.start();
  if (isSignedIn) cart.send({ type: 'session.started' });
  const wishlist = createActor(
    wishlistMachine.provide({ actors: { listFavorites: never, toggleFavorite: never } as never }),
    { input: { isSignedIn, page: 'home' } },
  ).start();
  const children = { cart, preferences, locale, wishlist };
  const root = {
    system: { get: (name: keyof typeof children) => children[name] },
    getSnapshot: () => ({ children }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  return { cart, wishlist, shop: { actor: root } as unknown as Shop };
};

const show = (product: Product, isSignedIn = true) => {
  const { cart, wishlist, shop } = startShop(isSignedIn);
  render(
    <ShopProvider value={shop}>
      <ProductCard product={product} level={2} />
    </ShopProvider>,
  );
  return { cart, wishlist };
};

const cardText = () => screen.getByRole('article').textContent ?? '';

describe('ProductCard', () => {
  test('says what decides: brand, pack, price, price of a unit, discount, rating and shop', () => {
    show(bananas);
    for (const text of ['Sunny Grove', '500 g', '2 sizes', '2.00$', '2.50$', 'per kg', '20% off', 'Green Lane'])
      expect(cardText()).toContain(text);
    expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5, reviews: 120' })).toBeDefined();
  });

  test('has one link, to the product, with the name as a heading', () => {
    show(bananas);
    const link = screen.getByRole('link', { name: 'Bananas' });
    expect(link.getAttribute('href')).toBe('/products/7/details');
    expect(screen.getByRole('heading', { level: 2, name: 'Bananas' }).contains(link)).toBe(true);
  });

  test('Add turns into how many are in the cart, at once', async () => {
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

  test('while a change is under way the controls are off, and more presses count for nothing', async () => {
    show(bananas);
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(screen.getByRole('button', { name: 'Add Bananas to cart' }));
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Bananas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Bananas' }));
    expect(screen.getByRole('textbox', { name: 'Quantity of Bananas' })).toHaveProperty('value', '1');
  });

  test('a guest keeps the button and is asked to log in', () => {
    const { cart } = show(bananas, false);
    const requested: unknown[] = [];
    cart.on('login.required', (event) => requested.push(event));
    fireEvent.click(screen.getByRole('button', { name: 'Add Bananas to cart' }));
    expect(requested).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Add Bananas to cart' })).toBeDefined();
  });

  test('Buy Now asks for one apart from the cart, and a sold-out product has none to buy', async () => {
    const { cart } = show(bananas);
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(screen.getByRole('button', { name: 'Buy Now: Bananas' }));
    expect(cart.getSnapshot().context.change).toMatchObject({ kind: 'add', quantity: 1, purpose: 'buyNow' });
    expect(screen.getByRole('button', { name: 'Add Bananas to cart' })).toBeDefined();
    cleanup();
    show({ ...bananas, quantity: 0 });
    expect(screen.getByRole('button', { name: 'Buy Now: Bananas' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('sold out says so, and cannot be added', () => {
    const { cart } = show({ ...bananas, quantity: 0 });
    const control = screen.getByRole('button', { name: 'Sold out: Bananas' });
    expect(control.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(control);
    expect(cart.getSnapshot().context.change).toBeUndefined();
  });

  test('its heart is a switch that names the product, and answers at once', () => {
    show(bananas);
    const heart = screen.getByRole('button', { name: 'Add Bananas to wishlist' });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(heart);
    const pressed = screen.getByRole('button', { name: 'Remove Bananas from wishlist' });
    expect(pressed).toBe(heart);
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
  });

  test('the heart of a guest stays empty and asks for the login, also where an old answer says otherwise', () => {
    const { wishlist } = show({ ...bananas, is_favorite: true }, false);
    const requested: unknown[] = [];
    wishlist.on('login.requested', (event) => requested.push(event));
    const heart = screen.getByRole('button', { name: 'Add Bananas to wishlist' });
    fireEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    expect(requested).toHaveLength(1);
  });
});
