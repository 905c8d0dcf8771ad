import { describe, expect, test } from 'vitest';
import { anUnpaidOrder, aWish, paymentPorts, paypal, stripe } from '#tests/models/payment.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { hungCallMs, paymentWaitMs } from '../constants.ts';
import { paymentMachine } from './payment.machine.ts';
import { selectPayment } from './payment.selectors.ts';
import type { PaymentOrigin, PaymentWish, WindowEnd } from './payment.types.ts';

const start = (gateways = [stripe]) => {
  const payment = startHeld(paymentMachine, { gateways }, paymentPorts);
  return {
    ...payment,
    facts: () => selectPayment(payment.snapshot()),
    stage: () => selectPayment(payment.snapshot()).stage,
  };
};

const begin = (wish: Partial<PaymentWish> = {}) => {
  const payment = start();
  payment.send({ type: 'payment.begin', ...aWish, ...wish });
  return payment;
};

const checkAfter = async (end: WindowEnd, origin: PaymentOrigin = 'checkout') => {
  const payment = begin({ origin });
  await payment.answer('payInWindow', { kind: end });
  return payment;
};

describe(paymentMachine.id, () => {
  test('payment.begin: the window opens at once, and its end is never believed but asked about', async () => {
    const payment = begin();
    expect(payment.asked('payInWindow')).toEqual([{ url: aWish.url }]);
    await payment.answer('payInWindow', { kind: 'success' });
    expect(payment.stage()).toBe('checking');
    expect(payment.asked('checkPayment')).toEqual([{ url: aWish.url, orderId: 77, end: 'success' }]);
    await payment.answer('checkPayment', { status: 'cancelled' });
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
  ] as const)('the window ended as %s and the server says %s: %s', async (end, status, stage) => {
    const payment = await checkAfter(end);
    await payment.answer('checkPayment', { status });
    expect(payment.stage()).toBe(stage);
  });

  test('paying, three minutes: the window is left, and what the server knows counts', async () => {
    const payment = begin();
    payment.pass(paymentWaitMs - 1);
    expect(payment.stage()).toBe('paying');
    payment.pass(1);
    expect(payment.asked('checkPayment')).toMatchObject([{ end: 'expired' }]);
    // The window's own answer comes too late to be heard.
    await payment.answer('payInWindow', { kind: 'success' });
    await payment.answer('checkPayment', { status: 'pending' });
    expect(payment.stage()).toBe('expired');
  });

  test('paying + payment.stop: closed by the shopper, and can be opened again for the same payment', async () => {
    const payment = begin();
    payment.send({ type: 'payment.stop' });
    await payment.answer('checkPayment', { status: 'pending' });
    expect(payment.stage()).toBe('closed');
    payment.send({ type: 'payment.reopen' });
    expect(payment.asked('payInWindow')).toEqual([{ url: aWish.url }, { url: aWish.url }]);
    expect(payment.asked('startOrderPayment')).toEqual([]);
  });

  test('a refused window: a press opens it', async () => {
    const payment = begin();
    await payment.answer('payInWindow', { kind: 'blocked' });
    expect(payment.facts()).toMatchObject({ stage: 'blocked', url: aWish.url });
    expect(payment.asked('checkPayment')).toEqual([]);
    payment.send({ type: 'payment.reopen' });
    expect(payment.stage()).toBe('paying');
  });

  test('payment.ask with one gateway: the payment is started for that order', async () => {
    const payment = start();
    payment.send({ type: 'payment.ask', order: anUnpaidOrder });
    expect(payment.asked('startOrderPayment')).toEqual([{ order: 77, paymentMethod: 'stripe' }]);
    await payment.answer('startOrderPayment', { url: '/order/32/payment' });
    expect(payment.asked('payInWindow')).toEqual([{ url: '/order/32/payment' }]);
    expect(payment.facts()).toMatchObject({ stage: 'paying', amount: 12.5, origin: 'orders' });
  });

  test('payment.ask with two gateways: one of them is chosen first', () => {
    const payment = start([paypal, stripe]);
    payment.send({ type: 'payment.ask', order: anUnpaidOrder });
    payment.send({ type: 'payment.start' });
    payment.send({ type: 'gateway.choose', gateway: 'bitcoin' });
    payment.send({ type: 'payment.start' });
    expect(payment.facts()).toMatchObject({ stage: 'choosing', gateway: undefined });
    payment.send({ type: 'gateway.choose', gateway: 'paypal' });
    payment.send({ type: 'payment.start' });
    expect(payment.asked()).toEqual([{ order: 77, paymentMethod: 'paypal' }]);
  });

  test('starting, refused, silent or without a session: nothing is opened', async () => {
    const payment = start();
    payment.send({ type: 'payment.ask', order: anUnpaidOrder });
    await payment.refuse('startOrderPayment', { kind: 'refused', status: 409, message: 'This order is paid already.' });
    expect(payment.facts()).toMatchObject({ stage: 'failed', failure: { message: 'This order is paid already.' } });
    payment.send({ type: 'payment.start' });
    payment.pass(hungCallMs);
    expect(payment.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'network' } });
    payment.send({ type: 'payment.start' });
    await payment.refuse('startOrderPayment', { kind: 'unauthorised', status: 401 });
    expect(payment.stage()).toBe('idle');
    expect(payment.emitted('session.refused')).toHaveLength(1);
    expect(payment.asked('payInWindow')).toEqual([]);
  });

  test('cancelled: one order is paid anew, several are paid one by one from their pages', async () => {
    const alone = await checkAfter('cancel');
    await alone.answer('checkPayment', { status: 'cancelled' });
    alone.send({ type: 'payment.start' });
    expect(alone.asked('startOrderPayment')).toEqual([{ order: 77, paymentMethod: 'stripe' }]);

    const several = begin({ orders: [anUnpaidOrder, { ...anUnpaidOrder, id: 78 }] });
    await several.answer('payInWindow', { kind: 'cancel' });
    await several.answer('checkPayment', { status: 'cancelled' });
    several.send({ type: 'payment.start' });
    expect(several.facts()).toMatchObject({ stage: 'cancelled', canStart: false });
  });

  test('checking, no answer: it is asked again', async () => {
    const payment = await checkAfter('success');
    await payment.refuse('checkPayment', { kind: 'network' });
    expect(payment.stage()).toBe('unchecked');
    payment.send({ type: 'payment.check' });
    payment.pass(hungCallMs);
    expect(payment.stage()).toBe('unchecked');
    payment.send({ type: 'payment.check' });
    await payment.answer('checkPayment', { status: 'paid' });
    expect(payment.stage()).toBe('paid');
  });

  test('payment.close: the checkout leads home, an order stays where it is, and so does a link that is followed', async () => {
    const after = await checkAfter('cancel');
    await after.answer('checkPayment', { status: 'cancelled' });
    after.send({ type: 'payment.close' });
    expect(after.emitted('navigation.wanted')).toEqual([{ type: 'navigation.wanted', path: '/' }]);

    for (const [origin, type] of [
      ['orders', 'payment.close'],
      ['checkout', 'payment.leave'],
    ] as const) {
      const payment = await checkAfter('cancel', origin);
      await payment.answer('checkPayment', { status: 'cancelled' });
      payment.send({ type });
      expect([payment.stage(), payment.emitted('navigation.wanted')]).toEqual(['idle', []]);
    }
  });

  test('session.ended: the window is left and nothing of the order stays', async () => {
    const payment = begin();
    payment.send({ type: 'session.ended' });
    expect(payment.facts()).toMatchObject({ stage: 'idle', orders: [], url: '' });
    await payment.answer('payInWindow', { kind: 'success' });
    expect(payment.asked('checkPayment')).toEqual([]);
  });
});
