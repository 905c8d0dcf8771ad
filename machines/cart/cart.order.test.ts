import { describe, expect, test } from 'vitest';
import { aCart } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { cartMachine } from './cart.machine.ts';
import { selectCart } from './cart.selectors.ts';

const swapped = () => {
  const cart = aCart({ tea: 1, milk: 1 });
  return { ...cart, cart_items: cart.cart_items.toReversed() };
};

describe(`${cartMachine.id}: the order of the shops`, () => {
  const shopsOf = (cart: Awaited<ReturnType<ReturnType<typeof startCart>['signedIn']>>) =>
    selectCart(cart.snapshot()).groups.map(({ shopName }) => shopName);

  test('is that of the first response', async () => {
    const [first, second] = [aCart({ tea: 1, milk: 1 }), swapped()];
    const orders = await Promise.all([first, second].map(async (cart) => shopsOf(await startCart().signedIn(cart))));
    expect(orders[1]).toEqual(orders[0]?.toReversed());
  });

  test('stays when another one is sent, as after the removal of a shop’s oldest line', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1, milk: 1 }));
    const shown = shopsOf(cart);
    cart.send({ type: 'cart.refresh' });
    await cart.respond('getCart', swapped());
    expect(shopsOf(cart)).toEqual(shown);
  });

  test('ends with the shop that has come last', async () => {
    const cart = await startCart().signedIn(aCart({ milk: 1 }));
    const [first] = shopsOf(cart);
    cart.send({ type: 'cart.refresh' });
    await cart.respond('getCart', aCart({ tea: 1, milk: 1 }));
    expect(shopsOf(cart)[0]).toBe(first);
    expect(shopsOf(cart)).toHaveLength(2);
  });
});
