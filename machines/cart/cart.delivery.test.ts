/** @spec R81 */
import { describe, expect, test } from 'vitest';
import { aCart } from '#tests/models/cart.ts';
import { startCart } from '#tests/support/charts/start-cart.ts';
import { selectCart } from './cart.selectors.ts';

type Terms = { delivery_charge?: number; minimum_order_amount?: number; free_delivery_amount?: number };

/** The cart has one packet of tea for 2.50. */
const shopOf = async (terms: Terms) => {
  const known = aCart({ tea: 1 });
  const cart = await startCart().signedIn({
    ...known,
    cart_items: known.cart_items.map((group) => ({ ...group, ...terms })),
  });
  return { cart, shop: () => selectCart(cart.snapshot()).groups[0] };
};

describe('the delivery of a shop of the cart', () => {
  test('says nothing where the back end does not', async () => {
    const { shop } = await shopOf({});
    expect(shop()).toMatchObject({ missingToMinimum: 0 });
    expect([shop()?.deliveryCharge, shop()?.minimumOrder, shop()?.missingToFreeDelivery]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('says how much is missing to the minimum and to free delivery, to the cent', async () => {
    const { shop } = await shopOf({ delivery_charge: 2.99, minimum_order_amount: 4.1, free_delivery_amount: 7.6 });
    expect(shop()).toMatchObject({ deliveryCharge: 2.99, missingToMinimum: 1.6, missingToFreeDelivery: 5.1 });
  });

  test('is free as soon as the lines cost enough, before the server says so', async () => {
    const { cart, shop } = await shopOf({ delivery_charge: 2.99, minimum_order_amount: 5, free_delivery_amount: 5 });
    cart.send({ type: 'line.increment', productId: 41, packagingId: 97 });
    expect(shop()).toMatchObject({ subtotal: 5, deliveryCharge: 0, missingToMinimum: 0, missingToFreeDelivery: 0 });
  });
});
