import { describe, expect, test } from 'vitest';
import { aCart, aQuote, tea } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { cartMachine } from './cart.machine.ts';
import { selectCart, selectQuote } from './cart.selectors.ts';

const line = { productId: tea.productId, packagingId: tea.packagingId };

describe(`${cartMachine.id}: the chosen shops`, () => {
  test('the quote: the panel asks when it opens, and a slower answer to an older choice is dropped', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1, milk: 1 }));
    cart.send({ type: 'panel.open' });
    cart.send({ type: 'shop.toggle', shopId: 3 });
    cart.send({ type: 'shop.toggle', shopId: 4 });

    await cart.respond('quoteCheckout', aQuote(2.5), 1);
    expect(selectQuote(cart.snapshot()).stage).toBe('quoting');
    await cart.respond('quoteCheckout', aQuote(5), 2);

    expect(cart.requested('quoteCheckout')).toMatchObject([{ shop_ids: [] }, { shop_ids: [3] }, { shop_ids: [3, 4] }]);
    expect(selectQuote(cart.snapshot())).toMatchObject({ isSettled: true, totals: { payable_amount: 5 } });
  });

  test('quoting, an empty answer: nothing stays chosen', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'shop.toggle', shopId: 3 });

    await cart.respond('quoteCheckout', aQuote(0, aCart()));

    expect(selectCart(cart.snapshot()).selectedShopIds).toEqual([]);
  });

  test('a step with a quote in view: the quote is asked again', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'shop.toggle', shopId: 3 });
    await cart.respond('quoteCheckout', aQuote(2.5));

    cart.send({ type: 'line.increment', ...line });
    expect(selectQuote(cart.snapshot()).isSettled).toBe(false);
    await cart.respond('incrementCartLine', aCart({ tea: 2 }));

    expect(cart.requested('quoteCheckout')).toHaveLength(2);
  });

  test('a chosen shop that is gone from the cart: is not chosen any more', async () => {
    const cart = await startCart({ multiVendor: true, selectedShopIds: [3, 99] }).signedIn(aCart({ tea: 1 }));

    expect(selectCart(cart.snapshot()).selectedShopIds).toEqual([3]);
    expect(cart.emitted('selection.changed')).toEqual([{ type: 'selection.changed', selectedShopIds: [3] }]);
  });

  test('a single-vendor shop: all is chosen, and nothing can be toggled', async () => {
    const cart = await startCart({ multiVendor: false }).signedIn(aCart({ tea: 1, milk: 1 }));

    cart.send({ type: 'shop.toggle', shopId: 3 });

    expect(selectCart(cart.snapshot()).selectedShopIds).toEqual([3, 4]);
  });

  test('checkout.start: wants a shop to be chosen, then goes to the checkout', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'panel.open' });

    cart.send({ type: 'checkout.start' });
    expect(cart.notices()).toEqual([{ kind: 'error', text: { key: 'Please select at least one shop' } }]);
    cart.send({ type: 'shop.toggle', shopId: 3 });
    cart.send({ type: 'checkout.start' });

    expect(cart.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', path: '/checkout' }]);
    expect(cart.snapshot().value.panel).toBe('closed');
  });
});
