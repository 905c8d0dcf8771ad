import { describe, expect, test } from 'vitest';
import { aQuote, withStock } from '#tests/models/cart.ts';
import { startQuoted } from '#tests/support/charts/start-checkout.ts';

describe('checkout', () => {
  test('quoted + order.place with everything sold out → sends nothing and says so', async () => {
    const checkout = await startQuoted();
    checkout.send({ type: 'quote.refresh' });
    await checkout.respond('quoteCheckout', aQuote(0, withStock(0)));

    checkout.send({ type: 'order.place' });

    expect(checkout.notices().at(-1)?.text).toEqual({ key: 'Everything here is sold out' });
    expect(checkout.requested('placeOrder')).toEqual([]);
  });
});
