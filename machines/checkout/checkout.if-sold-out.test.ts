import { describe, expect, test } from 'vitest';
import type { Quote } from '#api/types/cart.ts';
import { aChoosingQuote, milkLine, teaLine } from '#tests/models/sold-out.ts';
import { startCheckout } from '#tests/support/charts/start-checkout.ts';
import { checkoutDraft } from './checkout.draft.ts';
import { noSoldOutWish, soldOutIn } from './checkout.if-sold-out.ts';
import { selectCheckoutSoldOut } from './checkout.selectors.ts';

const quoted = async (choices?: Quote['sold_out_choices']) => {
  const checkout = startCheckout();
  checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7 });
  await checkout.respond('quoteCheckout', aChoosingQuote(choices));
  checkout.send({ type: 'payment.choose', method: 'cash' });
  return { ...checkout, soldOut: () => selectCheckoutSoldOut(checkout.snapshot()) };
};

type Quoted = Awaited<ReturnType<typeof quoted>>;

const ordered = (checkout: Quoted) => {
  checkout.send({ type: 'order.place' });
  return checkout.requested('placeOrder')[0];
};

describe('an order', () => {
  test('leaves out what is sold out, unless the shopper chooses', async () => {
    const checkout = await quoted();
    expect(checkout.soldOut()).toMatchObject({ choice: 'leave_out', lines: [] });
    const body = ordered(checkout);
    expect(body).toMatchObject({ if_sold_out: 'leave_out' });
    expect(body).not.toHaveProperty('sold_out_lines');
  });

  test('carries the choice and those of its lines', async () => {
    const checkout = await quoted();
    checkout.send({ type: 'soldOut.choose', choice: 'call_me' });
    checkout.send({ type: 'soldOut.chooseLine', ...teaLine, choice: 'leave_out' });
    checkout.send({ type: 'soldOut.chooseLine', ...milkLine, choice: 'leave_out' });
    checkout.send({ type: 'soldOut.chooseLine', ...teaLine, choice: 'best_match' });
    checkout.send({ type: 'soldOut.chooseLine', ...milkLine, choice: undefined });
    expect(ordered(checkout)).toMatchObject({
      if_sold_out: 'call_me',
      sold_out_lines: [{ ...teaLine, choice: 'best_match' }],
    });
  });

  test('names no line that is not in it, and no choice that is not offered', async () => {
    const checkout = await quoted(['call_me', 'best_match']);
    checkout.send({ type: 'soldOut.chooseLine', product_id: 999, packaging_id: 999, choice: 'call_me' });
    checkout.send({ type: 'soldOut.chooseLine', ...teaLine, choice: 'leave_out' });
    checkout.send({ type: 'soldOut.choose', choice: 'leave_out' });
    const body = ordered(checkout);
    expect(body).toMatchObject({ if_sold_out: 'call_me' });
    expect(body).not.toHaveProperty('sold_out_lines');
  });

  test.each([[[]], [undefined]])('says nothing to a back end that offers no choice (%j)', async (offered) => {
    const checkout = startCheckout();
    checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7 });
    const { sold_out_choices: _, ...quote } = aChoosingQuote();
    await checkout.respond('quoteCheckout', { ...quote, ...(offered && { sold_out_choices: offered }) });
    checkout.send({ type: 'payment.choose', method: 'cash' });
    checkout.send({ type: 'soldOut.choose', choice: 'call_me' });
    checkout.send({ type: 'order.place' });
    expect(checkout.requested('placeOrder')[0]).not.toHaveProperty('if_sold_out');
  });
});

test('placing + soldOut.choose → the order in flight stays as it is', async () => {
  const checkout = await quoted();
  ordered(checkout);
  checkout.send({ type: 'soldOut.choose', choice: 'call_me' });
  checkout.send({ type: 'soldOut.chooseLine', ...teaLine, choice: 'call_me' });
  expect(checkout.soldOut()).toMatchObject({ choice: 'leave_out', lines: [] });
});

test('The end of the session forgets the choice', async () => {
  const checkout = await quoted();
  checkout.send({ type: 'soldOut.choose', choice: 'call_me' });
  checkout.send({ type: 'session.ended' });
  expect(checkout.snapshot().context.soldOut).toEqual(noSoldOutWish);
});

test('A reload of the checkout keeps the choice for the same shopper', () => {
  const texts = new Map<string, string>();
  const draft = checkoutDraft(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }));
  const soldOut = { choice: 'call_me' as const, lines: [{ ...teaLine, choice: 'best_match' as const }] };
  const blank = {
    ...{ note: '', payment: undefined, soldOut: noSoldOutWish },
    ...{ purchase: 'cart' as const, code: undefined, appliedCode: undefined, attempt: undefined, quote: undefined },
  };
  draft.store({ ...blank, shopperId: 7, soldOut });
  expect(draft.recall({ ...blank, shopperId: 7 }).soldOut).toEqual(soldOut);
  expect(draft.recall({ ...blank, shopperId: 8 })).toEqual({});
  const newer = { choice: 'best_match' as const, lines: [] };
  expect(draft.recall({ ...blank, shopperId: 7, soldOut: newer }).soldOut).toEqual(newer);
  draft.store({ ...blank, shopperId: 7 });
  expect(texts.size).toBe(0);
});

test.each([undefined, null, 'call_me', { choice: 4, lines: 'all' }, { lines: [null, {}, { product_id: 1 }] }])(
  'A stored choice that cannot be read is none (%j)',
  (stored) => {
    expect(soldOutIn(stored)).toEqual(noSoldOutWish);
  },
);
