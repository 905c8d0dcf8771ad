import { describe, expect, test } from 'vitest';
import { assign } from 'xstate';
import { aQuote } from '#tests/models/cart.ts';
import { anOrder } from '#tests/models/checkout.ts';
import { startCheckout, startQuoted } from '#tests/support/charts/start-checkout.ts';
import { checkoutDraft } from './checkout.draft.ts';
import { noSoldOutWish } from './checkout.if-sold-out.ts';

const areaOf = () => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
};

/** Two visits of the same tab share one area. */
const visit = (draft: ReturnType<typeof checkoutDraft>, shopperId: number) => {
  const checkout = startCheckout(undefined, {
    storeDraft: ({ context }) => draft.store(context),
    recallDraft: assign(({ context }) => draft.recall(context)),
  });
  checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId });
  return checkout;
};

describe('the draft of the checkout', () => {
  test('a voucher code that counts is tried again after a reload, and one that was taken back is not', async () => {
    const area = areaOf();
    const kept = checkoutDraft(() => area);
    const coded = { ...aQuote(10), apply_coupon: true };
    const first = visit(kept, 7);
    first.send({ type: 'voucherCode.type', code: 'TEN' });
    first.send({ type: 'voucherCode.apply' });
    await first.respond('quoteCheckout', coded, 1);
    const second = visit(kept, 7);
    expect(second.requested('quoteCheckout')).toMatchObject([{ coupon_code: 'TEN' }]);
    await second.respond('quoteCheckout', coded);
    expect(second.facts().appliedCode).toBe('TEN');
    second.send({ type: 'voucherCode.remove' });
    await second.respond('quoteCheckout', aQuote(12.5), 1);
    expect(visit(kept, 7).requested('quoteCheckout')).toEqual([expect.not.objectContaining({ coupon_code: 'TEN' })]);
  });

  test('note and payment method are there again after a reload', () => {
    const draft = checkoutDraft(areaOf);
    const area = areaOf();
    const kept = checkoutDraft(() => area);
    const first = visit(kept, 7);
    first.send({ type: 'note.type', note: 'Ring twice' });
    first.send({ type: 'payment.choose', method: 'cash' });
    expect(visit(kept, 7).facts()).toMatchObject({ note: 'Ring twice', payment: 'cash' });
    expect(visit(kept, 8).facts()).toMatchObject({ note: '', payment: undefined });
    expect(visit(draft, 7).facts()).toMatchObject({ note: '' });
  });

  describe('an order without a final response', () => {
    /** The response has not come when the page is reloaded. */
    const sent = async (area: ReturnType<typeof areaOf>) => {
      const checkout = visit(
        checkoutDraft(() => area),
        7,
      );
      await checkout.respond('quoteCheckout', aQuote(12.5));
      checkout.send({ type: 'payment.choose', method: 'cash' });
      checkout.send({ type: 'order.place' });
      return checkout;
    };
    const reloaded = (area: ReturnType<typeof areaOf>, shopperId = 7) =>
      visit(
        checkoutDraft(() => area),
        shopperId,
      );

    test('is unknown after a reload, and a retry sends the same request under the same key', async () => {
      const area = areaOf();
      const first = await sent(area);
      const checkout = reloaded(area);
      expect(checkout.facts()).toMatchObject({ stage: 'unknown', quote: aQuote(12.5) });
      checkout.send({ type: 'checkout.retry' });
      expect(checkout.requested('placeOrder')).toEqual(first.requested('placeOrder'));
      await checkout.respond('placeOrder', anOrder);
      expect(checkout.facts()).toMatchObject({ stage: 'confirmed', orders: anOrder.orders });
      expect(reloaded(area).facts().stage).toBe('quoting');
    });

    test('is not that of another shopper or of another purchase', async () => {
      const area = areaOf();
      await sent(area);
      expect(reloaded(area, 8).facts().stage).toBe('quoting');
      const checkout = startCheckout(undefined, {
        recallDraft: assign(({ context }) => checkoutDraft(() => area).recall(context)),
      });
      checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7, purchase: 'buyNow' });
      expect(checkout.facts().stage).toBe('quoting');
    });

    test.each([
      { kind: 'refused', status: 409 },
      { kind: 'refused', status: 422 },
      { kind: 'unauthorized', status: 401 },
    ] as const)('ends with the response %o', async (failure) => {
      const area = areaOf();
      const checkout = await sent(area);
      await checkout.refuse('placeOrder', failure);
      expect(reloaded(area).facts().stage).toBe('quoting');
    });

    test('ends when the shopper leaves the checkout', async () => {
      const area = areaOf();
      const checkout = await sent(area);
      checkout.pass(30_000);
      checkout.send({ type: 'checkout.leave' });
      expect(reloaded(area).facts().stage).toBe('quoting');
    });
  });

  test('is dropped with the order and with the session', async () => {
    const area = areaOf();
    const kept = checkoutDraft(() => area);
    const checkout = visit(kept, 7);
    await checkout.respond('quoteCheckout', aQuote(12.5));
    checkout.send({ type: 'payment.choose', method: 'cash' });
    checkout.send({ type: 'note.type', note: 'Ring twice' });
    checkout.send({ type: 'order.place' });
    await checkout.respond('placeOrder', anOrder);
    expect(visit(kept, 7).facts().note).toBe('');
    checkout.send({ type: 'session.ended' });
    expect(area.texts.size).toBe(0);
  });

  test('survives a storage that is full, forbidden or damaged', () => {
    const forbidden = checkoutDraft(() => {
      throw new DOMException('Forbidden.', 'SecurityError');
    });
    const nothing = { shopperId: 7, note: '', payment: undefined, soldOut: noSoldOutWish };
    const untouched = {
      ...nothing,
      purchase: 'cart',
      code: undefined,
      appliedCode: undefined,
      attempt: undefined,
      quote: undefined,
    } as const;
    expect(() => forbidden.store({ ...untouched, note: 'x', payment: 'cash' })).not.toThrow();
    expect(forbidden.recall(untouched)).toEqual({});
    const damaged = checkoutDraft(() => ({ ...areaOf(), getItem: () => '{' }));
    expect(damaged.recall(untouched)).toEqual({});
  });
});

test('placing + an address that is gone → loads the addresses again', async () => {
  const checkout = await startQuoted();
  checkout.send({ type: 'order.place' });
  await checkout.refuse('placeOrder', {
    kind: 'refused',
    status: 422,
    message: 'The selected address is invalid.',
    fields: { address_id: 'The selected address is invalid.' },
  });
  expect(checkout.notices().at(-1)?.text).toEqual({ message: 'The selected address is invalid.' });
  expect(checkout.facts().stage).toBe('quoted');
  expect(checkout.addressLists()).toBe(2);
});
