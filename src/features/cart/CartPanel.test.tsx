// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { withStock } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { CartPanel } from './CartPanel.tsx';

afterEach(cleanup);

const show = async (stock: number) => {
  const cart = await startCart().signedIn(withStock(stock));
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  render(
    <ShopProvider value={viewShop({ ...cart.flows, preferences })}>
      <CartPanel kind="shopping" />
    </ShopProvider>,
  );
  return cart;
};

const line = () => within(screen.getByRole('list').querySelector('li') ?? document.body);

describe('CartPanel', () => {
  test('marks a line that is sold out, counts it in no sum and offers the ways out', async () => {
    const cart = await show(0);
    for (const sum of screen.getAllByText(text('Subtotal'))) expect(sum.textContent).toContain('0.00');
    expect(line().queryByText(/^\$?0\.00/)).toBeNull();
    expect(line().getByText('Sold out')).toBeDefined();
    expect(line().queryByRole('spinbutton')).toBeNull();
    expect(line().getByRole('link', { name: text('Similar products to {name}', { name: 'Green tea' }) })).toBeDefined();
    fireEvent.click(line().getByText(text('Remove')));
    expect(cart.requested('removeCartLine')).toHaveLength(1);
  });

  test('offers what is left of a line that asks for more', async () => {
    const cart = await show(2);
    fireEvent.click(
      line().getByRole('button', { name: text('Take {count} of {name}', { count: 2, name: 'Green tea' }) }),
    );
    expect(cart.requested('setCartQuantity')).toMatchObject([{ quantity: 2 }]);
  });

  test('removes the line when 0 is typed', async () => {
    const cart = await show(5);
    const quantity = screen.getByRole('textbox', { name: text('Quantity of {name}', { name: 'Green tea' }) });
    fireEvent.change(quantity, { target: { value: '0' } });
    fireEvent.blur(quantity);
    expect(cart.requested('removeCartLine')).toHaveLength(1);
    expect(cart.requested('setCartQuantity')).toEqual([]);
  });
});
