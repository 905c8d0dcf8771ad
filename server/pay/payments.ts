/** Payments on their way: their addresses, asking the gateway about them, opening and closing them. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { userById } from '#server/db/queries/identity.ts';
import {
  findPayment,
  lockPayment,
  type NewPayment,
  type PaymentRow,
  sharesOf,
  writePayment,
} from '#server/db/queries/payments.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { notFound } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Gateway, GatewayState } from './gateway.ts';
import { paymentPageClosed, takesOnlinePayment } from './offer.ts';
import { settle, type Word, warnOfWrongAmount } from './settle.ts';

export const paymentUrl = (origin: string, { id, gateway, key }: Pick<PaymentRow, 'id' | 'gateway' | 'key'>): string =>
  `${origin}/order/${id}/payment?gateway=${encodeURIComponent(gateway)}&key=${key}`;

/** With the orders, in their transaction. The gateway hears of it only when the shopper opens the address. */
export const startPayment = (tx: Tx, draft: Omit<NewPayment, 'key'>): Promise<PaymentRow> =>
  writePayment(tx, { ...draft, key: randomBytes(24).toString('base64url') });

/** The payment of an address; without its key it is not there. */
export async function paymentWithKey({ db }: Services, id: number, key: string): Promise<PaymentRow> {
  const payment = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await findPayment(db, id) : undefined;
  const given = Buffer.from(key);
  const right = Buffer.from(payment?.key ?? '');
  if (!payment || given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
  return payment;
}

export function gatewayOf({ gateways }: Services, { gateway }: Pick<PaymentRow, 'gateway'>): Gateway {
  const found = gateways.get(gateway);
  if (!found) throw notFound();
  return found;
}

async function settled(services: Services, id: number, word: Word): Promise<PaymentRow['status']> {
  const { db, clock, log } = services;
  const status = await inTransaction(db, (tx) => settle(tx, id, word, clock()));
  warnOfWrongAmount(log, word, status);
  return status;
}

/** Asks the gateway how it stands, unless that can no longer change. */
export async function refresh(services: Services, payment: PaymentRow): Promise<PaymentRow['status']> {
  const { id, reference, status } = payment;
  if (!reference || status === 'paid' || status === 'cancelled') return status;
  return settled(services, id, await gatewayOf(services, payment).read(reference));
}

/** From here on nobody can pay it; or somebody just has. */
export async function close(services: Services, payment: PaymentRow): Promise<PaymentRow['status']> {
  const { id, key, reference, status } = payment;
  if (status === 'paid' || status === 'cancelled') return status;
  if (reference) return settled(services, id, await gatewayOf(services, payment).close(reference));
  return settled(services, id, { reference, paymentId: id, key, phase: 'over', amount: 0, currency: '' });
}

async function wishOf(services: Services, payment: PaymentRow, origin: string) {
  const { id, key, currency, language } = payment;
  const shares = await sharesOf(services.db, id);
  const user = await userById(services.db, payment.userId);
  const back = (way: string) => `${origin}/payment/${id}/callback-${way}?key=${key}`;
  return {
    paymentId: id,
    key,
    items: shares.map(({ share, order }) => ({ name: orderCode(order.number), amount: share.amount })),
    currency,
    language,
    email: user?.email ?? null,
    successUrl: back('success'),
    cancelUrl: back('cancel'),
  };
}

const isPayable = ({ order }: Awaited<ReturnType<typeof sharesOf>>[number]) =>
  order.status !== 'Cancelled' && order.paymentStatus !== 'Paid';

/** Keeps the gateway's name for it; false: there is nothing to pay any more, so the session must not stay open. */
const storeReference = (services: Services, id: number, state: GatewayState) =>
  inTransaction(services.db, async (tx) => {
    const locked = await lockPayment(tx, id);
    if (locked?.payment.status !== 'pending' || !locked.rows.every(isPayable)) return false;
    await settle(tx, id, state, services.clock());
    return true;
  });

async function openAnew(services: Services, payment: PaymentRow, origin: string): Promise<string | null> {
  const gateway = gatewayOf(services, payment);
  const state = await gateway.open(await wishOf(services, payment, origin));
  if (await storeReference(services, payment.id, state)) return state.url;
  await gateway.close(state.reference);
  return null;
}

/** The gateway's page on which to pay; null when this payment cannot be paid any more. */
export async function placeToPay(services: Services, payment: PaymentRow, origin: string): Promise<string | null> {
  const shares = await sharesOf(services.db, payment.id);
  if (!shares.every(isPayable)) await close(services, payment);
  const current = await findPayment(services.db, payment.id);
  if (!current || current.status === 'paid' || current.status === 'cancelled') return null;
  if (!takesOnlinePayment(services.config)) throw paymentPageClosed();
  if (!current.reference) return openAnew(services, current, origin);
  const state = await gatewayOf(services, current).read(current.reference);
  await settled(services, current.id, state);
  return state.url;
}
