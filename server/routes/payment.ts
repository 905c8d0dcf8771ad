/** Paying online: a payment for an order that is not paid yet, how one stands, and what gateways report. */
import { sharesOf } from '#server/db/queries/payments.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { rawBodyOf } from '#server/http/json-body.ts';
import { originOf } from '#server/http/origin.ts';
import { serializePayment } from '#server/serializers/payment.ts';
import { ownPayment, startOrderPayment, takeNotice } from '#server/services/payment.ts';

export const paymentRoutes = (deps: Dependencies) =>
  ({
    startOrderPayment: async (request) => {
      const { order: orderId, paymentMethod } = request.params;
      const paying = { orderId, paymentMethod, origin: originOf(deps, request) };
      const url = await startOrderPayment(deps, shopperOf(request), paying);
      return { message: request.t('Payment created'), data: { order_payment_url: url } };
    },

    getPayment: async (request) => {
      const payment = await ownPayment(deps, requireUser(request), request.params.payment);
      const orders = (await sharesOf(deps.db, payment.id)).map(({ order }) => order);
      return { data: { payment: serializePayment(payment, orders, request.t.bind(request)) } };
    },

    receivePaymentNotice: async (request) => {
      const { headers, params } = request;
      await takeNotice(deps, { gateway: params.gateway, body: rawBodyOf(request), headers });
      return { message: request.t('Received') };
    },
  }) satisfies Partial<Handlers>;
