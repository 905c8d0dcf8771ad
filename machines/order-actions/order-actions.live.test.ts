/** @spec R11, R59 */
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '#api/client.ts';
import { checkoutInput } from '#tests/models/checkout.ts';
import { actedOrder } from '#tests/models/order-actions.ts';
import { aCart, aLine } from '#tests/support/data/builders.ts';
import { liveOrderActions } from './order-actions.live.ts';

const orderLine = (id: number) => ({
  ...{ id, packaging_id: 97, name: 'Tea', unit: '100 g', order_qty: 1 },
  ...{ thumbnail: '/tea.webp', price: 2, discount_price: 0, discount_percentage: 0 },
});

test('Another try goes on behind the lines that are in the cart, and still says what costs another amount', async () => {
  const requested: number[] = [];
  let isReachable = false;
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    fetch: async (input) => {
      const request = input as Request;
      if (request.method === 'GET')
        return Response.json({ data: { order: { id: 77, products: [42, 43, 44].map(orderLine) } } });
      const { product_id: id } = await request.json();
      requested.push(id);
      if (id === 43 && !isReachable) throw new TypeError('Failed to fetch');
      const price = id === 42 ? 3 : 2;
      const inCart = { ...aLine({ id, price, unit_price: price, discount_price: 0 }), packaging_id: 97 };
      return Response.json({ data: aCart([inCart]) });
    },
    locale: () => 'en',
    token: () => 't',
  });
  const actions = createActor(liveOrderActions(client), { input: checkoutInput }).start();
  actions.send({ type: 'order.addToCart', order: actedOrder });
  await waitFor(actions, (snapshot) => snapshot.matches({ filling: 'failed' }));
  isReachable = true;
  actions.send({ type: 'order.confirm' });
  const { context } = await waitFor(actions, (snapshot) => snapshot.matches({ repeating: 'added' }));
  expect(requested).toEqual([42, 43, 43, 44]);
  expect(context.report).toMatchObject({ added: 3, refused: [], changed: [{ id: 42, before: 2, now: 3 }] });
});
