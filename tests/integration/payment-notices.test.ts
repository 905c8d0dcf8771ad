/** What gateways report over HTTP: signed, once, in any order. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';
import { signatureOf } from '#tests/support/services/payment-notice.ts';
import {
  firstOf,
  newShopper,
  type Placed,
  paymentHarness,
  placeOnline,
  press,
  visit,
} from '#tests/support/shops/payment-shop.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: SharedServer;
let ann: Shopper;
let events = 0;

beforeAll(async () => {
  shop = await sharedServer('payment');
});
beforeEach(async () => {
  ann = await newShopper(shop);
});

const { rows, paymentOf, orderOf, sessionOf } = paymentHarness(
  () => shop,
  () => ann,
);

type Change = { type?: string; object?: object };

/** An event as the gateway would write it about this payment, whatever is true. */
async function eventOf(placed: Placed, { type = 'checkout.session.completed', object = {} }: Change = {}) {
  events += 1;
  const { id } = await sessionOf(placed);
  const session = { id, object: 'checkout.session', status: 'complete', payment_status: 'paid' };
  const about = { ...session, client_reference_id: String(placed.paymentId), ...object };
  return JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object: about } });
}

const tell = (payload: string, signature = signatureOf(payload)) =>
  shop.post('/payments/notices/stripe', payload, { headers: { 'Stripe-Signature': signature }, locale: 'en' });

/** The gateway's page is open, and nothing has been pressed. */
async function opened() {
  const placed = await placeOnline(shop, ann);
  return { placed, page: await visit(placed.url) };
}

const payUnnoticed = ({ paymentId }: Placed) =>
  shop.database.pool.query(`update sandbox_sessions set status = 'complete' where client_reference = '${paymentId}'`);
const statusOf = async ({ paymentId }: Placed) =>
  (await rows(`select status from payments where id = ${paymentId}`))[0].status;
const noticesOf = ({ paymentId }: Placed) => rows(`select event from payment_notices where payment_id = ${paymentId}`);

describe('a notice of the gateway', () => {
  test('pays the orders even before the shopper returns', async () => {
    const { placed } = await opened();
    await payUnnoticed(placed);
    expect((await tell(await eventOf(placed))).body).toEqual({ message: 'Received' });
    expect(await statusOf(placed)).toBe('paid');
    const key = new URL(placed.url).searchParams.get('key');
    const back = await visit(`${shop.url}/payment/${placed.paymentId}/callback-success?key=${key}`);
    expect([back.path, back.text]).toEqual([
      `/order/${placed.paymentId}/payment/success`,
      expect.stringContaining('Payment received'),
    ]);
  });

  test('counts once when it comes eight times at once and once more later', async () => {
    const { placed } = await opened();
    await payUnnoticed(placed);
    const payload = await eventOf(placed);
    const responses = await Promise.all(Array.from({ length: 8 }, () => tell(payload)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await noticesOf(placed)).toHaveLength(1);
    const [{ paid_at: paidAt }] = await rows(`select paid_at from payments where id = ${placed.paymentId}`);
    await tell(payload);
    expect(await rows(`select paid_at from payments where id = ${placed.paymentId}`)).toEqual([{ paid_at: paidAt }]);
  });

  test('pays nothing when the gateway itself does not confirm it', async () => {
    const { placed } = await opened();
    expect((await tell(await eventOf(placed))).status).toBe(200);
    expect(await paymentOf(placed)).toMatchObject({ status: 'pending' });
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Pending' });
  });

  test('takes nothing back when it reports an expired session after the payment', async () => {
    const { placed, page } = await opened();
    await press(page, 'pay');
    await tell(
      await eventOf(placed, {
        type: 'checkout.session.expired',
        object: { status: 'expired', payment_status: 'unpaid' },
      }),
    );
    const intent = { object: 'payment_intent', metadata: { payment: String(placed.paymentId) } };
    await tell(await eventOf(placed, { type: 'payment_intent.payment_failed', object: intent }));
    expect(await paymentOf(placed)).toMatchObject({ status: 'paid', error: null });
    expect(await orderOf(firstOf(placed))).toMatchObject({ payment_status: 'Paid' });
  });

  test('changes nothing when it is about another shop of the same account', async () => {
    const { placed } = await opened();
    const other = await opened();
    await payUnnoticed(other.placed);
    await shop.database.pool.query(`update payments set reference = null where id = ${placed.paymentId}`);
    const { id } = await sessionOf(other.placed);
    expect((await tell(await eventOf(placed, { object: { id } }))).status).toBe(200);
    expect(await statusOf(placed)).toBe('pending');
  });

  test('is refused with a forged, an old or no signature, and with one byte changed', async () => {
    const { placed } = await opened();
    await payUnnoticed(placed);
    const payload = await eventOf(placed);
    const forged = [
      signatureOf(payload, { secret: 'whsec_of_somebody_else' }),
      signatureOf(payload, { ageSeconds: 4_000 }),
      't=1,v1=00',
      '',
    ];
    for (const signature of forged) {
      const { status, body } = await tell(payload, signature);
      expect([status, body.message]).toEqual([400, text('The signature is not valid.')]);
    }
    expect((await tell(payload.replace('"paid"', '"PAID"'), signatureOf(payload))).status).toBe(400);
    expect(await statusOf(placed)).toBe('pending');
    expect(await noticesOf(placed)).toEqual([]);
  });
});
