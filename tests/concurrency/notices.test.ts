/** Several notices about one payment at the same moment: each is taken once, and none waits for another in a circle. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { watchDatabaseErrors } from '#tests/support/database/database-errors.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { signatureOf } from '#tests/support/services/payment-notice.ts';
import { statuses } from '#tests/support/shops/crowd-shop.ts';
import { newShopper, paymentHarness, placeOnline, startPaymentShop, visit } from '#tests/support/shops/payment-shop.ts';

const rounds = 20;
let shop: TestServer;
let ann: Shopper;
let codes: string[];

beforeAll(async () => {
  shop = await startPaymentShop({ poolSize: 20 });
  codes = watchDatabaseErrors(shop.database.pool);
});

afterAll(() => shop.close());

const { rows, sessionOf } = paymentHarness(
  () => shop,
  () => ann,
);

const send = (payload: string) =>
  shop.post('/payments/notices/stripe', payload, { headers: { 'Stripe-Signature': signatureOf(payload) } });

describe('parallel notices about one payment', () => {
  test('are all processed without a deadlock', async () => {
    for (let round = 0; round < rounds; round += 1) {
      ann = await newShopper(shop);
      const placed = await placeOnline(shop, ann);
      await visit(placed.url);
      const { id } = await sessionOf(placed);
      await rows(`update sandbox_sessions set status = 'complete' where id = '${id}' returning id`);
      const object = { id, object: 'checkout.session', client_reference_id: String(placed.paymentId) };
      const notices = ['a', 'b', 'c', 'd'].map((name) =>
        JSON.stringify({
          id: `evt_${round}_${name}`,
          object: 'event',
          type: 'checkout.session.completed',
          data: { object },
        }),
      );
      expect(statuses(await Promise.all(notices.map(send)))).toEqual({ 200: 4 });
      expect(await rows(`select status from payments where id = ${placed.paymentId}`)).toEqual([{ status: 'paid' }]);
    }
    expect(codes).toEqual([]);
  });
});
