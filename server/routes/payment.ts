/** Paying online: a payment for an order that is not paid yet, how one stands, and what gateways report. */

import { lockOrder } from '#server/db/queries/order-steps.ts';
import { findOrder } from '#server/db/queries/orders.ts';
import { findPayment, openPaymentOf, type PaymentRow, sharesOf } from '#server/db/queries/payments.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import { cash } from '#server/domain/payment-methods.ts';
import { type ApiRequest, type Handlers, type Result, requireUser } from '#server/http/handler.ts';
import { rawBodyOf } from '#server/http/json-body.ts';
import { originOf } from '#server/http/origin.ts';
import { badRequest, conflict, notFound, Refusal } from '#server/http/refusal.ts';
import { close, gatewayOf, paymentUrl, refresh } from '#server/pay/payments.ts';
import { isAbout, settleOnNotice } from '#server/pay/settle.ts';
import type { Services } from '#server/services.ts';
import { serializePayment } from '#server/shapes/payment.ts';
import { offeredPaymentMethod, paymentUrlFor } from './payment-writing.ts';
import { unknown } from './unknown.ts';

async function requestedGateway(services: Services, requested: string): Promise<string> {
  const method = await offeredPaymentMethod(services, requested);
  if (method === cash) throw unknown('payment_method');
  return method;
}

/** What is open already and cannot be used again is closed first: nobody shall pay in two windows. */
async function makeRoom(services: Services, orderId: number, gateway: string): Promise<void> {
  const open = await openPaymentOf(services.db, orderId);
  if (!open) return;
  const covered = await sharesOf(services.db, open.id);
  const isWhole = covered.every(({ order }) => order.status !== 'Cancelled' && order.paymentStatus !== 'Paid');
  await (isWhole && open.gateway === gateway ? refresh(services, open) : close(services, open));
}

async function startOrderPayment(
  services: Services,
  request: ApiRequest<'startOrderPayment'>,
): Promise<Result<'startOrderPayment'>> {
  const { params, locale: language } = request;
  const userId = requireUser(request);
  if (!(await findOrder(services.db, userId, params.order))) throw notFound();
  const gateway = await requestedGateway(services, params.paymentMethod);
  await makeRoom(services, params.order, gateway);
  const origin = originOf(services, request);
  const url = await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, params.order);
    if (!order || order.status === 'Cancelled') throw conflict('This order is cancelled.');
    if (order.paymentStatus === 'Paid') throw conflict('This order is paid already.');
    const open = await openPaymentOf(tx, order.id);
    if (open) return paymentUrl(origin, open);
    const paying = { userId, paymentMethod: gateway, language, origin, now: services.clock() };
    return paymentUrlFor(tx, paying, [order]);
  });
  if (!url) throw conflict('There is nothing to pay.');
  return { message: request.t('Payment created'), data: { order_payment_url: url } };
}

/** How it stood when the gateway was last asked, should it be away now. */
async function refreshIfPossible(services: Services, payment: PaymentRow): Promise<void> {
  await refresh(services, payment).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    services.log.warn({ err: error }, 'the gateway cannot be asked');
  });
}

async function takeNotice(services: Services, request: ApiRequest<'receivePaymentNotice'>): Promise<void> {
  const gateway = gatewayOf(services, request.params);
  const notice = await gateway.readNotice(rawBodyOf(request), request.headers);
  if (!notice) throw badRequest('The signature is not valid.');
  const payment = notice.paymentId === undefined ? undefined : await findPayment(services.db, notice.paymentId);
  const reference = payment?.reference ?? notice.reference;
  // The account may be used by others too: what is not about a payment of this shop is taken and forgotten.
  if (!payment || !reference) return;
  const state = await gateway.read(reference);
  if (isAbout(state, payment)) await settleOnNotice(services, payment, state, notice);
}

export const paymentRoutes = (services: Services) =>
  ({
    startOrderPayment: (request) => startOrderPayment(services, request),

    getPayment: async (request) => {
      const userId = requireUser(request);
      const { payment: id } = request.params;
      const before = await findPayment(services.db, id);
      if (before?.userId !== userId) throw notFound();
      await refreshIfPossible(services, before);
      const payment = (await findPayment(services.db, id)) ?? before;
      const shares = await sharesOf(services.db, id);
      const orders = shares.map(({ order }) => order);
      return { data: { payment: serializePayment(payment, orders, request.t.bind(request)) } };
    },

    receivePaymentNotice: async (request) => {
      await takeNotice(services, request);
      return { message: request.t('Received') };
    },
  }) satisfies Partial<Handlers>;
