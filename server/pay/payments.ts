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
import type { Dependencies } from '#server/dependencies.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { notFound } from '#server/domain/refusal.ts';
import type { Gateway, GatewayState } from './gateway.ts';
import { paymentPageClosed, takesOnlinePayment } from './offer.ts';
import { type GatewayReport, settle, warnOfWrongAmount } from './settle.ts';

export const paymentUrl = (origin: string, { id, gateway, key }: Pick<PaymentRow, 'id' | 'gateway' | 'key'>): string =>
  `${origin}/order/${id}/payment?gateway=${encodeURIComponent(gateway)}&key=${key}`;

/** With the orders, in their transaction. The gateway hears of it only when the shopper opens the address. */
export const startPayment = (tx: Tx, draft: Omit<NewPayment, 'key'>): Promise<PaymentRow> =>
  writePayment(tx, { ...draft, key: randomBytes(24).toString('base64url') });

/** The payment of an address; without its key it is not there. */
export async function paymentWithKey({ db }: Dependencies, id: number, key: string): Promise<PaymentRow> {
  const payment = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await findPayment(db, id) : undefined;
  const given = Buffer.from(key);
  const right = Buffer.from(payment?.key ?? '');
  if (!payment || given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
  return payment;
}

export function gatewayOf({ gateways }: Dependencies, { gateway }: Pick<PaymentRow, 'gateway'>): Gateway {
  const found = gateways.get(gateway);
  if (!found) throw notFound();
  return found;
}

async function settled(deps: Dependencies, id: number, report: GatewayReport): Promise<PaymentRow['status']> {
  const { db, clock, log } = deps;
  const status = await inTransaction(db, (tx) => settle(tx, id, report, clock()));
  warnOfWrongAmount(log, report, status);
  return status;
}

/** Asks the gateway how it stands, unless that can no longer change. */
export async function refresh(deps: Dependencies, payment: PaymentRow): Promise<PaymentRow['status']> {
  const { id, reference, status } = payment;
  if (!reference || status === 'paid' || status === 'cancelled') return status;
  return settled(deps, id, await gatewayOf(deps, payment).read(reference));
}

/** From here on nobody can pay it; or somebody just has. */
export async function close(deps: Dependencies, payment: PaymentRow): Promise<PaymentRow['status']> {
  const { id, key, reference, status } = payment;
  if (status === 'paid' || status === 'cancelled') return status;
  if (reference) return settled(deps, id, await gatewayOf(deps, payment).close(reference));
  return settled(deps, id, { reference, paymentId: id, key, phase: 'over', amount: 0, currency: '' });
}

async function gatewayPaymentOf(deps: Dependencies, payment: PaymentRow, origin: string) {
  const { id, key, currency, language } = payment;
  const shares = await sharesOf(deps.db, id);
  const user = await userById(deps.db, payment.userId);
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

/** The order waits for this payment, and costs what it costs there: lines may have been left out meanwhile. */
export const isPayable = ({ share, order }: Awaited<ReturnType<typeof sharesOf>>[number]) =>
  order.status !== 'Cancelled' && order.paymentStatus !== 'Paid' && order.payable === share.amount;

/** Keeps the gateway's name for it; false: there is nothing to pay any more, so the session must not stay open. */
const storeReference = (deps: Dependencies, id: number, state: GatewayState) =>
  inTransaction(deps.db, async (tx) => {
    const locked = await lockPayment(tx, id);
    if (locked?.payment.status !== 'pending' || !locked.rows.every(isPayable)) return false;
    await settle(tx, id, state, deps.clock());
    return true;
  });

async function openAnew(deps: Dependencies, payment: PaymentRow, origin: string): Promise<string | null> {
  const gateway = gatewayOf(deps, payment);
  const state = await gateway.open(await gatewayPaymentOf(deps, payment, origin));
  if (await storeReference(deps, payment.id, state)) return state.url;
  await gateway.close(state.reference);
  return null;
}

/** The gateway's page on which to pay; null when this payment cannot be paid any more. */
export async function placeToPay(deps: Dependencies, payment: PaymentRow, origin: string): Promise<string | null> {
  const shares = await sharesOf(deps.db, payment.id);
  if (!shares.every(isPayable)) await close(deps, payment);
  const current = await findPayment(deps.db, payment.id);
  if (!current || current.status === 'paid' || current.status === 'cancelled') return null;
  if (!takesOnlinePayment(deps.config)) throw paymentPageClosed();
  if (!current.reference) return openAnew(deps, current, origin);
  const state = await gatewayOf(deps, current).read(current.reference);
  await settled(deps, current.id, state);
  return state.url;
}
