import { describe, expect, test } from 'vitest';
import { aCart, aQuote, tea, unauthorized } from '#tests/models/cart.ts';
import { openShop, sam, startRoot } from '#tests/support/charts/scribed-root.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { theSettings } from '#tests/support/data/builders.ts';
import { selectCart } from '../cart/cart.selectors.ts';
import { selectPanel } from '../cart-overlays/cart-overlays.selectors.ts';
import { cartQuoteMachine } from './cart-quote.machine.ts';
import { isSettled, selectQuote } from './cart-quote.selectors.ts';

const line = { productId: tea.productId, packagingId: tea.packagingId };

describe(`${cartQuoteMachine.id}: the chosen shops`, () => {
  test('panel.opened → fetches the quote, and drops a late response to an older choice', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1, milk: 1 }));
    cart.send({ type: 'panel.open' });
    cart.send({ type: 'shop.toggle', shopId: 3 });
    cart.send({ type: 'shop.toggle', shopId: 4 });

    await cart.respond('quoteCheckout', aQuote(2.5), 1);
    expect(selectQuote(cart.quote()).stage).toBe('quoting');
    await cart.respond('quoteCheckout', aQuote(5), 2);

    expect(cart.requested('quoteCheckout')).toMatchObject([{ shop_ids: [] }, { shop_ids: [3] }, { shop_ids: [3, 4] }]);
    expect(isSettled(selectQuote(cart.quote()), cart.snapshot().hasTag('busy'))).toBe(true);
    expect(selectQuote(cart.quote()).totals).toMatchObject({ payable_amount: 5 });
  });

  test('shop.toggleAll → selects every shop and quotes them, and from then on none', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1, milk: 1 }));
    cart.send({ type: 'shop.toggle', shopId: 4 });
    expect(selectQuote(cart.quote())).toMatchObject({ selectedShopIds: [4], isAllSelected: false });

    cart.send({ type: 'shop.toggleAll' });
    expect(selectQuote(cart.quote())).toMatchObject({ selectedShopIds: [3, 4], isAllSelected: true, stage: 'quoting' });
    expect(cart.requested('quoteCheckout').at(-1)).toMatchObject({ shop_ids: [3, 4] });

    cart.send({ type: 'shop.toggleAll' });
    expect(selectQuote(cart.quote())).toMatchObject({ selectedShopIds: [], isAllSelected: false });
    expect(cart.emitted('selection.changed').at(-1)).toEqual({ type: 'selection.changed', selectedShopIds: [] });
  });

  test('shop.toggleAll in a shop with one vendor or an empty cart → changes nothing', async () => {
    const one = await startCart({ multiVendor: false }).signedIn(aCart({ tea: 1, milk: 1 }));
    one.send({ type: 'shop.toggleAll' });
    expect(selectQuote(one.quote()).selectedShopIds).toEqual([3, 4]);
    const empty = await startCart().signedIn(aCart());
    empty.send({ type: 'shop.toggleAll' });
    expect(selectQuote(empty.quote())).toMatchObject({ selectedShopIds: [], isAllSelected: false, stage: 'none' });
  });

  test('quoting + an empty response → selects no shop', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'shop.toggle', shopId: 3 });

    await cart.respond('quoteCheckout', aQuote(0, aCart()));

    expect(selectQuote(cart.quote()).selectedShopIds).toEqual([]);
  });

  test('a quote is shown + a changed line → fetches the quote again', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'shop.toggle', shopId: 3 });
    await cart.respond('quoteCheckout', aQuote(2.5));

    cart.send({ type: 'line.increment', ...line });
    expect(isSettled(selectQuote(cart.quote()), cart.snapshot().hasTag('busy'))).toBe(false);
    await cart.respond('incrementCartLine', aCart({ tea: 2 }));

    expect(cart.requested('quoteCheckout')).toHaveLength(2);
  });

  test('a selected shop leaves the cart → is no longer selected', async () => {
    const cart = await startCart({ multiVendor: true, selectedShopIds: [3, 99] }).signedIn(aCart({ tea: 1 }));

    expect(selectQuote(cart.quote()).selectedShopIds).toEqual([3]);
    expect(cart.emitted('selection.changed')).toEqual([{ type: 'selection.changed', selectedShopIds: [3] }]);
  });

  test('a removed line of a selected shop comes back → the shop is selected again', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1, milk: 1 }));
    cart.send({ type: 'shop.toggle', shopId: 3 });
    cart.send({ type: 'line.remove', ...line });
    await cart.respond('removeCartLine', aCart({ milk: 1 }));
    expect(selectQuote(cart.quote()).selectedShopIds).toEqual([]);

    cart.send({ type: 'removal.undo' });
    await cart.respond('addToCart', aCart({ tea: 1, milk: 1 }));
    expect(selectQuote(cart.quote()).selectedShopIds).toEqual([3]);
    expect(cart.emitted('selection.changed').at(-1)).toMatchObject({ selectedShopIds: [3] });
  });

  test('a removed line of a shop that was not selected comes back → the shop is not selected', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1, milk: 1 }));
    cart.send({ type: 'line.remove', ...line });
    await cart.respond('removeCartLine', aCart({ milk: 1 }));
    cart.send({ type: 'removal.undo' });
    await cart.respond('addToCart', aCart({ tea: 1, milk: 1 }));
    expect(selectQuote(cart.quote()).selectedShopIds).toEqual([]);
  });

  test('a single-vendor shop → selects everything, and nothing can be toggled', async () => {
    const cart = await startCart({ multiVendor: false }).signedIn(aCart({ tea: 1, milk: 1 }));

    cart.send({ type: 'shop.toggle', shopId: 3 });

    expect(selectQuote(cart.quote()).selectedShopIds).toEqual([3, 4]);
  });

  test('checkout.start → requires a selected shop, then leads to the checkout', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'panel.open' });

    cart.send({ type: 'checkout.start' });
    expect(cart.notices()).toEqual([{ kind: 'error', text: { key: 'Please select at least one shop' } }]);
    cart.send({ type: 'shop.toggle', shopId: 3 });
    cart.send({ type: 'checkout.start' });

    expect(cart.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'checkout' }]);
    expect(selectPanel(cart.overlays())).toBe('closed');
  });

  test('quoting + a 401 → ends the session once and says that the cart has expired', async () => {
    const cart = await startCart().signedIn(aCart({ tea: 1 }));
    cart.send({ type: 'shop.toggle', shopId: 3 });

    await cart.refuse('quoteCheckout', unauthorized);

    expect(cart.emitted('session.refused')).toHaveLength(1);
    expect(selectCart(cart.snapshot()).stage).toBe('expired');
    expect(selectQuote(cart.quote())).toMatchObject({ stage: 'none', selectedShopIds: [] });
  });

  test('guest + checkout.start → opens the login', () => {
    const cart = startCart();
    cart.send({ type: 'checkout.start' });
    expect(cart.emitted('login.required')).toHaveLength(1);
  });

  test('the session ends before the cart is loaded → keeps no selection of an earlier visit', () => {
    const settings = theSettings({ multi_vendor: true });
    const { send, done } = startRoot(
      { ...openShop, settings, selectedShopIds: [3] },
      { running: [], flows: { cartQuote: cartQuoteMachine } },
    );
    send({ type: 'session.started', user: sam, token: 't1', origin: 'otherTab' });
    send({ type: 'session.ended', reason: 'signedOut' });

    expect(done).toContain('select ');
  });
});
