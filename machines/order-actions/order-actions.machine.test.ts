import { describe, expect, test } from 'vitest';
import { checkoutInput } from '#tests/models/checkout.ts';
import { actedOrder, noRice, notAll, orderActionsPorts, orderedAgain, tooLate } from '#tests/models/order-actions.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { orderActionsMachine } from './order-actions.machine.ts';
import { selectOrderActions } from './order-actions.selectors.ts';

const start = (input = checkoutInput) => {
  const actions = startHeld(orderActionsMachine, input, orderActionsPorts);
  return { ...actions, facts: () => selectOrderActions(actions.snapshot()) };
};

const asking = (type: 'order.cancel' | 'order.again', order = actedOrder) => {
  const actions = start();
  actions.send({ type, order });
  return actions;
};

const repeating = async () => {
  const actions = asking('order.again');
  actions.send({ type: 'order.confirm' });
  return actions;
};

const cancelled = { order_id: 77, idempotencyKey: 'intent-1' };

describe('cancelling an order', () => {
  test('confirming + order.confirm twice → sends one request, shows the server’s message and refetches the order', async () => {
    const actions = asking('order.cancel');
    expect(actions.requested()).toEqual([]);
    actions.send({ type: 'order.confirm' });
    actions.send({ type: 'order.confirm' });
    await actions.respond('cancelOrder', { message: 'Order cancelled' });
    expect(actions.requested()).toEqual([cancelled]);
    expect(actions.notices()).toEqual([{ kind: 'success', text: { message: 'Order cancelled' } }]);
    expect(actions.emitted('order.changed')).toHaveLength(1);
    expect(actions.facts().stage).toBe('idle');
  });

  test('a refusal because the shop was faster → shows it and refetches the order', async () => {
    const actions = asking('order.cancel');
    actions.send({ type: 'order.confirm' });
    await actions.refuse('cancelOrder', tooLate);
    expect(actions.notices()).toEqual([{ kind: 'error', text: { message: tooLate.message } }]);
    expect(actions.emitted('order.changed')).toHaveLength(1);
    expect(actions.facts().stage).toBe('idle');
  });

  test('no response → asks again, and the repeated request has the same key', async () => {
    const actions = asking('order.cancel');
    actions.send({ type: 'order.confirm' });
    actions.pass(requestTimeoutMs);
    expect(actions.facts()).toMatchObject({ stage: 'cancelling.asking', failure: { kind: 'timeout' } });
    actions.send({ type: 'order.confirm' });
    expect(actions.requested()).toEqual([cancelled, cancelled]);
    expect(actions.facts().failure).toBeUndefined();
  });

  test('a 401 → ends the session', async () => {
    const actions = asking('order.cancel');
    actions.send({ type: 'order.confirm' });
    await actions.refuse('cancelOrder', { kind: 'unauthorized', status: 401 });
    expect(actions.emitted('session.refused')).toHaveLength(1);
    expect(actions.facts()).toMatchObject({ stage: 'idle', order: undefined });
  });
});

