// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Cart } from '#machines/cart/cart.types.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aCart, withStock } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { aLine, theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { CartPanel } from './CartPanel.tsx';

type Chunk = { isIntersecting: boolean; target: Element };
let chunks: { target: Element; report: (chunks: Chunk[]) => void }[] = [];

beforeEach(() => {
  chunks = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report;
      constructor(report: (chunks: Chunk[]) => void) {
        this.report = report;
      }
      observe = (target: Element) => void chunks.push({ target, report: this.report });
      unobserve = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the browser says after the first frame: these chunks of lines are near the view. */
const seeChunks = (count: number) =>
  act(() => {
    for (const { target, report } of chunks.slice(0, count)) report([{ isIntersecting: true, target }]);
  });

const openCart = async (given: Cart) => {
  const cart = await startCart().signedIn(given);
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  render(
    <ShopProvider value={viewShop({ ...cart.flows, preferences })}>
      <CartPanel kind="shopping" />
    </ShopProvider>,
  );
  await screen.findByRole('dialog');
  return cart;
};

const showCart = async (given: Cart) => {
  const cart = await openCart(given);
  seeChunks(chunks.length);
  return cart;
};

const line = () => within(screen.getByRole('list').querySelector('li') ?? document.body);

describe('CartPanel', () => {
  test('marks a line that is sold out, counts it in no sum and offers the ways out', async () => {
    const cart = await showCart(withStock(0));
    for (const sum of screen.getAllByText(text('Subtotal'))) expect(sum.textContent).toContain('0.00');
    expect(line().queryByText(/^\$?0\.00/)).toBeNull();
    expect(line().getByText('Sold out')).toBeDefined();
    expect(line().queryByRole('spinbutton')).toBeNull();
    expect(line().getByRole('link', { name: text('Similar products to {name}', { name: 'Green tea' }) })).toBeDefined();
    fireEvent.click(line().getByText(text('Remove')));
    expect(cart.requested('removeCartLine')).toHaveLength(1);
  });

  test('offers what is left of a line that asks for more', async () => {
    const cart = await showCart(withStock(2));
    fireEvent.click(line().getByRole('button', { name: `${text('Take {count}', { count: 2 })}: Green tea` }));
    expect(cart.requested('setCartQuantity')).toMatchObject([{ quantity: 2 }]);
  });

  test('removes the line when 0 is typed', async () => {
    const cart = await showCart(withStock(5));
    const quantity = screen.getByRole('textbox', { name: text('Quantity of {name}', { name: 'Green tea' }) });
    fireEvent.change(quantity, { target: { value: '0' } });
    fireEvent.blur(quantity);
    expect(cart.requested('removeCartLine')).toHaveLength(1);
    expect(cart.requested('setCartQuantity')).toEqual([]);
  });

  test('opens a cart of a thousand lines without one, and then renders those near the view', async () => {
    const cart = aCart({ tea: 1, milk: 1 });
    const grown = cart.cart_items.map((group) => ({
      ...group,
      products: Array.from({ length: 500 }, (_, at) => aLine({ id: Number(group.shop_id) * 1_000 + at })),
    }));
    await openCart({ total: 1_000, cart_items: grown });
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    seeChunks(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
  });

  test('asks to choose a shop instead of showing a total of nothing, and selects all shops at once', async () => {
    const cart = await showCart(aCart({ tea: 1, milk: 1 }));
    expect(screen.getByText(text('Choose the shops to check out'))).toBeDefined();
    expect(screen.queryByText(text('Total'))).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: text('Select all') }));
    expect(cart.requested('quoteCheckout').at(-1)).toMatchObject({ shop_ids: [3, 4] });
    expect(screen.getByText(text('Total'))).toBeDefined();
  });

  test('says what delivery costs, and what is missing to the minimum and to free delivery', async () => {
    const cart = aCart({ tea: 1 });
    const terms = { delivery_charge: 2.99, minimum_order_amount: 5, free_delivery_amount: 20 };
    await showCart({ ...cart, cart_items: cart.cart_items.map((group) => ({ ...group, ...terms })) });
    const name = text('Items from {shop}', { shop: 'Leaf and Bean' });
    const words = screen.getByRole('region', { name }).textContent;
    for (const amount of ['2.99', '5.00', '2.50', '17.50']) expect(words).toContain(amount);
  });

  test('shows no stars of a shop without reviews', async () => {
    const cart = aCart({ tea: 1 });
    const unrated = { shop_rating: 5, shop_total_reviews: '0' };
    await showCart({ ...cart, cart_items: cart.cart_items.map((group) => ({ ...group, ...unrated })) });
    expect(screen.getByRole('region', { name: text('Items from {shop}', { shop: 'Leaf and Bean' }) })).toBeDefined();
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull();
  });

  test('says nothing of delivery where the back end does not', async () => {
    await showCart(aCart({ tea: 1 }));
    expect(screen.queryByText(/Delivery/)).toBeNull();
  });

  test('says what a line saves, and by how many per cent', async () => {
    await showCart(aCart({ tea: 3 }));
    const price = line().getByText(text('{price} each', { price: '\u20662.50$\u2069' }));
    expect(price.closest('li')?.textContent).toContain('1.50$');
    expect(line().getByText(text('{percent}% off', { percent: 17 }))).toBeDefined();
  });
});
