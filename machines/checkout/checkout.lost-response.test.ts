/** An order whose response is lost or late: the same request goes out again under the same key. */
import { expect, test } from 'vitest';
import { anOrder } from '#tests/models/checkout.ts';
import { startQuoted, work } from '#tests/support/charts/start-checkout.ts';

test('placing + no response → a retry sends the same request under the same key', async () => {
  const checkout = await startQuoted();
  checkout.send({ type: 'order.place' });

  checkout.pass(30_000);
  checkout.send({ type: 'note.type', note: 'Another note' });
  checkout.send({ type: 'address.choose', id: work.id });
  expect(checkout.facts().stage).toBe('unknown');
  checkout.send({ type: 'checkout.retry' });
  await checkout.refuse('placeOrder', { kind: 'network' });
  checkout.send({ type: 'checkout.retry' });

  const [first, second, third] = checkout.requested('placeOrder');
  expect(second).toEqual(first);
  expect(third).toEqual(first);
});

test('placing + a request that is still processed → sends it again under the same key until there is a response', async () => {
  const checkout = await startQuoted();
  checkout.send({ type: 'order.place' });
  checkout.pass(30_000);
  checkout.send({ type: 'checkout.retry' });

  await checkout.refuse('placeOrder', { kind: 'inProgress', status: 409, message: 'Please wait.', retryAfter: 1 });
  expect(checkout.facts()).toMatchObject({ stage: 'unknown', previous: undefined });
  checkout.pass(1_000);
  await checkout.respond('placeOrder', anOrder);

  expect(checkout.facts()).toMatchObject({ stage: 'confirmed', orders: anOrder.orders });
  const [first, ...repeated] = checkout.requested('placeOrder');
  expect(repeated).toEqual([first, first]);
});
