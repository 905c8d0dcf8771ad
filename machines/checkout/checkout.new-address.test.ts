/** A new address beside the chosen one: an order waits for it, and what was typed survives the end of the session. */
import { describe, expect, test } from 'vitest';
import { aQuote, unauthorized } from '#tests/models/cart.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { startQuoted } from '#tests/support/charts/start-checkout.ts';
import { selectCheckoutAddresses } from './checkout.selectors.ts';

const startTyping = async () => {
  const checkout = await startQuoted();
  await settled();
  checkout.send({ type: 'address.new' });
  checkout.send({ type: 'address.type', field: 'address_line', value: '7 New Road' });
  return { ...checkout, addresses: () => selectCheckoutAddresses(checkout.snapshot()) };
};

describe('a new address', () => {
  test('that is being saved + order.place → orders nothing, and not to the address that was chosen before', async () => {
    const { send, requested, facts, addresses } = await startTyping();
    send({ type: 'address.save' });
    expect([addresses().stage, facts().canPlace]).toEqual(['saving', false]);
    send({ type: 'order.place' });
    await settled();
    expect([addresses().chosen?.id, requested('placeOrder')]).toEqual([6, []]);
  });

  test('that is typed and not saved + order.place → asks to save or cancel it', async () => {
    const { send, requested, notices } = await startTyping();
    send({ type: 'order.place' });
    expect(notices().at(-1)?.text).toEqual({ key: 'Please save or cancel the new address first' });
    send({ type: 'address.cancel' });
    send({ type: 'order.place' });
    expect(requested('placeOrder')).toMatchObject([{ address_id: 5 }]);
  });

  test('is still in its open form when the session was over meanwhile and the shopper is back', async () => {
    const { send, refuse, respond, requested, notices, facts, addresses } = await startTyping();
    send({ type: 'voucherCode.type', code: 'TEN' });
    send({ type: 'voucherCode.apply' });
    await refuse('quoteCheckout', unauthorized);
    expect(facts().stage).toBe('expired');
    send({ type: 'session.started', user: { id: 7 } });
    send({ type: 'checkout.resume' });
    await settled();
    expect(addresses()).toMatchObject({ stage: 'editing', canCancel: true, fields: { address_line: '7 New Road' } });
    await respond('quoteCheckout', { ...aQuote(12.5), apply_coupon: true }, 2);
    send({ type: 'order.place' });
    expect([notices().at(-1)?.text, requested('placeOrder')]).toEqual([
      { key: 'Please save or cancel the new address first' },
      [],
    ]);
  });

  test('that was restored and is saved is not in the next form', async () => {
    const { send, refuse, respond, addresses } = await startTyping();
    send({ type: 'voucherCode.type', code: 'TEN' });
    send({ type: 'voucherCode.apply' });
    await refuse('quoteCheckout', unauthorized);
    send({ type: 'session.started', user: { id: 7 } });
    send({ type: 'checkout.resume' });
    await settled();
    await respond('quoteCheckout', { ...aQuote(12.5), apply_coupon: true }, 2);
    send({ type: 'address.save' });
    await settled();
    expect(addresses().chosen).toMatchObject({ id: 6 });
    send({ type: 'address.new' });
    expect(addresses()).toMatchObject({ stage: 'editing', isTyped: false, fields: { address_line: '' } });
  });

  test('is gone when the shopper comes to another checkout', async () => {
    const { send, addresses } = await startTyping();
    send({ type: 'checkout.leave' });
    send({ type: 'checkout.enter', shopIds: [3], shopperId: 7 });
    await settled();
    expect(addresses()).toMatchObject({ stage: 'choosing', fields: { address_line: '' } });
  });
});
