/** Refunds at a gateway that has forgotten the key of the request: Stripe remembers it for a day. */
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { stripeGateway } from '#server/pay/stripe-gateway.ts';

type Refund = Pick<Stripe.RefundCreateParams, 'amount'> & { status?: string; metadata?: Record<string, string> };

const refusal = (code: string) =>
  Object.assign(new Error('The gateway refuses it.'), { type: 'StripeInvalidRequestError', code });

/** `given` are the refunds of one paid session. */
function gatewayWith(given: Refund[], refuse?: Error) {
  const session = { id: 'cs_1', currency: 'usd', payment_intent: { id: 'pi_1' } };
  const client = {
    checkout: { sessions: { retrieve: async () => session } },
    refunds: {
      list: async () => ({ data: given }),
      create: async (refund: Refund) => {
        if (refuse) throw refuse;
        given.push({ ...refund, status: 'succeeded' });
      },
    },
  };
  return stripeGateway(async () => client as unknown as Stripe, 'whsec_x');
}

describe('a refund', () => {
  test('goes out once under its key, and other keys do not count', async () => {
    const given: Refund[] = [{ amount: 100, status: 'succeeded', metadata: { key: 'other' } }, { amount: 100 }];
    const gateway = gatewayWith(given);
    expect(await gateway.refund('cs_1', 100, 'own')).toBe('sent');
    expect(await gateway.refund('cs_1', 100, 'own')).toBe('earlier');
    expect(given).toHaveLength(3);
    expect(given[2]).toMatchObject({ amount: 100, metadata: { key: 'own' } });
  });

  test.each(['failed', 'canceled'])('that %s goes out again', async (status) => {
    const given = [{ amount: 100, status, metadata: { key: 'own' } }];
    expect(await gatewayWith(given).refund('cs_1', 100, 'own')).toBe('sent');
    expect(given).toHaveLength(2);
  });

  test('is done where all of the money has gone back, and fails for any other reason', async () => {
    const refund = (code: string) => gatewayWith([], refusal(code)).refund('cs_1', 100, 'own');
    expect(await refund('charge_already_refunded')).toBe('earlier');
    await expect(refund('charge_disputed')).rejects.toThrow('The gateway refuses it.');
  });
});
