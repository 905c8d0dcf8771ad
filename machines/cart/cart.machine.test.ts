import { describe, expect, test } from 'vitest';
import { aCart, refused, tea, unauthorized } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { selectPopup, selectRemoved } from '../cart-overlays/cart-overlays.selectors.ts';
import { selectQuote } from '../cart-quote/cart-quote.selectors.ts';
import { cartMachine } from './cart.machine.ts';
import { selectCart } from './cart.selectors.ts';
import { selectCartTotals, selectQuantityOf } from './cart.summary.ts';

const line = { productId: tea.productId, packagingId: tea.packagingId };
const quantityOfTea = selectQuantityOf(tea);

describe(cartMachine.id, () => {
  test('guest + cart.refresh, line and shop events → sends no request', () => {
    const cart = startCart();

    cart.send({ type: 'cart.refresh' });
    cart.send({ type: 'line.increment', ...line });
    cart.send({ type: 'shop.toggle', shopId: tea.shopId });
    cart.send({ type: 'panel.open' });

    expect(cart.requested()).toEqual([]);
    expect(selectCart(cart.snapshot())).toMatchObject({ stage: 'guest', itemCount: 0 });
  });

  test('loading + cart.refresh → fetches again, and ignores the response that may be from before', async () => {
    const cart = startCart();
    cart.send({ type: 'session.started' });
    cart.send({ type: 'cart.refresh' });
    await cart.respond('getCart', aCart(), 0);
    expect(cart.snapshot().value.lines).toBe('loading');
    await cart.respond('getCart', aCart({ tea: 2 }), 1);
    expect(quantityOfTea(cart.snapshot())).toBe(2);
  });

  test('idle + line.increment → shows the new quantity at once and ignores a second step', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));

    cart.send({ type: 'line.increment', ...line });
    cart.send({ type: 'line.increment', ...line });

    expect(quantityOfTea(cart.snapshot())).toBe(2);
    expect(selectCart(cart.snapshot())).toMatchObject({ isBusy: true, changing: line, amount: 5 });
    expect(cart.requested('incrementCartLine')).toHaveLength(1);
  });

  test('idle + line.increment + a refusal → keeps the old quantity and shows the server’s message', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));

    cart.send({ type: 'line.increment', ...line });
    await cart.refuse('incrementCartLine', refused);

    expect(quantityOfTea(cart.snapshot())).toBe(1);
    expect(cart.notices()).toEqual([{ kind: 'error', text: { message: 'No more in stock.' } }]);
    expect(cart.snapshot().value.lines).toBe('refreshing');
  });

  test('idle + line.decrement at quantity 1 → is ignored', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));

    cart.send({ type: 'line.decrement', ...line });

    expect(cart.snapshot().value.lines).toBe('idle');
  });

  test('idle + line.increment at the stock limit → is ignored, and the line shows the limit', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 5 }));

    cart.send({ type: 'line.increment', ...line });

    expect(cart.snapshot().value.lines).toBe('idle');
    expect(selectCart(cart.snapshot()).groups[0]?.lines[0]).toMatchObject({ atStockLimit: true });
  });

  test.each([Number.NaN, 1.5, -1, 1000, 1])('idle + line.set to %s → is ignored', async (quantity) => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));

    cart.send({ type: 'line.set', ...line, quantity });

    expect(cart.snapshot().value.lines).toBe('idle');
  });

  test('idle + line.set to 0 → removes the line', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 2 }));

    cart.send({ type: 'line.set', ...line, quantity: 0 });

    expect(cart.requested('removeCartLine')).toEqual([{ product_id: 41, packaging_id: 97, is_buy_now: false }]);
    expect(selectCartTotals(cart.snapshot())).toEqual({ itemCount: 0, amount: 0 });
  });

  test('removing + a refusal without a message → restores the line and shows the default message', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 2 }));

    cart.send({ type: 'line.remove', ...line });
    await cart.refuse('removeCartLine', { kind: 'network' });

    expect(quantityOfTea(cart.snapshot())).toBe(2);
    expect(cart.notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred while removing the item' } }]);
  });

  test('removed + removal.undo in time → adds the same quantity again, without a popup', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 3 }));
    cart.send({ type: 'line.remove', ...line });
    await cart.respond('removeCartLine', aCart());
    expect(selectRemoved(cart.overlays())?.name).toBe('Green tea');

    cart.send({ type: 'removal.undo' });
    expect(quantityOfTea(cart.snapshot())).toBe(3);
    await cart.respond('addToCart', aCart({ tea: 3 }));

    expect(cart.requested('addToCart')).toMatchObject([{ product_id: 41, quantity: 3 }]);
    expect(selectPopup(cart.overlays())).toBeUndefined();
  });

  test('removed + removal.undo too late → adds nothing', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 3 }));
    cart.send({ type: 'line.remove', ...line });
    await cart.respond('removeCartLine', aCart());
    cart.pass(5000);

    cart.send({ type: 'removal.undo' });

    expect(cart.requested('addToCart')).toEqual([]);
  });

  test('updating + no response for 30 seconds → aborts, never repeats the request and refreshes the cart', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'line.increment', ...line });

    cart.pass(29_999);
    expect(selectCart(cart.snapshot()).isBusy).toBe(true);
    cart.pass(1);

    expect(selectCart(cart.snapshot()).isBusy).toBe(false);
    await cart.respond('getCart', aCart({ tea: 2 }));
    expect(quantityOfTea(cart.snapshot())).toBe(2);
    expect(cart.requested('incrementCartLine')).toHaveLength(1);
  });

  test('any other cart request + a 401 → ends the session without a message', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));

    cart.send({ type: 'line.increment', ...line });
    await cart.refuse('incrementCartLine', unauthorized);

    expect(cart.emitted('session.refused')).toHaveLength(1);
    expect(cart.notices()).toEqual([]);
    expect(selectCart(cart.snapshot()).stage).toBe('expired');
    expect(selectQuote(cart.quote()).selectedShopIds).toEqual([]);
  });

  test('a response with info → shows it as a warning', async () => {
    const cart = await startCart().signedIn({ ...aCart(), info: 'A product is gone.' });

    expect(cart.notices()).toEqual([{ kind: 'warning', text: { message: 'A product is gone.' } }]);
  });

  test('idle + page.shown → refetches only when the page came from the back-forward cache', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));

    cart.send({ type: 'page.shown', persisted: false });
    expect(cart.requested('getCart')).toHaveLength(1);
    cart.send({ type: 'page.shown', persisted: true });

    expect(cart.requested('getCart')).toHaveLength(2);
    expect(selectCart(cart.snapshot())).toMatchObject({ isBusy: false, itemCount: 1 });
  });

  test('cart.changed → says whether the shopper caused it, so that tabs do not echo each other', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'line.increment', ...line });
    await cart.respond('incrementCartLine', aCart({ tea: 2 }));

    expect(cart.emitted('cart.changed')).toMatchObject([
      { by: 'reading', itemCount: 1, shopIds: [3] },
      { by: 'shopper', itemCount: 1, shopIds: [3] },
    ]);
  });
});
