/** A seller works on what the shoppers of the own shop ordered, wrote and sent back. */
import { replyAsSeller } from '#server/chat/reply.ts';
import type { Body } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { historyOfOrder, linesOfOrders, type OrderRow, taxesOfOrder } from '#server/db/queries/orders.ts';
import { returnOfShop } from '#server/db/queries/returns.ts';
import { orderOfShop } from '#server/db/queries/shop-desk.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { orderNumber } from '#server/domain/order-codes.ts';
import { conflict, invalid, notFound } from '#server/domain/refusal.ts';
import type { Language } from '#server/domain/texts.ts';
import { stepOrder } from '#server/messages/order-mails.ts';
import { stepReturn } from '#server/messages/return-mails.ts';
import { serializeSellerOrder, serializeSellerReturn } from '#server/serializers/seller.ts';
import type { Seller } from '#server/services/caller.ts';
import { idempotently } from '#server/services/idempotency.ts';

/** Another shop's order is as unknown as one that there is not. */
async function ownOrder(db: Db, shopId: number, code: string): Promise<OrderRow> {
  const number = orderNumber(code);
  const order = number === undefined ? undefined : await orderOfShop(db, shopId, number);
  if (!order) throw notFound();
  return order;
}

async function wholeOrder(db: Db, order: OrderRow, language: Language) {
  const lines = await linesOfOrders(db, [order.id]);
  const taxes = await taxesOfOrder(db, order.id);
  const history = await historyOfOrder(db, order.id);
  return { order: serializeSellerOrder({ order, lines, taxes, history }, language) };
}

export const sellerOrder = async ({ db }: Dependencies, { shopId, locale }: Seller, code: string) =>
  wholeOrder(db, await ownOrder(db, shopId, code), locale);

export const stepSellerOrder = (
  { db, clock }: Dependencies,
  seller: Seller,
  { code, status }: { code: string } & Body<'stepSellerOrder'>,
) =>
  inTransaction(db, (tx) =>
    idempotently(tx, seller, clock(), async () => {
      const { id } = await ownOrder(tx, seller.shopId, code);
      if (!(await stepOrder(tx, id, status, 'shop'))) throw conflict('There is no such step now.');
      return {
        message: seller.t('Saved'),
        data: await wholeOrder(tx, await ownOrder(tx, seller.shopId, code), seller.locale),
      };
    }),
  );

export const sendSellerMessage = (
  { db, clock }: Dependencies,
  seller: Seller,
  { userId, text }: { userId: number; text: string },
) =>
  inTransaction(db, (tx) =>
    idempotently(tx, seller, clock(), async () => {
      if (!(await replyAsSeller(tx, { userId, shopId: seller.shopId, text: text.trim(), now: clock() })))
        throw notFound();
      return { message: seller.t('Message sent') };
    }),
  );

type Decision = { id: number } & Body<'decideSellerReturn'>;

export function decideSellerReturn({ db, clock }: Dependencies, seller: Seller, { id, decision, note }: Decision) {
  if (decision === 'Cancelled' && !note) throw invalid({ note: ['The {field} field is required.', { field: 'note' }] });
  return inTransaction(db, (tx) =>
    idempotently(tx, seller, clock(), async () => {
      if (!(await returnOfShop(tx, seller.shopId, id))) throw notFound();
      if (!(await stepReturn(tx, id, decision, note?.trim()))) throw conflict('There is no such step now.');
      const found = await returnOfShop(tx, seller.shopId, id);
      if (!found) throw notFound();
      return { message: seller.t('Saved'), data: { return: serializeSellerReturn(found) } };
    }),
  );
}
