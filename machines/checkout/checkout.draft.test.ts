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
    expect(() => forbidden.store({ shopperId: 7, note: 'x', payment: 'cash', soldOut: noSoldOutWish })).not.toThrow();
    expect(forbidden.recall({ shopperId: 7, note: '', payment: undefined, soldOut: noSoldOutWish })).toEqual({});
    const damaged = checkoutDraft(() => ({ ...areaOf(), getItem: () => '{' }));
    expect(damaged.recall({ shopperId: 7, note: '', payment: undefined, soldOut: noSoldOutWish })).toEqual({});
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
