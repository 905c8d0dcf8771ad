// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartOverlaysMachine } from '#machines/cart-overlays/cart-overlays.machine.ts';
import { selectPanel } from '#machines/cart-overlays/cart-overlays.selectors.ts';
import { call } from '#machines/shared/call.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { aCart } from '#tests/support/data/builders.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { Tiles } from './Tiles.tsx';

afterEach(cleanup);

const counts = {
  all: 31,
  pending: 1,
  confirm: 2,
  processing: 4,
  pickup: 8,
  on_the_way: 16,
  delivered: 0,
  cancelled: 0,
};
const listOrders = { total: 31, orders: [], status_wise_orders: counts };

const show = async (responses: Parameters<typeof viewShop>[1] = { listOrders }) => {
  const getCart = call(async () => aCart());
  const cart = createActor(cartMachine.provide({ actors: { getCart } as never }), { input: {} });
  const cartOverlays = createActor(cartOverlaysMachine).start();
  cart.start();
  cart.send({ type: 'session.started' });
  await settled();
  render(
    <ShopProvider value={viewShop({ cart, cartOverlays }, responses)}>
      <Tiles />
    </ShopProvider>,
  );
  return cartOverlays;
};

describe('Tiles', () => {
  test('count pending, confirmed, processing and shipped orders as ongoing', async () => {
    await show();
    expect(screen.getByRole('link', { name: /Ongoing orders/ }).textContent).toBe('23Ongoing orders');
    expect(screen.getByRole('link', { name: /Total orders/ }).textContent).toBe('31Total orders');
    expect(screen.getByRole('link', { name: /Wishlist/ }).getAttribute('href')).toBe('/wishlist');
  });

  test('open the cart panel on the same page', async () => {
    const overlays = await show();
    fireEvent.click(screen.getByRole('button', { name: /1.*Products in cart/ }));
    expect(selectPanel(overlays.getSnapshot())).toBe('account');
  });

  test('show an unknown number as unknown, not as zero', async () => {
    await show({});
    expect(screen.getByRole('link', { name: /Ongoing orders/ }).textContent).toBe('Ongoing orders');
  });
});
