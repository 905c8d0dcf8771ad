/** A delivery price that depends on the address. */
import { expect, test } from 'vitest';
import { aQuote } from '#tests/models/cart.ts';
import { home } from '#tests/models/checkout.ts';
import { startCheckout, startQuoted, work } from '#tests/support/charts/start-checkout.ts';

const north = { ...home, area_id: 4 };
const south = { ...work, area_id: 5 };

test('addresses with areas: the quote has the chosen one, and a change of the choice quotes anew', async () => {
  const checkout = startCheckout([north, south]);
  checkout.send({ type: 'checkout.enter', shopIds: [3], shopperId: 7 });
  await checkout.respond('quoteCheckout', aQuote(12.5));
  expect(checkout.requested('quoteCheckout').at(-1)).toMatchObject({ address_id: north.id });
  checkout.send({ type: 'address.choose', id: south.id });
  await checkout.respond('quoteCheckout', aQuote(15));
  expect(checkout.requested('quoteCheckout').at(-1)).toMatchObject({ address_id: south.id });
  expect(checkout.facts()).toMatchObject({ stage: 'quoted', quote: { checkout: { payable_amount: 15 } } });
});

test('addresses without areas: one quote, without an address, whatever is chosen', async () => {
  const checkout = await startQuoted();
  checkout.send({ type: 'address.choose', id: work.id });
  expect(checkout.requested('quoteCheckout')).toHaveLength(1);
  expect(checkout.requested('quoteCheckout')[0]).not.toHaveProperty('address_id');
});
