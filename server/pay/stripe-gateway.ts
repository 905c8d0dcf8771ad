/**
 * Stripe Checkout: a page of the gateway on which the shopper pays, so no card number ever comes near this shop.
 * The sandbox speaks the same language, so this file does not know which of the two it talks to.
 */
import Stripe from 'stripe';
import { fromGateway, toGateway } from '#server/domain/money.ts';
import { unavailable } from '#server/domain/refusal.ts';
import type { Gateway, GatewayNotice, GatewayPhase, GatewayState, PaymentWish } from './gateway.ts';

type Session = Stripe.Checkout.Session;

/** A gateway that is away is a shop that cannot take payments now, not one that is broken. */
function away(error: unknown): never {
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError;
  throw isAway ? unavailable() : error;
}

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

const sessionParams = (wish: PaymentWish): Stripe.Checkout.SessionCreateParams => {
  const metadata = { payment: String(wish.paymentId), key: wish.key, language: wish.language };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: String(wish.paymentId),
    success_url: wish.successUrl,
    cancel_url: wish.cancelUrl,
    // The service has neither Arabic nor Persian: there it follows the browser.
    locale: wish.language === 'en' ? 'en' : 'auto',
    ...(wish.email && { customer_email: wish.email }),
    metadata,
    payment_intent_data: { metadata },
    expand: ['payment_intent'],
    line_items: wish.items.map(({ name, amount }) => ({
      quantity: 1,
      price_data: {
        currency: wish.currency.toLowerCase(),
        unit_amount: toGateway(amount, wish.currency),
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

export function stripeGateway(stripe: Stripe, noticeSecret: string): Gateway {
  const { sessions } = stripe.checkout;
  const read = async (reference: string) =>
    stateOf(await sessions.retrieve(reference, { expand: ['payment_intent'] }).catch(away));

  return {
    name: 'stripe',
    read,
    open: async (wish) =>
      stateOf(
        await sessions
          .create(sessionParams(wish), { idempotencyKey: `payment-${wish.paymentId}-${wish.key}` })
          .catch(away),
      ),
    async close(reference) {
      // Refused where it is not open any more; then its state says how it ended.
      const isClosed = (error: unknown) =>
        error instanceof Stripe.errors.StripeInvalidRequestError ? undefined : away(error);
      await sessions.expire(reference).catch(isClosed);
      return read(reference);
    },
    async refund(reference, amount, key) {
      const session = await sessions.retrieve(reference, { expand: ['payment_intent'] }).catch(away);
      const intent = intentOf(session);
      if (!intent) throw new Error(`The session ${reference} was never paid.`);
      const wish = { payment_intent: intent.id, amount: toGateway(amount, session.currency ?? '') };
      await stripe.refunds.create(wish, { idempotencyKey: key }).catch(away);
    },
    async readNotice(body, headers) {
      const signature = headers['stripe-signature'] ?? headers['payment-signature'];
      try {
        return noticeOf(await stripe.webhooks.constructEventAsync(body, String(signature), noticeSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}
