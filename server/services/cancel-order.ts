/** Cancels an order for its shopper, as long as the order's chart allows it. */
import type { Result } from '#server/contract.types.ts';
import { linesOfOrders, orderCard } from '#server/db/queries/orders.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound, refused } from '#server/domain/refusal.ts';
import type { Language } from '#server/domain/texts.ts';
import { stepOrder } from '#server/messages/order-mails.ts';
import { serializeOrder } from '#server/serializers/order.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

/** The order as in lists; undefined for another shopper's order. */
export async function serializeOwnOrder(tx: Tx, { userId, id }: { userId: number; id: number }, language: Language) {
  const card = await orderCard(tx, userId, id);
  if (!card) throw notFound();
  return serializeOrder(card.order, card.shopName, await linesOfOrders(tx, [id]), language);
}

export async function cancelOrder(
  { db, clock }: Dependencies,
  shopper: Shopper,
  id: number,
): Promise<Result<'cancelOrder'>> {
  const own = { userId: shopper.userId, id };
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, clock(), async () => {
      if (!(await orderCard(tx, own.userId, own.id))) throw notFound();
      const moved = await stepOrder(tx, own.id, 'Cancelled', 'customer');
      if (!moved) throw refused('This order cannot be cancelled any more.');
      const order = await serializeOwnOrder(tx, own, shopper.locale);
      return { message: shopper.t('Order cancelled successfully'), data: { order } };
    }),
  );
}
