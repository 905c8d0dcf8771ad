/** Reads orders; every statement for a shopper names the owner. */
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#machines/lifecycles/order.machine.ts';
import type { Db } from '#server/db/pool.ts';
import { orderHistory, orderLines, orders, orderTaxes } from '#server/db/schema/orders.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Paging } from '#server/domain/paging.ts';

export type OrderRow = typeof orders.$inferSelect;

export async function countByStatus(db: Db, userId: number): Promise<Map<OrderStatus, number>> {
  const rows = await db
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.status);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The newest first. */
export const findOrders = (db: Db, userId: number, status: OrderStatus | undefined, paging: Paging) =>
  db
    .select({ order: orders, shopName: shops.name })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(orders.userId, userId), status && eq(orders.status, status)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(paging.limit)
    .offset(paging.offset);

/** As in the list of orders. */
export async function orderCard(db: Db, userId: number, id: number) {
  const [card] = await db
    .select({ order: orders, shopName: shops.name })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return card;
}

export const ordersWithShops = (db: Db, ids: readonly number[]) =>
  db
    .select({ order: orders, shopName: shops.name, shopEmail: shops.email })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id));

export async function findOrder(db: Db, userId: number, id: number): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return order;
}

export type OrderLineRow = typeof orderLines.$inferSelect;

const selectLines = async (db: Db, orderIds: readonly number[], which?: SQL): Promise<OrderLineRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(orderLines)
        .where(and(inArray(orderLines.orderId, [...orderIds]), which))
        .orderBy(asc(orderLines.id));

/** What is delivered. */
export const linesOfOrders = (db: Db, orderIds: readonly number[]) =>
  selectLines(db, orderIds, gt(orderLines.quantity, 0));

/** Also the lines that could not be delivered. */
export const orderedLines = (db: Db, orderIds: readonly number[]) => selectLines(db, orderIds);

/** The stars that the shopper gave for this order, by product. */
export async function ratingsOfOrder(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ productId: reviews.productId, rating: reviews.rating })
    .from(reviews)
    .where(eq(reviews.orderId, orderId));
  return new Map(rows.map(({ productId, rating }) => [productId, rating]));
}

export const taxesOfOrders = (db: Db, orderIds: readonly number[]) =>
  db
    .select()
    .from(orderTaxes)
    .where(inArray(orderTaxes.orderId, [...orderIds]))
    .orderBy(asc(orderTaxes.id));

export const taxesOfOrder = (db: Db, orderId: number) => taxesOfOrders(db, [orderId]);

export type OrderTaxRow = Awaited<ReturnType<typeof taxesOfOrder>>[number];

export const historyOfOrder = (db: Db, orderId: number) =>
  db
    .select({ status: orderHistory.status, at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    // Not by time: `at` is when the change began, and a change may have waited for another.
    .orderBy(asc(orderHistory.id));
