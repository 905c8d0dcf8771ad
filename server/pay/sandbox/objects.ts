/** Sessions, payments and events as the real service describes them, as far as the shop reads them. */
import { randomBytes } from 'node:crypto';
import { sum } from '#server/domain/money.ts';
import { sandboxPath } from './keys.ts';
import type { SandboxSession } from './sessions.ts';

/** One payment a session, so its name says which. */
export const intentId = (sessionId: string) => sessionId.replace(/^cs_/, 'pi_');
export const sessionId = (intent: string) => intent.replace(/^pi_/, 'cs_');

const intentStatus = ({ status }: SandboxSession) => {
  if (status === 'complete') return 'succeeded';
  return status === 'expired' ? 'canceled' : 'requires_payment_method';
};

const intentObject = (session: SandboxSession) => ({
  id: intentId(session.id),
  object: 'payment_intent',
  amount: session.amount,
  currency: session.currency,
  status: intentStatus(session),
  metadata: session.metadata,
  last_payment_error: session.declined ? { type: 'card_error', code: 'card_declined' } : null,
});

/** Its page is on the origin that the shop named for the way back. */
export const payPage = ({ id, successUrl }: Pick<SandboxSession, 'id' | 'successUrl'>) =>
  `${new URL(successUrl).origin}${sandboxPath}/pay/${id}`;

export const statusAt = ({ status, expiresAt }: SandboxSession, now: Date) =>
  status === 'open' && expiresAt <= now ? ('expired' as const) : status;

export function sessionObject(kept: SandboxSession, now: Date) {
  const session = { ...kept, status: statusAt(kept, now) };
  return {
    id: session.id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    amount_total: session.amount,
    currency: session.currency,
    client_reference_id: session.clientReference,
    metadata: session.metadata,
    payment_intent: intentObject(session),
    url: session.status === 'open' ? payPage(session) : null,
  };
}

export const isRefunded = ({ amount, refunds }: SandboxSession): boolean => sum(Object.values(refunds)) >= amount;

/** The shop names a refund as it names the request. */
export const refundObject = (intent: string, key: string, amount: number) => ({
  id: `re_${key}`,
  object: 'refund',
  amount,
  payment_intent: intent,
  status: 'succeeded',
  metadata: { key },
});

export type EventType = 'checkout.session.completed' | 'checkout.session.expired' | 'payment_intent.payment_failed';

export const eventObject = (type: EventType, session: SandboxSession, now: Date) => ({
  id: `evt_test_${randomBytes(16).toString('hex')}`,
  object: 'event',
  type,
  created: Math.floor(now.getTime() / 1000),
  livemode: false,
  data: { object: type === 'payment_intent.payment_failed' ? intentObject(session) : sessionObject(session, now) },
});
