import { describe, expect, test } from 'vitest';
import { aQuote, refused } from '#tests/models/cart.ts';
import { aCodedQuote } from '#tests/models/checkout.ts';
import { startQuoted } from '#tests/support/charts/start-checkout.ts';
import { selectCheckout } from './checkout.selectors.ts';

describe('a voucher’s code, and what a refused order tells', () => {
  test('placing, 409 with today’s totals: they are shown at once beside what was shown, and placed at the next press', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'order.place' });

    await checkout.refuse('placeOrder', { kind: 'refused', status: 409, message: 'Changed.', data: aQuote(14) });

    expect(selectCheckout(checkout.snapshot())).toMatchObject({
      stage: 'quoted',
      quote: { checkout: { payable_amount: 14 } },
      previous: { checkout: { payable_amount: 12.5 } },
    });
    checkout.send({ type: 'quote.refresh' });
    await checkout.respond('quoteCheckout', aQuote(14));
    expect(selectCheckout(checkout.snapshot()).previous?.checkout.payable_amount).toBe(12.5);
    checkout.send({ type: 'order.place' });
    expect(checkout.requested('placeOrder').at(-1)).toMatchObject({ payable_amount: 14, idempotencyKey: 'intent-2' });
    expect(selectCheckout(checkout.snapshot()).previous).toBeUndefined();
  });

  test('code.apply, it counts: the quote and the order carry the code, until it is removed', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'code.type', code: ' TEN ' });
    checkout.send({ type: 'code.apply' });
    expect(selectCheckout(checkout.snapshot())).toMatchObject({ isCheckingCode: true, appliedCode: undefined });
    await checkout.respond('quoteCheckout', aCodedQuote(11, true));
    expect(selectCheckout(checkout.snapshot())).toMatchObject({ isCheckingCode: false, appliedCode: 'TEN' });
    checkout.send({ type: 'order.place' });
    expect(checkout.requested('placeOrder')).toMatchObject([{ coupon_code: 'TEN', payable_amount: 11 }]);
    await checkout.refuse('placeOrder', refused);
    checkout.send({ type: 'code.remove' });
    await checkout.respond('quoteCheckout', aQuote(12.5));
    expect(checkout.requested('quoteCheckout').map((requested) => 'coupon_code' in (requested as object))).toEqual([
      false,
      true,
      false,
    ]);
    expect(selectCheckout(checkout.snapshot())).toMatchObject({ appliedCode: undefined, typedCode: '' });
  });

  test('code.apply, it does not count: says why, and what is payable is asked without it', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'code.type', code: 'OLD' });
    checkout.send({ type: 'code.apply' });
    await checkout.respond('quoteCheckout', aCodedQuote(12.5, false));
    expect(checkout.requested('quoteCheckout').at(-1)).not.toHaveProperty('coupon_code');
    await checkout.respond('quoteCheckout', aQuote(12));
    expect(selectCheckout(checkout.snapshot())).toMatchObject({
      stage: 'quoted',
      typedCode: 'OLD',
      appliedCode: undefined,
      codeRefusal: { message: 'This voucher has ended.' },
      quote: { checkout: { payable_amount: 12 } },
    });
    checkout.send({ type: 'order.place' });
    expect(checkout.requested('placeOrder').at(-1)).not.toHaveProperty('coupon_code');
  });

  test('code.apply twice while it is asked: the latest code counts, and an empty one is none', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'code.type', code: '  ' });
    checkout.send({ type: 'code.apply' });
    checkout.send({ type: 'code.type', code: 'ONE' });
    checkout.send({ type: 'code.apply' });
    checkout.send({ type: 'code.type', code: 'TWO' });
    checkout.send({ type: 'code.apply' });
    await checkout.respond('quoteCheckout', aCodedQuote(11, true), 1);
    expect(selectCheckout(checkout.snapshot()).appliedCode).toBeUndefined();
    await checkout.respond('quoteCheckout', aCodedQuote(10, true), 2);
    expect(selectCheckout(checkout.snapshot()).appliedCode).toBe('TWO');
    expect(checkout.requested('quoteCheckout')).toHaveLength(3);
  });

  test('placing, 409 for want of the voucher: the code is dropped with the reason, and the totals are asked', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'code.type', code: 'TEN' });
    checkout.send({ type: 'code.apply' });
    await checkout.respond('quoteCheckout', aCodedQuote(11, true));
    checkout.send({ type: 'order.place' });
    const gone = { kind: 'refused', status: 409, message: 'The voucher does not count any more.' } as const;
    await checkout.refuse('placeOrder', { ...gone, data: aCodedQuote(12.5, false) });
    expect(checkout.requested('quoteCheckout').at(-1)).not.toHaveProperty('coupon_code');
    await checkout.respond('quoteCheckout', aQuote(12.5));
    expect(selectCheckout(checkout.snapshot())).toMatchObject({
      stage: 'quoted',
      appliedCode: undefined,
      codeRefusal: { message: gone.message },
      previous: { checkout: { payable_amount: 11 } },
    });
  });
});
