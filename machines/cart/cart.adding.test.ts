import { describe, expect, test } from 'vitest';
import { aCart, milk, tea, unauthorized } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { selectPopup } from '../cart-overlays/cart-overlays.selectors.ts';
import { cartMachine } from './cart.machine.ts';
import { selectCart } from './cart.selectors.ts';
import { selectCartTotals } from './cart.summary.ts';

describe(`${cartMachine.id}: adding`, () => {
  test('guest + cart.add → opens the login, and adds once after it', async () => {
    const cart = startCart();

    cart.send({ type: 'cart.add', product: tea, quantity: 2 });
    expect(cart.emitted('login.required')).toHaveLength(1);
    expect(cart.requested()).toEqual([]);

    cart.send({ type: 'session.started' });
    await cart.respond('getCart', aCart());
    await cart.respond('addToCart', aCart({ tea: 2 }));
    cart.send({ type: 'session.started' });
    await cart.respond('getCart', aCart({ tea: 2 }));

    expect(cart.requested('addToCart')).toEqual([
      {
        product_id: 41,
        packaging_id: 97,
        quantity: 2,
        unit_price: 2.5,
        unit: '100 g',
        is_buy_now: false,
        idempotencyKey: 'intent-1',
      },
    ]);
  });

  test('an addition behind a change whose 401 ends the session → opens the login, and is made once after it', async () => {
    const cart = await startCart().signedIn(aCart({ milk: 1 }));
    cart.send({ type: 'line.increment', productId: milk.productId, packagingId: milk.packagingId });
    cart.send({ type: 'cart.add', product: tea });
    await cart.refuse('incrementCartLine', unauthorized);
    expect(cart.emitted('login.required')).toHaveLength(1);

    cart.send({ type: 'session.started' });
    await cart.respond('getCart', aCart({ milk: 1 }));
    expect(cart.requested('addToCart')).toMatchObject([{ product_id: tea.productId }]);
  });

  test('an addition beside a quote whose 401 ends the session → is made once after the login', async () => {
    const cart = await startCart().signedIn(aCart());
    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'quote.unauthorized' });
    cart.send({ type: 'session.started' });
    await cart.respond('getCart', aCart());
    expect(cart.requested('addToCart')).toMatchObject([{ product_id: tea.productId }, { product_id: tea.productId }]);
  });

  test('guest + cart.add, login.abandoned, session.started → adds nothing', async () => {
    const cart = startCart();
    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'login.abandoned' });

    cart.send({ type: 'session.started' });
    await cart.respond('getCart', aCart());

    expect(cart.requested('addToCart')).toEqual([]);
  });

  test('several cart.add in quick succession → shows each at once and loses none', async () => {
    const cart = await startCart().signedIn(aCart());

    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'cart.add', product: milk });
    cart.send({ type: 'cart.add', product: tea });

    expect(selectCartTotals(cart.snapshot())).toEqual({ itemCount: 2, amount: 7.5 });
    await cart.respond('addToCart', aCart({ tea: 1 }));
    await cart.respond('addToCart', aCart({ tea: 1, milk: 1 }));
    expect(selectCartTotals(cart.snapshot())).toEqual({ itemCount: 2, amount: 7.5 });
    await cart.respond('addToCart', aCart({ tea: 2, milk: 1 }));

    expect(cart.requested('addToCart')).toMatchObject([{ product_id: 41 }, { product_id: 42 }, { product_id: 41 }]);
    expect(selectCartTotals(cart.snapshot())).toEqual({ itemCount: 2, amount: 7.5 });
    expect(cart.snapshot().value.lines).toBe('idle');
  });

  test('adding + a refusal → rolls back that product only, shows no popup and goes on with the next', async () => {
    const cart = await startCart().signedIn(aCart());
    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'cart.add', product: milk });

    await cart.refuse('addToCart', { kind: 'broken', status: 500 });

    expect(cart.notices()).toEqual([{ kind: 'error', text: { key: 'Error adding to cart' } }]);
    expect(selectPopup(cart.overlays())).toBeUndefined();
    expect(selectCartTotals(cart.snapshot())).toEqual({ itemCount: 1, amount: 2.5 });
    await cart.respond('addToCart', aCart({ milk: 1 }));
    expect(selectPopup(cart.overlays())).toEqual(milk);
  });

  test('adding + a 401 → ends the session, opens the login and adds everything pending after it', async () => {
    const cart = await startCart().signedIn(aCart());
    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'cart.add', product: milk });

    await cart.refuse('addToCart', unauthorized);
    cart.send({ type: 'session.ended' });
    expect(cart.emitted('session.refused')).toHaveLength(1);
    expect(cart.emitted('login.required')).toHaveLength(1);
    expect(selectCart(cart.snapshot())).toMatchObject({ stage: 'expired', itemCount: 0 });

    cart.send({ type: 'session.started' });
    await cart.respond('getCart', aCart());
    await cart.respond('addToCart', aCart({ tea: 1 }));
    await cart.respond('addToCart', aCart({ tea: 1, milk: 1 }));
    expect(cart.requested('addToCart')).toHaveLength(3);
  });

  test('a buy-now add pressed three times → sends one request', async () => {
    const cart = await startCart().signedIn(aCart());
    for (let press = 0; press < 3; press += 1) cart.send({ type: 'cart.add', product: tea, purpose: 'buyNow' });
    await cart.respond('addToCart', aCart({ tea: 1 }));
    expect(cart.requested('addToCart')).toHaveLength(1);
  });

  test('a buy-now add → stays apart from the cart, shows no popup and leads to its page', async () => {
    const cart = await startCart().signedIn(aCart());

    cart.send({ type: 'cart.add', product: tea, purpose: 'buyNow' });
    expect(selectCartTotals(cart.snapshot()).itemCount).toBe(0);
    await cart.respond('addToCart', aCart({ tea: 1 }));

    expect(cart.requested('addToCart')).toMatchObject([{ is_buy_now: true }]);
    expect(cart.emitted('buyNow.ready')).toEqual([{ type: 'buyNow.ready', shopId: tea.shopId }]);
    expect(cart.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'buyNow' }]);
    expect(selectCartTotals(cart.snapshot()).itemCount).toBe(0);
    expect(selectPopup(cart.overlays())).toBeUndefined();
  });

  test('a buy-now add + a word of the server → shows it as a warning', async () => {
    const cart = await startCart().signedIn(aCart());
    cart.send({ type: 'cart.add', product: tea, purpose: 'buyNow' });
    await cart.respond('addToCart', { ...aCart({ tea: 1 }), info: 'The price of this product has changed.' });
    expect(cart.notices()).toEqual([{ kind: 'warning', text: { message: 'The price of this product has changed.' } }]);
  });

  test('The popup stays for 3 seconds, or longer while it is held', async () => {
    const cart = await startCart().signedIn(aCart());
    cart.send({ type: 'cart.add', product: tea });
    await cart.respond('addToCart', aCart({ tea: 1 }));

    cart.pass(2999);
    cart.send({ type: 'popup.hold' });
    cart.pass(60_000);
    expect(selectPopup(cart.overlays())).toEqual(tea);
    cart.send({ type: 'popup.release' });
    cart.pass(3000);

    expect(selectPopup(cart.overlays())).toBeUndefined();
  });
});
