import { describe, expect, test } from 'vitest';
import { aQuote, refused } from '#tests/models/cart.ts';
import { aCodedQuote } from '#tests/models/checkout.ts';
import { startQuoted } from '#tests/support/charts/start-checkout.ts';
import { selectCheckout } from './checkout.selectors.ts';

describe('a voucher code, and an order that the server refuses', () => {
  test('placing + 409 with fresh totals → shows them beside the earlier ones, and the next press orders them', async () => {
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

  test('voucherCode.apply + an accepted code → quote and order carry the code until it is removed', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'voucherCode.type', code: ' TEN ' });
    checkout.send({ type: 'voucherCode.apply' });
    expect(selectCheckout(checkout.snapshot())).toMatchObject({ isCheckingCode: true, appliedCode: undefined });
    await checkout.respond('quoteCheckout', aCodedQuote(11, true));
    expect(selectCheckout(checkout.snapshot())).toMatchObject({ isCheckingCode: false, appliedCode: 'TEN' });
    checkout.send({ type: 'order.place' });
    expect(checkout.requested('placeOrder')).toMatchObject([{ coupon_code: 'TEN', payable_amount: 11 }]);
    await checkout.refuse('placeOrder', refused);
    checkout.send({ type: 'voucherCode.remove' });
    await checkout.respond('quoteCheckout', aQuote(12.5));
    expect(checkout.requested('quoteCheckout').map((requested) => 'coupon_code' in (requested as object))).toEqual([
      false,
      true,
      false,
    ]);
    expect(selectCheckout(checkout.snapshot())).toMatchObject({ appliedCode: undefined, typedCode: '' });
  });

  test('voucherCode.apply + a rejected code → shows the reason, and requests the quote without the code', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'voucherCode.type', code: 'OLD' });
    checkout.send({ type: 'voucherCode.apply' });
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

  test('voucherCode.apply twice while quoting → the latest code wins, and an empty code is ignored', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'voucherCode.type', code: '  ' });
    checkout.send({ type: 'voucherCode.apply' });
    checkout.send({ type: 'voucherCode.type', code: 'ONE' });
    checkout.send({ type: 'voucherCode.apply' });
    checkout.send({ type: 'voucherCode.type', code: 'TWO' });
    checkout.send({ type: 'voucherCode.apply' });
    await checkout.respond('quoteCheckout', aCodedQuote(11, true), 1);
    expect(selectCheckout(checkout.snapshot()).appliedCode).toBeUndefined();
    await checkout.respond('quoteCheckout', aCodedQuote(10, true), 2);
    expect(selectCheckout(checkout.snapshot()).appliedCode).toBe('TWO');
    expect(checkout.requested('quoteCheckout')).toHaveLength(3);
  });

  test('placing + 409 because of the voucher → removes the code, shows the reason and requests the quote again', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'voucherCode.type', code: 'TEN' });
    checkout.send({ type: 'voucherCode.apply' });
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
