// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aQuote, withStock } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { startQuoted } from '#tests/support/charts/start-checkout.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { ItemsBlock } from './ItemsBlock.tsx';

afterEach(cleanup);

const show = async (stock: number) => {
  const checkout = await startQuoted();
  const cart = await startCart().signedIn(withStock(stock));
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  render(
    <ShopProvider value={viewShop({ checkout: checkout.actor, ...cart.flows, preferences })}>
      <ItemsBlock quote={aQuote(stock === 0 ? 0 : 7.5, withStock(stock))} />
    </ShopProvider>,
  );
  return { cart, items: within(screen.getByRole('region', { name: text('Items') })) };
};

const name = 'Green tea';

describe('a line that cannot be ordered as it is', () => {
  test('is marked in the checkout and counts in no sum if it is sold out', async () => {
    const { items } = await show(0);
    expect(items.getByText(text('Sold out'))).toBeDefined();
    expect(items.getAllByText(text('{count} items', { count: 0 })).length).toBeGreaterThan(0);
    expect(items.queryByText(/7\.50/)).toBeNull();
    expect(items.getByRole('link', { name: text('Similar products to {name}', { name }) })).toBeDefined();
  });

  test.each([
    [0, text('Remove {name}', { name }), 'removeCartLine'],
    [2, text('Remove {name}', { name }), 'removeCartLine'],
    [2, `${text('Take {count}', { count: 2 })}: ${name}`, 'setCartQuantity'],
  ] as const)('can be mended in the checkout while %i are left: %s', async (stock, remedy, port) => {
    const { cart, items } = await show(stock);
    fireEvent.click(items.getByRole('button', { name: remedy }));
    expect(cart.requested(port)).toHaveLength(1);
  });
});
