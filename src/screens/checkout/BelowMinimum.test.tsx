// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Quote } from '#machines/checkout/checkout.types.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aCart, aQuote } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { startQuoted } from '#tests/support/charts/start-checkout.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { BelowMinimum } from './BelowMinimum.tsx';
import { ItemsBlock } from './ItemsBlock.tsx';

afterEach(cleanup);

/** Tea for 2.50 of a shop with this minimum. */
const quoteWith = (minimum: number | undefined): Quote => {
  const cart = aCart({ tea: 1 });
  const terms = minimum === undefined ? {} : { minimum_order_amount: minimum };
  return aQuote(2.5, { ...cart, cart_items: cart.cart_items.map((group) => ({ ...group, ...terms })) });
};

const show = async (quote: Quote, multi_vendor = true) => {
  const checkout = await startQuoted();
  const cart = await startCart().signedIn(aCart({ tea: 1 }));
  const settings = { ...theSettings(), multi_vendor };
  const preferences = createActor(preferencesMachine, { input: { settings } }).start();
  render(
    <ShopProvider value={viewShop({ checkout: checkout.actor, ...cart.flows, preferences })}>
      <ItemsBlock quote={quote} />
      <BelowMinimum quote={quote} />
    </ShopProvider>,
  );
};

const back = () => screen.queryByRole('link', { name: new RegExp(text('Back to the shop')) });

test('says in the group and beside the button what is missing, with the way to the shop', async () => {
  await show(quoteWith(5));
  const said = screen.getAllByText(/5\.00.*2\.50/);
  expect(said).toHaveLength(2);
  expect(back()?.getAttribute('href')).toBe('/shops/3');
});

test('leads to all products where there is one vendor', async () => {
  await show(quoteWith(5), false);
  expect(back()?.getAttribute('href')).toBe('/products');
});

test.each([2.5, undefined])('says nothing where %o is asked for at least', async (minimum) => {
  await show(quoteWith(minimum));
  expect(screen.queryByText(/Minimum order/)).toBeNull();
  expect(back()).toBeNull();
});