describe('ordering again', () => {
  test('The earlier payment method is used unless another one is chosen', () => {
    expect(asking('order.again').facts().payment).toBe('cash');
    expect(asking('order.again', { ...actedOrder, paidBy: 'Stripe' }).facts().payment).toBe('stripe');
    const offline = start({ ...checkoutInput, onlinePayment: false });
    offline.send({ type: 'order.again', order: { ...actedOrder, paidBy: 'Stripe' } });
    expect(offline.facts().payment).toBe('cash');
    offline.send({ type: 'method.choose', method: 'stripe' });
    expect(offline.facts().payment).toBe('cash');
  });

  test('a response without the order → shows the orders, and begins the payment', async () => {
    const actions = asking('order.again');
    actions.send({ type: 'order.confirm' });
    await actions.respond('orderAgain', { message: 'Ordered.', order_payment_url: '/order/32/payment' });
    expect(actions.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'orderHistory' }]);
    expect(actions.emitted('payment.requested')).toMatchObject([{ orders: [], amount: actedOrder.amount }]);
  });

  test('a response → emits the new order, shows it and begins its payment', async () => {
    const actions = asking('order.again');
    actions.send({ type: 'method.choose', method: 'stripe' });
    actions.send({ type: 'order.confirm' });
    expect(actions.requested()).toEqual([{ order_id: 77, payment_method: 'stripe', idempotencyKey: 'intent-2' }]);
    await actions.respond('orderAgain', { ...orderedAgain, order_payment_url: '/order/32/payment' });
    expect(actions.emitted('order.placed')).toHaveLength(1);
    expect(actions.emitted('navigation.requested')).toEqual([
      { type: 'navigation.requested', to: 'orderDetails', id: 81 },
    ]);
    expect(actions.emitted('payment.requested')).toEqual([
      {
        type: 'payment.requested',
        url: '/order/32/payment',
        orders: [{ id: 81, code: '#LD000081', amount: 13 }],
        amount: 13,
        gateway: 'stripe',
        origin: 'orders',
      },
    ]);
  });

  test('cash → begins no payment', async () => {
    const actions = await repeating();
    await actions.respond('orderAgain', orderedAgain);
    expect(actions.notices()).toEqual([{ kind: 'success', text: { message: 'Order placed' } }]);
    expect(actions.emitted('payment.requested')).toEqual([]);
  });

  test('unavailable goods → are named, and the rest is added to the cart', async () => {
    const actions = await repeating();
    await actions.refuse('orderAgain', notAll);
    expect(actions.facts()).toMatchObject({ stage: 'repeating.short', missing: [noRice] });
    actions.send({ type: 'orderAgain.addRest' });
    expect(actions.requested('addRest')).toEqual([{ orderId: 77, missing: [noRice] }]);
    const report = { added: 2, refused: [noRice], changed: [] };
    await actions.respond('addRest', report);
    expect(actions.facts()).toMatchObject({ stage: 'repeating.added', report });
    expect(actions.emitted('cart.invalidated')).toHaveLength(1);
  });

  test('adding + no response → refetches the cart, and the list stays', async () => {
    const actions = await repeating();
    await actions.refuse('orderAgain', notAll);
    actions.send({ type: 'orderAgain.addRest' });
    actions.pass(requestTimeoutMs);
    expect(actions.facts()).toMatchObject({ stage: 'repeating.short', failure: { kind: 'timeout' } });
    expect(actions.emitted('cart.invalidated')).toHaveLength(1);
    actions.send({ type: 'orderAgain.addRest' });
    const [first, second] = actions.requested('addRest') as { missing: object }[];
    expect(second?.missing).toBe(first?.missing);
  });

  test('a refusal → shows the reason in the dialog, and the next try has a new key', async () => {
    const actions = await repeating();
    await actions.refuse('orderAgain', { kind: 'refused', status: 422, message: 'Please verify your account first.' });
    expect(actions.facts()).toMatchObject({
      stage: 'repeating.asking',
      failure: { message: 'Please verify your account first.' },
    });
    actions.send({ type: 'order.confirm' });
    await actions.refuse('orderAgain', { kind: 'network' });
    actions.send({ type: 'order.confirm' });
    await actions.refuse('orderAgain', { kind: 'inProgress', status: 409, retryAfter: 1 });
    actions.send({ type: 'order.confirm' });
    const keys = actions
      .requested('orderAgain')
      .map((requested) => (requested as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toEqual(['intent-1', 'intent-2', 'intent-2', 'intent-2']);
  });
});

describe('adding an order to the cart', () => {
  const adding = (order = actedOrder) => {
    const actions = start();
    actions.send({ type: 'order.addToCart', order });
    return actions;
  };

  test('adds all goods at once, places no order and reports what changed', async () => {
    const actions = adding();
    expect(actions.facts().stage).toBe('filling.adding');
    expect(actions.requested('addRest')).toEqual([{ orderId: 77, missing: [] }]);
    const changed = { id: 42, packaging_id: 0, name: 'Milk', unit: '', before: 1, now: 1.2 };
    await actions.respond('addRest', { added: 2, refused: [], changed: [changed] });
    expect(actions.facts()).toMatchObject({ stage: 'repeating.added', report: { added: 2, changed: [changed] } });
    expect(actions.requested('orderAgain')).toEqual([]);
    expect(actions.emitted('cart.invalidated')).toHaveLength(1);
  });

  test('can be tried again after a failure or no response, as the same attempt', async () => {
    const actions = adding();
    await actions.refuse('addRest', { kind: 'network' });
    expect(actions.facts()).toMatchObject({ stage: 'filling.failed', failure: { kind: 'network' } });
    actions.send({ type: 'order.confirm' });
    actions.pass(requestTimeoutMs);
    expect(actions.facts()).toMatchObject({ stage: 'filling.failed', failure: { kind: 'timeout' } });
    actions.send({ type: 'order.confirm' });
    const attempts = new Set((actions.requested('addRest') as { missing: object }[]).map(({ missing }) => missing));
    expect(attempts.size).toBe(1);
    actions.send({ type: 'session.ended' });
    actions.send({ type: 'order.addToCart', order: actedOrder });
    const last = actions.requested('addRest').at(-1) as { missing: object };
    expect(attempts).not.toContain(last.missing);
  });
});
