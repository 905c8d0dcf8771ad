/**
 * Stripe Checkout: a page of the gateway on which the shopper pays, so no card number ever comes near this shop.
 * The sandbox speaks the same language, so this file does not know which of the two it talks to.
 */
import type Stripe from 'stripe';
import { fromGateway, toGateway } from '#server/domain/money.ts';
import { unavailable } from '#server/domain/refusal.ts';
import type { Gateway, GatewayNotice, GatewayPayment, GatewayPhase, GatewayState } from './gateway.ts';

type Session = Stripe.Checkout.Session;

/** The client's errors name their kind, so this file needs none of its classes. */
const isOfKind = (error: unknown, ...kinds: string[]) =>
  error instanceof Error && kinds.includes(String((error as { type?: unknown }).type));

/** A gateway that is away is a shop that cannot take payments now, not one that is broken. */
function away(error: unknown): never {
  throw isOfKind(error, 'StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError') ? unavailable() : error;
}

/** All of the money was refunded before, perhaps by a person at the gateway. */
const hasGoneBack = (error: unknown) =>
  isOfKind(error, 'StripeInvalidRequestError') && (error as { code?: unknown }).code === 'charge_already_refunded';

/** Money of a refund that failed or was cancelled stayed here. */
const isUnder = (key: string, { metadata, status }: Stripe.Refund) =>
  metadata?.key === key && status !== 'failed' && status !== 'canceled';

const intentOf = ({ payment_intent: intent }: Session) => (typeof intent === 'object' ? intent : null);

function phaseOf(session: Session): GatewayPhase {
  const intent = intentOf(session);
  const wasRefused = intent?.status === 'requires_payment_method' && intent.last_payment_error !== null;
  if (session.status === 'expired') return 'over';
  if (session.status === 'complete' && session.payment_status !== 'unpaid') return 'paid';
  if (wasRefused) return 'declined';
  return session.status === 'complete' ? 'processing' : 'open';
}

const stateOf = (session: Session): GatewayState => ({
  reference: session.id,
  paymentId: Number(session.client_reference_id),
  key: session.metadata?.key ?? '',
  phase: phaseOf(session),
  amount: fromGateway(session.amount_total ?? 0, session.currency ?? ''),
  currency: (session.currency ?? '').toUpperCase(),
  url: session.url,
});

const sessionParams = (payment: GatewayPayment): Stripe.Checkout.SessionCreateParams => {
  const metadata = { payment: String(payment.paymentId), key: payment.key, language: payment.language };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: String(payment.paymentId),
    success_url: payment.successUrl,
    cancel_url: payment.cancelUrl,
    // The service has neither Arabic nor Persian: there it follows the browser.
    locale: payment.language === 'en' ? 'en' : 'auto',
    ...(payment.email && { customer_email: payment.email }),
    metadata,
    payment_intent_data: { metadata },
    expand: ['payment_intent'],
    line_items: payment.items.map(({ name, amount }) => ({
      quantity: 1,
      price_data: {
        currency: payment.currency.toLowerCase(),
        unit_amount: toGateway(amount, payment.currency),
        product_data: { name },
      },
    })),
  };
};

type About = {
  object: string;
  id: string;
  client_reference_id?: string | null;
  metadata?: Record<string, string> | null;
};

const noticeOf = ({ id, type, data }: Stripe.Event): GatewayNotice => {
  const about = data.object as unknown as About;
  const payment = Number(about.client_reference_id ?? about.metadata?.payment);
  return {
    event: id,
    type,
    paymentId: Number.isSafeInteger(payment) && payment > 0 ? payment : undefined,
    reference: about.object === 'checkout.session' ? about.id : undefined,
  };
};

/** `client` loads with the first payment, not with the start of the shop. */
export function stripeGateway(client: () => Promise<Stripe>, noticeSecret: string): Gateway {
  const sessionsOf = async () => (await client()).checkout.sessions;
  const retrieve = async (reference: string) =>
    (await sessionsOf()).retrieve(reference, { expand: ['payment_intent'] }).catch(away);
  const read = async (reference: string) => stateOf(await retrieve(reference));

  return {
    name: 'stripe',
    read,
    open: async (payment) =>
      stateOf(
        await (await sessionsOf())
          .create(sessionParams(payment), { idempotencyKey: `payment-${payment.paymentId}-${payment.key}` })
          .catch(away),
      ),
    async close(reference) {
      // Refused where it is not open any more; then its state says how it ended.
      const isClosed = (error: unknown) => (isOfKind(error, 'StripeInvalidRequestError') ? undefined : away(error));
      await (await sessionsOf()).expire(reference).catch(isClosed);
      return read(reference);
    },
    async refund(reference, amount, key) {
      const session = await retrieve(reference);
      const intent = intentOf(session);
      if (!intent) throw new Error(`The session ${reference} was never paid.`);
      const { refunds } = await client();
      // The service forgets the key of a request after a day, and remembers that of the refund.
      const given = await refunds.list({ payment_intent: intent.id, limit: 100 }).catch(away);
      if (given.data.some((refund) => isUnder(key, refund))) return 'earlier';
      const refund = {
        payment_intent: intent.id,
        amount: toGateway(amount, session.currency ?? ''),
        metadata: { key },
      };
      return refunds.create(refund, { idempotencyKey: key }).then(
        () => 'sent' as const,
        (error: unknown) => (hasGoneBack(error) ? 'earlier' : away(error)),
      );
    },
    async readNotice(body, headers) {
      const signature = headers['stripe-signature'] ?? headers['payment-signature'];
      try {
        const { webhooks } = await client();
        return noticeOf(await webhooks.constructEventAsync(body, String(signature), noticeSecret));
      } catch (error) {
        if (isOfKind(error, 'StripeSignatureVerificationError')) return undefined;
        throw error;
      }
    },
  };
}
