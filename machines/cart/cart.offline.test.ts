import { describe, expect, test } from 'vitest';
import { aCart, milk, refused, tea, unauthorized } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { selectPopup, selectRemoved } from '../cart-overlays/cart-overlays.selectors.ts';
import { selectQuote } from '../cart-quote/cart-quote.selectors.ts';
import { cartMachine } from './cart.machine.ts';
import { selectCart } from './cart.selectors.ts';
import { selectCartTotals, selectIsKeeping, selectQuantityOf } from './cart.summary.ts';

const line = { productId: tea.productId, packagingId: tea.packagingId };
const inBody = { product_id: 41, packaging_id: 97, is_buy_now: false };
const quantityOfTea = selectQuantityOf(tea);
const away = { kind: 'network' } as const;

/** Signed in, without a network. */
const startAway = async (cart = aCart({ tea: 1 })) => {
  const started = await startCart().signedIn(cart);
  started.send({ type: 'connection.lost' });
  return {
    ...started,
    facts: () => selectCart(started.snapshot()),
    /** The connection is back, and the cart was fetched. */
    back: async (read = cart) => {
      started.send({ type: 'connection.restored' });
      await started.respond('getCart', read);
    },
  };
};

describe(`${cartMachine.id}: without a network`, () => {
  test('steps → are shown, wait, and become one request with the last quantity', async () => {
    const cart = await startAway();
    for (let press = 0; press < 3; press += 1) cart.send({ type: 'line.increment', ...line });
    cart.send({ type: 'line.decrement', ...line });

    expect(cart.facts()).toMatchObject({ isBusy: false, amount: 7.5 });
    expect(selectIsKeeping(cart.snapshot())).toBe(true);
    expect(cart.facts().groups[0]?.lines[0]).toMatchObject({ quantity: 3, mark: 'waiting' });
    expect(cart.requested('setCartQuantity')).toEqual([]);

    await cart.back();
    expect(cart.facts().isBusy).toBe(true);
    expect(selectIsKeeping(cart.snapshot())).toBe(false);
    await cart.respond('setCartQuantity', aCart({ tea: 3 }));

    expect(cart.requested('setCartQuantity')).toEqual([{ ...inBody, quantity: 3 }]);
    expect(cart.requested('incrementCartLine')).toEqual([]);
    expect(quantityOfTea(cart.snapshot())).toBe(3);
    expect(cart.snapshot().value.lines).toBe('idle');
  });

  test('added products → wait too, each under its own key, and can be changed meanwhile', async () => {
    const cart = await startAway(aCart());
    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'cart.add', product: milk });
    cart.send({ type: 'line.set', ...line, quantity: 4 });
    expect(selectCartTotals(cart.snapshot())).toEqual({ itemCount: 2, amount: 12.5 });

    await cart.back();
    await cart.respond('addToCart', aCart({ tea: 1 }));
    await cart.respond('addToCart', aCart({ tea: 1, milk: 1 }));
    await cart.respond('setCartQuantity', aCart({ tea: 4, milk: 1 }));

    expect(cart.requested('addToCart')).toMatchObject([
      { product_id: 41, idempotencyKey: 'intent-1' },
      { product_id: 42, idempotencyKey: 'intent-2' },
    ]);
    expect(cart.requested('setCartQuantity')).toMatchObject([{ quantity: 4 }]);
    expect(quantityOfTea(cart.snapshot())).toBe(4);
  });

  test('a product that is added and removed again → shows no popup', async () => {
    const cart = await startAway(aCart());
    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'line.remove', ...line });

    await cart.back();
    await cart.respond('addToCart', aCart({ tea: 1 }));
    expect(selectPopup(cart.overlays())).toBeUndefined();
    await cart.respond('removeCartLine', aCart());

    expect(cart.snapshot().value.lines).toBe('idle');
  });

  test('an add in flight → is sent again under the same key', async () => {
    const cart = await startCart().signedIn(aCart());
    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'connection.lost' });
    await cart.refuse('addToCart', away);
    expect(cart.notices()).toEqual([]);
    expect(quantityOfTea(cart.snapshot())).toBe(1);

    cart.send({ type: 'connection.restored' });
    await cart.respond('getCart', aCart());
    const [first, second] = cart.requested('addToCart');

    expect(second).toEqual(first);
    expect(first).toMatchObject({ idempotencyKey: 'intent-1' });
  });

  test.each(['line.increment', 'line.remove'] as const)(
    '%s in flight that had arrived → is not applied twice',
    async (type) => {
      const cart = await startCart().signedIn(aCart({ tea: 2 }));
      cart.send({ type, ...line });
      cart.send({ type: 'connection.lost' });
      cart.pass(30_000);
      expect(selectCart(cart.snapshot()).isBusy).toBe(false);
      expect(selectIsKeeping(cart.snapshot())).toBe(true);

      cart.send({ type: 'connection.restored' });
      await cart.respond('getCart', type === 'line.remove' ? aCart() : aCart({ tea: 3 }));

      expect(cart.snapshot().value.lines).toBe('idle');
      expect([...cart.requested('setCartQuantity'), ...cart.requested('removeCartLine').slice(1)]).toEqual([]);
    },
  );

  test('an undone removal → leaves nothing to send but the check of the cart', async () => {
    const cart = await startAway(aCart({ tea: 3 }));
    cart.send({ type: 'line.set', ...line, quantity: 0 });
    expect(selectRemoved(cart.overlays())?.name).toBe('Green tea');
    expect(cart.facts().stage).toBe('empty');

    cart.send({ type: 'removal.undo' });
    expect(quantityOfTea(cart.snapshot())).toBe(3);
    await cart.back();
    await cart.respond('removeCartLine', aCart());
    await cart.respond('addToCart', aCart({ tea: 3 }));

    expect(quantityOfTea(cart.snapshot())).toBe(3);
  });

  test('The stock limit holds while offline', async () => {
    const cart = await startAway(aCart({ tea: 4 }));
    for (let press = 0; press < 3; press += 1) cart.send({ type: 'line.increment', ...line });

    expect(cart.facts().groups[0]?.lines[0]).toMatchObject({ quantity: 5, atStockLimit: true });
  });

  test('a refusal after the reconnect → shows the server’s message, and the rest goes on', async () => {
    const cart = await startAway(aCart({ tea: 1, milk: 1 }));
    cart.send({ type: 'line.set', ...line, quantity: 5 });
    cart.send({ type: 'line.set', productId: milk.productId, packagingId: milk.packagingId, quantity: 2 });

    await cart.back();
    await cart.refuse('setCartQuantity', refused);
    await cart.respond('setCartQuantity', aCart({ tea: 1, milk: 2 }));

    expect(cart.notices()).toEqual([{ kind: 'error', text: { message: 'No more in stock.' } }]);
    expect(quantityOfTea(cart.snapshot())).toBe(1);
  });

  test('the session ended meanwhile → adds the waiting products after the login', async () => {
    const cart = await startAway(aCart());
    cart.send({ type: 'cart.add', product: tea });
    cart.send({ type: 'connection.restored' });
    await cart.refuse('getCart', unauthorized);
    expect(cart.emitted('session.refused')).toHaveLength(1);
    expect(cart.emitted('login.required')).toHaveLength(1);

    cart.send({ type: 'session.started' });
    await cart.respond('getCart', aCart());

    expect(cart.requested('addToCart')).toMatchObject([{ idempotencyKey: 'intent-1' }]);
  });

  test('buying now → is not queued', async () => {
    const cart = await startAway();
    cart.send({ type: 'cart.add', product: tea, purpose: 'buyNow' });

    expect(cart.notices()).toEqual([{ kind: 'error', text: { key: 'You are offline' } }]);
    expect(selectIsKeeping(cart.snapshot())).toBe(false);
  });

  test('buying now behind a change that the lost connection cuts off → is refused, and leads nowhere later', async () => {
    const cart = await startCart().signedIn(aCart({ milk: 1 }));
    cart.send({ type: 'line.increment', productId: milk.productId, packagingId: milk.packagingId });
    cart.send({ type: 'cart.add', product: tea, purpose: 'buyNow' });
    cart.send({ type: 'connection.lost' });
    await cart.refuse('incrementCartLine', away);
    expect(cart.notices()).toEqual([{ kind: 'error', text: { key: 'You are offline' } }]);

    cart.send({ type: 'connection.restored' });
    await cart.respond('getCart', aCart({ milk: 1 }));
    expect(cart.requested('addToCart')).toEqual([]);
  });

  test('a change of the selected shops → fetches the quote once the network is back', async () => {
    const cart = await startAway();
    cart.send({ type: 'panel.open' });
    cart.send({ type: 'shop.toggle', shopId: tea.shopId });
    expect(cart.requested('quoteCheckout')).toEqual([]);
    expect(cart.notices()).toEqual([]);

    await cart.back();

    expect(cart.requested('quoteCheckout')).toEqual([{ shop_ids: [3], is_buy_now: false }]);
    expect(selectQuote(cart.quote()).stage).toBe('quoting');
  });
});

test('a slow change → shows that it is still pending', async () => {
  const cart = await startCart().signedIn(aCart({ tea: 1 }));
  cart.send({ type: 'line.increment', ...line });
  cart.pass(9999);
  expect(cart.notices()).toEqual([]);
  cart.pass(1);
  expect(cart.notices()).toEqual([{ kind: 'info', text: { key: 'Still working…' } }]);
});
