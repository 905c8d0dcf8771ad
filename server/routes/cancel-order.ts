/** The shopper calls an order off; the chart says until when. */
import { moveOrder } from '#server/db/queries/order-steps.ts';
import { linesOfOrders, orderCard } from '#server/db/queries/orders.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Language } from '#server/domain/texts.ts';
import { type ApiRequest, type Result, requireUser } from '#server/http/handler.ts';
import { notFound, refused } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { serializeOrder } from '#server/shapes/order.ts';
import { idempotently } from './idempotency.ts';

/** The order as lists show it; somebody else's is not there. */
export async function serializeOwnOrder(tx: Tx, { userId, id }: { userId: number; id: number }, language: Language) {
  const card = await orderCard(tx, userId, id);
  if (!card) throw notFound();
  return serializeOrder(card.order, card.shopName, await linesOfOrders(tx, [id]), language);
}

export async function cancelOrder(
  { db, clock }: Services,
  request: ApiRequest<'cancelOrder'>,
): Promise<Result<'cancelOrder'>> {
  const own = { userId: requireUser(request), id: request.body.order_id };
  return inTransaction(db, (tx) =>
    idempotently(tx, request, clock(), async () => {
      if (!(await orderCard(tx, own.userId, own.id))) throw notFound();
      const moved = await moveOrder(tx, own.id, 'Cancelled', 'customer');
      if (!moved) throw refused('This order cannot be cancelled any more.');
      const order = await serializeOwnOrder(tx, own, request.locale);
      return { message: request.t('Order cancelled successfully'), data: { order } };
    }),
  );
}
