import { describe, expect, test } from 'vitest';
import { anUnpaidOrder, aWish, paymentPorts, paypal, stripe } from '#tests/models/payment.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { paymentWaitMs, requestTimeoutMs } from '../constants.ts';
import { paymentMachine } from './payment.machine.ts';
import { selectPayment } from './payment.selectors.ts';
import type { PaymentDetails, PaymentOrigin, WindowEnd } from './payment.types.ts';

const start = (gateways = [stripe]) => {
  const payment = startHeld(paymentMachine, { gateways }, paymentPorts);
  return {
    ...payment,
    facts: () => selectPayment(payment.snapshot()),
    stage: () => selectPayment(payment.snapshot()).stage,
  };
};

const begin = (wish: Partial<PaymentDetails> = {}) => {
  const payment = start();
  payment.send({ type: 'payment.begin', ...aWish, ...wish });
  return payment;
};

const checkAfter = async (end: WindowEnd, origin: PaymentOrigin = 'checkout') => {
  const payment = begin({ origin });
  await payment.respond('payInWindow', { kind: end });
  return payment;
};

describe(paymentMachine.id, () => {
  test('payment.begin → opens the window at once, and asks the server for the result when it ends', async () => {
    const payment = begin();
    expect(payment.requested('payInWindow')).toEqual([{ url: aWish.url }]);
    await payment.respond('payInWindow', { kind: 'success' });
    expect(payment.stage()).toBe('checking');
    expect(payment.requested('checkPayment')).toEqual([{ url: aWish.url, orderId: 77, end: 'success' }]);
    await payment.respond('checkPayment', { status: 'cancelled' });
    expect(payment.stage()).toBe('cancelled');
    expect(payment.emitted('payment.settled')).toHaveLength(1);
  });

  test.each([
    ['success', 'paid', 'paid'],
    ['closed', 'paid', 'paid'],
    ['expired', 'paid', 'paid'],
    ['cancel', 'cancelled', 'cancelled'],
    ['closed', 'failed', 'declined'],
    ['closed', 'pending', 'closed'],
    ['expired', 'pending', 'expired'],
    ['success', 'pending', 'processing'],
    ['cancel', 'pending', 'processing'],
    ['success', 'unknown', 'paid'],
    ['cancel', 'unknown', 'cancelled'],
    ['closed', 'unknown', 'closed'],
    ['expired', 'unknown', 'expired'],
  ] as const)('the window ends with %s + the server reports %s → %s', async (end, status, stage) => {
    const payment = await checkAfter(end);
    await payment.respond('checkPayment', { status });
    expect(payment.stage()).toBe(stage);
  });

  test('paying + three minutes → leaves the window and asks the server', async () => {
    const payment = begin();
    payment.pass(paymentWaitMs - 1);
    expect(payment.stage()).toBe('paying');
    payment.pass(1);
    expect(payment.requested('checkPayment')).toMatchObject([{ end: 'expired' }]);
    // The window's own result comes too late to count.
    await payment.respond('payInWindow', { kind: 'success' });
    await payment.respond('checkPayment', { status: 'pending' });
    expect(payment.stage()).toBe('expired');
  });

  test('paying + payment.stop → closes the window, which can be opened again for the same payment', async () => {
    const payment = begin();
    payment.send({ type: 'payment.stop' });
    await payment.respond('checkPayment', { status: 'pending' });
    expect(payment.stage()).toBe('closed');
    payment.send({ type: 'payment.reopen' });
    expect(payment.requested('payInWindow')).toEqual([{ url: aWish.url }, { url: aWish.url }]);
    expect(payment.requested('startOrderPayment')).toEqual([]);
  });

  test('a blocked window + payment.reopen → opens the window', async () => {
    const payment = begin();
    await payment.respond('payInWindow', { kind: 'blocked' });
    expect(payment.facts()).toMatchObject({ stage: 'blocked', url: aWish.url });
    expect(payment.requested('checkPayment')).toEqual([]);
    payment.send({ type: 'payment.reopen' });
    expect(payment.stage()).toBe('paying');
  });

  test('payment.request with one gateway → starts the payment of that order', async () => {
    const payment = start();
    payment.send({ type: 'payment.request', order: anUnpaidOrder });
    expect(payment.requested('startOrderPayment')).toEqual([{ order: 77, paymentMethod: 'stripe' }]);
    await payment.respond('startOrderPayment', { url: '/order/32/payment' });
    expect(payment.requested('payInWindow')).toEqual([{ url: '/order/32/payment' }]);
    expect(payment.facts()).toMatchObject({ stage: 'paying', amount: 12.5, origin: 'orders' });
  });

  test('payment.request with two gateways → lets the shopper choose one first', () => {
    const payment = start([paypal, stripe]);
    payment.send({ type: 'payment.request', order: anUnpaidOrder });
    payment.send({ type: 'payment.start' });
    payment.send({ type: 'gateway.choose', gateway: 'bitcoin' });
    payment.send({ type: 'payment.start' });
    expect(payment.facts()).toMatchObject({ stage: 'choosing', gateway: undefined });
    payment.send({ type: 'gateway.choose', gateway: 'paypal' });
    payment.send({ type: 'payment.start' });
    expect(payment.requested()).toEqual([{ order: 77, paymentMethod: 'paypal' }]);
  });

  test('starting + a refusal, no response or a 401 → opens no window', async () => {
    const payment = start();
    payment.send({ type: 'payment.request', order: anUnpaidOrder });
    await payment.refuse('startOrderPayment', { kind: 'refused', status: 409, message: 'This order is paid already.' });
    expect(payment.facts()).toMatchObject({ stage: 'failed', failure: { message: 'This order is paid already.' } });
    payment.send({ type: 'payment.start' });
    payment.pass(requestTimeoutMs);
    expect(payment.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'timeout' } });
    payment.send({ type: 'payment.start' });
    await payment.refuse('startOrderPayment', { kind: 'unauthorized', status: 401 });
    expect(payment.stage()).toBe('idle');
    expect(payment.emitted('session.refused')).toHaveLength(1);
    expect(payment.requested('payInWindow')).toEqual([]);
  });

  test('cancelled → pays one order again, or several one by one from their pages', async () => {
    const alone = await checkAfter('cancel');
    await alone.respond('checkPayment', { status: 'cancelled' });
    alone.send({ type: 'payment.start' });
    expect(alone.requested('startOrderPayment')).toEqual([{ order: 77, paymentMethod: 'stripe' }]);

    const several = begin({ orders: [anUnpaidOrder, { ...anUnpaidOrder, id: 78 }] });
    await several.respond('payInWindow', { kind: 'cancel' });
    await several.respond('checkPayment', { status: 'cancelled' });
    several.send({ type: 'payment.start' });
    expect(several.facts()).toMatchObject({ stage: 'cancelled', canStart: false });
  });

  test('checking + no response → asks again', async () => {
    const payment = await checkAfter('success');
    await payment.refuse('checkPayment', { kind: 'network' });
    expect(payment.stage()).toBe('unchecked');
    payment.send({ type: 'payment.check' });
    payment.pass(requestTimeoutMs);
    expect(payment.stage()).toBe('unchecked');
    payment.send({ type: 'payment.check' });
    await payment.respond('checkPayment', { status: 'paid' });
    expect(payment.stage()).toBe('paid');
  });

  test('payment.close → leads home after a checkout, and stays on the page of an order or a link', async () => {
    const after = await checkAfter('cancel');
    await after.respond('checkPayment', { status: 'cancelled' });
    after.send({ type: 'payment.close' });
    expect(after.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'home' }]);

    for (const [origin, type] of [
      ['orders', 'payment.close'],
      ['checkout', 'payment.leave'],
    ] as const) {
      const payment = await checkAfter('cancel', origin);
      await payment.respond('checkPayment', { status: 'cancelled' });
      payment.send({ type });
      expect([payment.stage(), payment.emitted('navigation.requested')]).toEqual(['idle', []]);
    }
  });

  test('session.ended → leaves the window and clears the order', async () => {
    const payment = begin();
    payment.send({ type: 'session.ended' });
    expect(payment.facts()).toMatchObject({ stage: 'idle', orders: [], url: '' });
    await payment.respond('payInWindow', { kind: 'success' });
    expect(payment.requested('checkPayment')).toEqual([]);
  });
});
