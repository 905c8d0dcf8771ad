/** Orders: placing, looking at them, and what the shopper may do with one. */
import type { FastifyRequest } from 'fastify';
import { orderStatuses } from '#machines/lifecycles/order.machine.ts';
import {
  countByStatus,
  findOrder,
  findOrders,
  historyOfOrder,
  linesOfOrders,
  type OrderRow,
  orderedLines,
  ratingsOfOrder,
  taxesOfOrder,
} from '#server/db/queries/orders.ts';
import { refundsOfOrder } from '#server/db/queries/refunds.ts';
import { returnedLines } from '#server/db/queries/returns.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { shopCard } from '#server/db/queries/shops.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { hasReceipt } from '#server/documents/facts.ts';
import { type DocumentKind, documentLink } from '#server/documents/link.ts';
import { groupBy } from '#server/domain/group-by.ts';
import { sum } from '#server/domain/money.ts';
import { pagingOf } from '#server/domain/paging.ts';
import { notFound } from '#server/domain/refusal.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { originOf } from '#server/http/origin.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { serializeOrder, serializeOrderDetails, statusCounts } from '#server/serializers/order.ts';
import { cancelOrder } from '#server/services/cancel-order.ts';
import { orderAgain } from '#server/services/order-again.ts';
import { placeOrder } from '#server/services/place-order.ts';

export const orderRoutes = (deps: Dependencies) => {
  const { db, clock } = deps;
  const secretOf = shopSecretOf(deps);

  async function documentsOf(order: OrderRow, request: FastifyRequest) {
    const secret = await secretOf();
    const wish = { orderId: order.id, language: request.locale };
    const link = (kind: DocumentKind) => originOf(deps, request) + documentLink(secret, { ...wish, kind }, clock());
    return { invoice: link('invoice'), receipt: hasReceipt(order) ? link('receipt') : null };
  }

  return {
    placeOrder: async (request) =>
      placeOrder(deps, shopperOf(request), { body: request.body, origin: originOf(deps, request) }),

    cancelOrder: async (request) => cancelOrder(deps, shopperOf(request), request.body.order_id),

    orderAgain: async (request) =>
      orderAgain(deps, shopperOf(request), { body: request.body, origin: originOf(deps, request) }),

    listOrders: async (request) => {
      const userId = requireUser(request);
      const { query, locale } = request;
      const status = orderStatuses.find((known) => known === query.order_status);
      const counts = await countByStatus(db, userId);
      // Another text than a status, such as `digital`, is a list of which there are none.
      const isRequested = query.order_status === undefined || status !== undefined;
      const rows = isRequested ? await findOrders(db, userId, status, pagingOf(query)) : [];
      const ids = rows.map(({ order }) => order.id);
      const lines = groupBy(await linesOfOrders(db, ids), ({ orderId }) => orderId);
      const all = sum(counts.values());
      const inStatus = status === undefined ? 0 : (counts.get(status) ?? 0);
      return {
        data: {
          total: query.order_status === undefined ? all : inStatus,
          status_wise_orders: statusCounts(counts),
          orders: rows.map(({ order, shopName }) => serializeOrder(order, shopName, lines.get(order.id) ?? [], locale)),
        },
      };
    },

    getOrder: async (request) => {
      const order = await findOrder(db, requireUser(request), request.query.order_id);
      if (!order) throw notFound();
      const [lines, refunds, ratings, returned, taxes, history, shop, settings] = await Promise.all([
        orderedLines(db, [order.id]),
        refundsOfOrder(db, order.id),
        ratingsOfOrder(db, order.id),
        returnedLines(db, order.id),
        taxesOfOrder(db, order.id),
        historyOfOrder(db, order.id),
        shopCard(db, order.shopId),
        readSomeSettings(db, ['returnOrderWithinDays', 'timeZone']),
      ]);
      if (!shop) throw notFound();
      const { returnOrderWithinDays: returnWithinDays, timeZone } = settings;
      const documents = await documentsOf(order, request);
      const facts = { returnWithinDays, timeZone, documents };
      const parts = { order, lines, refunds, ratings, returned, taxes, history, shop, ...facts };
      return { data: { order: serializeOrderDetails(parts, request.locale, clock()) } };
    },
  } satisfies Partial<Handlers>;
};
