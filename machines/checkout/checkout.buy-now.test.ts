/** A direct purchase: the same checkout for one product, apart from the cart. */
import { expect, test } from 'vitest';
import { aCart, aQuote, refused, unauthorized } from '#tests/models/cart.ts';
import { anOrder } from '#tests/models/checkout.ts';
import { startCheckout } from '#tests/support/charts/start-checkout.ts';
import { selectCheckout } from './checkout.selectors.ts';

const open = (shopIds: number[]) => {
  const checkout = startCheckout();
  checkout.send({ type: 'checkout.enter', shopIds, purchase: 'buyNow' });
  return { ...checkout, facts: () => selectCheckout(checkout.snapshot()) };
};

test('quotes and orders the one product apart from the cart', async () => {
  const checkout = open([3]);
  await checkout.respond('quoteCheckout', aQuote(2.5));
  checkout.send({ type: 'payment.choose', method: 'cash' });
  checkout.send({ type: 'order.place' });
  await checkout.respond('placeOrder', anOrder);

  expect(checkout.requested('getBuyNowCart')).toEqual([]);
  expect(checkout.requested('quoteCheckout')).toEqual([{ shop_ids: [3], is_buy_now: true }]);
  expect(checkout.requested('placeOrder')).toMatchObject([{ shop_ids: [3], is_buy_now: true, payable_amount: 2.5 }]);
  expect(checkout.facts()).toMatchObject({ stage: 'confirmed', purchase: 'buyNow' });
});

test('quoted + another product bought now in another tab → shows that one', async () => {
  const checkout = open([3]);
  await checkout.respond('quoteCheckout', aQuote(2.5));
  checkout.send({ type: 'quote.refresh' });
  await checkout.respond('quoteCheckout', aQuote(0, aCart()));
  await checkout.respond('getBuyNowCart', aCart({ milk: 1 }));
  const quote = aQuote(2.5, aCart({ milk: 1 }));
  await checkout.respond('quoteCheckout', quote);

  expect(checkout.facts()).toMatchObject({ stage: 'quoted', quote });
});

test('checkout.enter without a shop after a reload → finds the product in the buy-now cart of the server', async () => {
  const checkout = open([]);
  expect(checkout.facts().stage).toBe('finding');

  await checkout.respond('getBuyNowCart', aCart({ milk: 1 }));

  expect(checkout.facts().stage).toBe('quoting');
  expect(checkout.requested('quoteCheckout')).toEqual([{ shop_ids: [4], is_buy_now: true }]);
});

test('finding + a word of the server → shows it as a warning', async () => {
  const checkout = open([]);
  await checkout.respond('getBuyNowCart', { ...aCart({ milk: 1 }), info: 'The price of this product has changed.' });
  expect(checkout.notices()).toEqual([
    { kind: 'warning', text: { message: 'The price of this product has changed.' } },
  ]);
});

test('finding + an empty buy-now cart → shows that there is nothing to buy, and requests no quote', async () => {
  const checkout = open([]);
  await checkout.respond('getBuyNowCart', aCart());
  expect(checkout.facts().stage).toBe('bare');
  expect(checkout.requested('quoteCheckout')).toEqual([]);

  const sold = open([3]);
  await sold.respond('quoteCheckout', aQuote(0, aCart()));
  expect(sold.facts().stage).toBe('finding');
  await sold.respond('getBuyNowCart', aCart());
  expect(sold.facts().stage).toBe('bare');
});

test('finding + a refusal or a timeout → keeps the failure for the view, and a retry starts again', async () => {
  const checkout = open([]);
  await checkout.refuse('getBuyNowCart', refused);
  expect(checkout.facts()).toMatchObject({ stage: 'unquoted', failure: refused });
  expect(checkout.notices()).toEqual([{ kind: 'error', text: { message: 'No more in stock.' } }]);
  checkout.send({ type: 'checkout.retry' });
  await checkout.respond('quoteCheckout', aQuote(0, aCart()));
  expect(checkout.facts().stage).toBe('finding');
  checkout.pass(30_000);
  expect(checkout.facts()).toMatchObject({ stage: 'unquoted', failure: { kind: 'timeout' } });
});

test('finding + 401 → ends the session, and checkout.resume requests the buy-now cart again', async () => {
  const checkout = open([]);
  await checkout.refuse('getBuyNowCart', unauthorized);
  expect(checkout.emitted('session.refused')).toHaveLength(1);
  checkout.send({ type: 'checkout.resume' });
  expect(checkout.facts().stage).toBe('finding');
});

test('a quote with digital goods → does not offer cash on delivery, and clears it as a choice', async () => {
  const checkout = open([3]);
  checkout.send({ type: 'payment.choose', method: 'cash' });
  const digital = aQuote(2.5);
  digital.checkout_items = digital.checkout_items.map((group) => ({
    ...group,
    products: group.products.map((line) => ({ ...line, is_digital: true })),
  }));
  await checkout.respond('quoteCheckout', digital);

  expect(checkout.facts()).toMatchObject({ payment: undefined, methods: [{ method: 'stripe' }] });
  checkout.send({ type: 'order.place' });
  expect(checkout.requested('placeOrder')).toEqual([]);
  expect(checkout.notices().at(-1)?.text).toEqual({ key: 'Please choose a payment method' });
  checkout.send({ type: 'payment.choose', method: 'cash' });
  expect(checkout.facts().payment).toBeUndefined();
});
