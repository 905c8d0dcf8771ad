import { describe, expect, test } from 'vitest';
import { aQuote, refused, unauthorized } from '#tests/models/cart.ts';
import { anOrder, anUnpaidOrder } from '#tests/models/checkout.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { startCheckout, startQuoted, work } from '#tests/support/charts/start-checkout.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { selectCheckout, selectCheckoutAddresses } from './checkout.selectors.ts';

describe(checkoutMachine.id, () => {
  test('quoted + order.place → orders what was shown, under one idempotency key', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'note.type', note: ' Ring twice ' });

    checkout.send({ type: 'order.place' });

    expect(checkout.requested('placeOrder')).toEqual([
      {
        shop_ids: [3],
        address_id: 5,
        payment_method: 'cash',
        note: 'Ring twice',
        is_buy_now: false,
        payable_amount: 12.5,
        cart_version: 7,
        idempotencyKey: 'intent-1',
      },
    ]);
  });

  test('order.place with an incomplete form → asks for the address first, then the payment method, then a shop', async () => {
    const checkout = startCheckout([]);
    checkout.send({ type: 'checkout.enter', shopIds: [] });
    await settled();

    checkout.send({ type: 'order.place' });
    expect(checkout.notices().at(-1)?.text).toEqual({ key: 'Please choose a shipping address' });

    const housed = startCheckout();
    housed.send({ type: 'checkout.enter', shopIds: [] });
    await settled();
    housed.send({ type: 'order.place' });
    const text = { key: 'Please choose a payment method' };
    expect([housed.notices().at(-1)?.text, housed.facts().missing]).toEqual([text, { part: 'payment', text }]);
    housed.send({ type: 'payment.choose', method: 'cash' });
    expect(housed.facts().missing).toBeUndefined();
    housed.send({ type: 'order.place' });
    expect(housed.notices().at(-1)?.text).toEqual({ key: 'Please select at least one shop' });
    expect(housed.requested('placeOrder')).toEqual([]);
  });

  test('quoted + order.place while the addresses load → is ignored without an error toast', async () => {
    const checkout = startCheckout(new Promise(() => {}));
    checkout.send({ type: 'checkout.enter', shopIds: [3] });
    await checkout.respond('quoteCheckout', aQuote(12.5));
    expect(checkout.facts()).toMatchObject({ stage: 'quoted', canPlace: false });
    checkout.send({ type: 'order.place' });
    expect(checkout.notices()).toEqual([]);
  });

  test('placing + order.place twice more → sends one order', async () => {
    const checkout = await startQuoted();

    checkout.send({ type: 'order.place' });
    checkout.send({ type: 'order.place' });
    checkout.send({ type: 'order.place' });

    expect(checkout.requested('placeOrder')).toHaveLength(1);
    expect(selectCheckout(checkout.snapshot())).toMatchObject({ stage: 'placing', canPlace: false });
  });

  test('placing + an order that needs no payment → confirms it and emits order.placed', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'order.place' });

    await checkout.respond('placeOrder', anOrder);

    expect(selectCheckout(checkout.snapshot())).toMatchObject({ stage: 'confirmed', orders: anOrder.orders });
    expect(checkout.emitted('order.placed')).toEqual([{ type: 'order.placed', orders: anOrder.orders }]);
    checkout.send({ type: 'confirmation.close' });
    expect(checkout.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'home' }]);
  });

  test('placing + an order that must be paid → requests the payment instead of confirming', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'payment.choose', method: 'stripe' });
    checkout.send({ type: 'order.place' });

    await checkout.respond('placeOrder', anUnpaidOrder);
    checkout.send({ type: 'order.place' });

    expect(selectCheckout(checkout.snapshot())).toMatchObject({ stage: 'awaitingPayment', canPlace: false });
    expect(checkout.emitted('order.placed')).toHaveLength(1);
    expect(checkout.emitted('payment.requested')).toEqual([
      {
        type: 'payment.requested',
        url: anUnpaidOrder.order_payment_url,
        orders: [{ id: 77, code: 'LD77', amount: 2.5 }],
        amount: 12.5,
        gateway: 'stripe',
        origin: 'checkout',
      },
    ]);
    checkout.send({ type: 'checkout.leave' });
    expect(selectCheckout(checkout.snapshot()).stage).toBe('away');
  });

  test('placing + a refusal → shows the server’s words, and the next order has a new key', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'order.place' });

    await checkout.refuse('placeOrder', refused);
    checkout.send({ type: 'order.place' });

    expect(checkout.notices()).toEqual([{ kind: 'error', text: { message: 'No more in stock.' } }]);
    expect(checkout.requested('placeOrder')).toMatchObject([
      { idempotencyKey: 'intent-1' },
      { idempotencyKey: 'intent-2' },
    ]);
  });

  test('placing + 409 → requests the quote again, and orders nothing without a press', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'order.place' });

    await checkout.refuse('placeOrder', { kind: 'refused', status: 409, message: 'Your cart has changed.' });
    await checkout.respond('quoteCheckout', aQuote(14));

    expect(checkout.notices()).toEqual([{ kind: 'error', text: { message: 'Your cart has changed.' } }]);
    expect(checkout.emitted('cart.invalidated')).toHaveLength(1);
    expect(checkout.requested('placeOrder')).toHaveLength(1);
    checkout.send({ type: 'order.place' });
    expect(checkout.requested('placeOrder').at(-1)).toMatchObject({ payable_amount: 14, idempotencyKey: 'intent-2' });
  });

  test('placing + 401 → requires a login, then restores the form and waits for a press', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'note.type', note: 'Ring twice' });
    checkout.send({ type: 'order.place' });

    await checkout.refuse('placeOrder', unauthorized);
    checkout.send({ type: 'session.ended' });
    expect(checkout.emitted('login.required')).toEqual([{ type: 'login.required' }]);
    checkout.send({ type: 'session.started', user: { id: 7 } });
    expect(checkout.facts().stage).toBe('expired');
    checkout.send({ type: 'checkout.resume' });

    expect(checkout.facts()).toMatchObject({ stage: 'quoting', note: 'Ring twice', payment: 'cash' });
    await checkout.respond('quoteCheckout', aQuote(12.5));
    expect(checkout.requested('placeOrder')).toHaveLength(1);
  });

  test.each([
    ['the login is closed', { type: 'login.abandoned' }],
    ['somebody else logs in', { type: 'session.started', user: { id: 8 } }],
  ] as const)('placing + 401, then %s → clears the form', async (_, event) => {
    const checkout = await startQuoted();
    checkout.send({ type: 'note.type', note: 'Ring twice' });
    checkout.send({ type: 'order.place' });
    await checkout.refuse('placeOrder', unauthorized);
    checkout.send(event);
    expect(checkout.facts()).toMatchObject({ stage: 'away', note: '', payment: undefined });
  });

  test('quoting + a quote without items → clears the chosen shops', async () => {
    const checkout = startCheckout();
    checkout.send({ type: 'checkout.enter', shopIds: [3] });

    await checkout.respond('quoteCheckout', { ...aQuote(0), checkout_items: [] });

    expect(selectCheckout(checkout.snapshot())).toMatchObject({ stage: 'selecting', quote: undefined });
  });

  test('quoting + checkout.enter → quotes the latest choice only', async () => {
    const checkout = startCheckout();
    checkout.send({ type: 'checkout.enter', shopIds: [3] });
    checkout.send({ type: 'checkout.enter', shopIds: [3, 4] });

    await checkout.respond('quoteCheckout', aQuote(2.5), 0);
    expect(selectCheckout(checkout.snapshot()).stage).toBe('quoting');
    await checkout.respond('quoteCheckout', aQuote(5), 1);

    expect(selectCheckout(checkout.snapshot()).quote?.checkout.payable_amount).toBe(5);
  });

  test.each(['quoting', 'quoted'])('%s + quote.refresh → quotes again, and the later response wins', async (stage) => {
    const checkout = startCheckout();
    checkout.send({ type: 'checkout.enter', shopIds: [3] });
    if (stage === 'quoted') await checkout.respond('quoteCheckout', aQuote(2.5));

    checkout.send({ type: 'quote.refresh' });
    await checkout.respond('quoteCheckout', aQuote(5));

    expect(checkout.requested('quoteCheckout')).toHaveLength(2);
    expect(selectCheckout(checkout.snapshot()).quote?.checkout.payable_amount).toBe(5);
  });

  test('confirmed + checkout.enter → the next order has a new key and an empty note', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'note.type', note: 'Ring twice' });
    checkout.send({ type: 'order.place' });
    await checkout.respond('placeOrder', anOrder);

    checkout.send({ type: 'checkout.enter', shopIds: [4] });
    await checkout.respond('quoteCheckout', aQuote(3));
    checkout.send({ type: 'order.place' });

    expect(checkout.requested('placeOrder').at(-1)).toMatchObject({
      shop_ids: [4],
      note: null,
      idempotencyKey: 'intent-3',
    });
  });

  test('address.choose → the order goes to the chosen address', async () => {
    const checkout = await startQuoted();

    checkout.send({ type: 'address.choose', id: work.id });
    checkout.send({ type: 'order.place' });

    expect(selectCheckoutAddresses(checkout.snapshot()).chosen).toEqual(work);
    expect(checkout.requested('placeOrder')).toMatchObject([{ address_id: 6 }]);
  });

  test('offers cash and the active gateways, and ignores any other payment method', async () => {
    const checkout = await startQuoted();

    checkout.send({ type: 'payment.choose', method: 'barter' });

    const { methods, payment } = selectCheckout(checkout.snapshot());
    expect(methods.map(({ method }) => method)).toEqual(['cash', 'stripe']);
    expect(payment).toBe('cash');
  });
});
