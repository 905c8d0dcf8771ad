/** A seller works on what the shoppers of the own shop ordered, wrote and sent back. */
import { replyAsSeller } from '#server/chat/reply.ts';
import type { Body } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { findMessages, hasUnreadOf, markSeenByShop, ordersOfMessages } from '#server/db/queries/chat.ts';
import { historyOfOrder, type OrderRow, orderedLines, taxesOfOrder } from '#server/db/queries/orders.ts';
import { returnOfShop } from '#server/db/queries/returns.ts';
import { conversationOfShop, orderOfShop } from '#server/db/queries/shop-desk.ts';
import { inTransaction, inUngatedTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { orderNumber } from '#server/domain/order-codes.ts';
import { conflict, invalid, notFound } from '#server/domain/refusal.ts';
import type { Language } from '#server/domain/texts.ts';
import { stepOrder } from '#server/messages/order-mails.ts';
import { stepReturn } from '#server/messages/return-mails.ts';
import { serializeSellerOrder, serializeSellerReturn } from '#server/serializers/seller.ts';
import type { Seller } from '#server/services/caller.ts';
import { idempotently } from '#server/services/idempotency.ts';
import { pictureLinks, pictureStore } from '#server/uploads/chat-pictures.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';

/** Another shop's order is as unknown as one that there is not. */
export async function ownOrder(db: Db, shopId: number, code: string): Promise<OrderRow> {
  const number = orderNumber(code);
  const order = number === undefined ? undefined : await orderOfShop(db, shopId, number);
  if (!order) throw notFound();
  return order;
}

export async function wholeOrder(db: Db, order: OrderRow, language: Language) {
  const lines = await orderedLines(db, [order.id]);
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

type PageOfMessages = { userId: number; beforeId: number | undefined; limit: number };

/** The newest page marks what the shopper wrote as read, as it does for shoppers. */
export async function readAsSeller(
  deps: Dependencies,
  { shopId }: Seller,
  { userId, beforeId, limit }: PageOfMessages,
) {
  const { db } = deps;
  const found = await conversationOfShop(db, shopId, userId);
  if (!found) throw notFound();
  const rows = await findMessages(db, found.id, { limit, offset: 0 }, beforeId);
  const [newest] = rows;
  if (newest && beforeId === undefined && (await hasUnreadOf(db, found.id, 'user')))
    await inUngatedTransaction(db, (tx) => markSeenByShop(tx, found, newest.id));
  return { rows, orders: await ordersOfMessages(db, rows), pictures: await pictureLinks(deps, rows) };
}

type SellerReply = { userId: number; text: string; readPicture: () => Promise<CheckedFile | undefined> };

export async function sendSellerMessage(
  { db, clock, config }: Dependencies,
  seller: Seller,
  { userId, text, readPicture }: SellerReply,
) {
  const { shopId } = seller;
  if (!(await conversationOfShop(db, shopId, userId))) throw notFound();
  const picture = await readPicture();
  return inTransaction(db, (tx) =>
    idempotently(tx, seller, clock(), async () => {
      const storePicture = pictureStore(tx, config, picture, userId);
      if (!(await replyAsSeller(tx, { userId, shopId, text: text.trim(), storePicture, now: clock() })))
        throw notFound();
      return { message: seller.t('Message sent') };
    }),
  );
}

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
