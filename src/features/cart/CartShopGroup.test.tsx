// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { aCart } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { CartShopGroup } from './CartShopGroup.tsx';

afterEach(cleanup);

test.each([
  ['09:00', true],
  [undefined, false],
])('The part of a shop that opens at %o says so: %s', async (opensAt, isSaid) => {
  const cart = await startCart().signedIn(aCart({ tea: 1 }));
  const [group] = cart.flows.cart ? selectCart(cart.flows.cart.getSnapshot()).groups : [];
  if (!group) throw new Error('The cart is empty.');
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } }).start();
  const { container } = render(
    <ShopProvider value={viewShop({ ...cart.flows, preferences })}>
      <CartShopGroup shop={{ ...group, opensAt }} subtotal={250n} isSelectable isSelected isBusy={false} />
    </ShopProvider>,
  );
  expect(container.textContent.includes('Closed now')).toBe(isSaid);
});
