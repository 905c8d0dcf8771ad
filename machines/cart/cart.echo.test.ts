import { describe, expect, test } from 'vitest';
import { aCart, refused, tea } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { selectPopup } from '../cart-overlays/cart-overlays.selectors.ts';
import { cartMachine } from './cart.machine.ts';
import { selectCart } from './cart.selectors.ts';
import { selectCartTotals } from './cart.summary.ts';

const line = { productId: tea.productId, packagingId: tea.packagingId };

describe(`${cartMachine.id}: a change that the back end makes without echoing the cart`, () => {
  test.each([
    ['incrementCartLine', { type: 'line.increment', ...line }, { itemCount: 1, amount: 7.5 }],
    ['decrementCartLine', { type: 'line.decrement', ...line }, { itemCount: 1, amount: 2.5 }],
    ['setCartQuantity', { type: 'line.set', ...line, quantity: 9 }, { itemCount: 1, amount: 22.5 }],
    ['removeCartLine', { type: 'line.remove', ...line }, { itemCount: 0, amount: 0 }],
    ['addToCart', { type: 'cart.add', product: tea }, { itemCount: 1, amount: 7.5 }],
    ['addToCart', { type: 'line.restore', product: tea, quantity: 3 }, { itemCount: 1, amount: 12.5 }],
  ] as const)('%s by %o: is shown as made, and the cart is fetched again', async (port, event, totals) => {
    const cart = await startCart().signedIn(aCart({ tea: 2 }));
    cart.send(event);
    await cart.respond(port, undefined);

    expect(selectCartTotals(cart.snapshot())).toEqual(totals);
    expect(selectCart(cart.snapshot()).isBusy).toBe(false);
    expect(cart.notices()).toEqual([]);
    expect(cart.requested('getCart')).toHaveLength(2);

    await cart.respond('getCart', aCart({ tea: 4 }));
    expect(selectCartTotals(cart.snapshot())).toEqual({ itemCount: 1, amount: 10 });
    expect(cart.requested(port)).toHaveLength(1);
  });

  test('stays made when the cart cannot be fetched', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 2 }));
    cart.send({ type: 'line.increment', ...line });
    await cart.respond('incrementCartLine', undefined);
    await cart.refuse('getCart', refused);
    expect(selectCartTotals(cart.snapshot())).toEqual({ itemCount: 1, amount: 7.5 });
    expect(cart.notices()).toEqual([]);
  });

  test('that adds shows the popup of the added product', async () => {
    const cart = await startCart().signedIn(aCart());
    cart.send({ type: 'cart.add', product: tea });
    await cart.respond('addToCart', undefined);
    expect(selectPopup(cart.overlays())).toMatchObject({ productId: tea.productId });
  });
});
