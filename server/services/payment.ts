/** Online payment: starts payments, reads their status and takes notices of gateways. */
import type { IncomingHttpHeaders } from 'node:http';
import { holdUser } from '#server/db/queries/identity.ts';
import { lockOrder } from '#server/db/queries/order-steps.ts';
import { findOrder } from '#server/db/queries/orders.ts';
import { findPayment, openPaymentOf, type PaymentRow, sharesOf } from '#server/db/queries/payments.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { cash } from '#server/domain/payment-methods.ts';
import { badRequest, conflict, invalidReference, notFound, Refusal } from '#server/domain/refusal.ts';
import { close, gatewayOf, isPayable, paymentUrl, refresh } from '#server/pay/payments.ts';
import { isAbout, settleOnNotice } from '#server/pay/settle.ts';
import type { Shopper } from './caller.ts';
import { offeredPaymentMethod, paymentUrlFor } from './payment-writing.ts';

async function requestedGateway(deps: Dependencies, requested: string): Promise<string> {
  const method = await offeredPaymentMethod(deps, requested);
  if (method === cash) throw invalidReference('payment_method');
  return method;
}

/** Closes an open payment that cannot be reused, so that a shopper cannot pay in two windows. */
async function makeRoom(deps: Dependencies, orderId: number, gateway: string): Promise<void> {
  const open = await openPaymentOf(deps.db, orderId);
  if (!open) return;
  const covered = await sharesOf(deps.db, open.id);
  const isWhole = covered.every(isPayable);
  await (isWhole && open.gateway === gateway ? refresh(deps, open) : close(deps, open));
}

type Paying = { orderId: number; paymentMethod: string; origin: string };

/** Gives the address of the page to pay on. */
export async function startOrderPayment(
  deps: Dependencies,
  { userId, locale: language }: Pick<Shopper, 'userId' | 'locale'>,
  { orderId, paymentMethod, origin }: Paying,
): Promise<string> {
  if (!(await findOrder(deps.db, userId, orderId))) throw notFound();
  const gateway = await requestedGateway(deps, paymentMethod);
  await makeRoom(deps, orderId, gateway);
  const url = await inTransaction(deps.db, async (tx) => {
    await holdUser(tx, userId);
    const order = await lockOrder(tx, orderId);
    if (!order || order.status === 'Cancelled') throw conflict('This order is cancelled.');
    if (order.paymentStatus === 'Paid') throw conflict('This order is paid already.');
    const open = await openPaymentOf(tx, order.id);
    if (open) return paymentUrl(origin, open);
    const paying = { userId, paymentMethod: gateway, language, origin, now: deps.clock() };
    return paymentUrlFor(tx, paying, [order]);
  });
  if (!url) throw conflict('There is nothing to pay.');
  return url;
}

/** The last known status if the gateway does not respond. */
async function refreshIfPossible(deps: Dependencies, payment: PaymentRow): Promise<void> {
  await refresh(deps, payment).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn({ err: error }, 'the gateway cannot be asked');
  });
}

type RawNotice = { gateway: string; body: string; headers: IncomingHttpHeaders };

/** Takes a gateway's notice, if its signature is valid. */
export async function takeNotice(deps: Dependencies, { gateway: name, body, headers }: RawNotice): Promise<void> {
  const gateway = gatewayOf(deps, { gateway: name });
  const notice = await gateway.readNotice(body, headers);
  if (!notice) throw badRequest('The signature is not valid.');
  const payment = notice.paymentId === undefined ? undefined : await findPayment(deps.db, notice.paymentId);
  const reference = payment?.reference ?? notice.reference;
  // The gateway account may serve other shops: a notice about another payment is accepted and ignored.
  if (!payment || !reference) return;
  const state = await gateway.read(reference);
  if (isAbout(state, payment)) await settleOnNotice(deps, payment, state, notice);
}

/** A payment of this shopper with its current status at the gateway. */
export async function ownPayment(deps: Dependencies, userId: number, id: number): Promise<PaymentRow> {
  const before = await findPayment(deps.db, id);
  if (before?.userId !== userId) throw notFound();
  await refreshIfPossible(deps, before);
  return (await findPayment(deps.db, id)) ?? before;
}
