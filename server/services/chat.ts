/** The shopper writes to shops. */
import type { Body, Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { findConversation, newestMessageOf, openConversation, writeMessage } from '#server/db/queries/chat.ts';
import { findOrder } from '#server/db/queries/orders.ts';
import { shopExists } from '#server/db/queries/shops.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forbidden, invalidReference, notFound } from '#server/domain/refusal.ts';
import { serializeMessage } from '#server/serializers/chat.ts';
import { pictureStore } from '#server/uploads/chat-pictures.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import type { Shopper } from './caller.ts';
import { chatScene } from './chat-scene.ts';
import { idempotently } from './idempotency.ts';
import { productsByIds } from './products.ts';

/** A number of another shopper never selects that shopper. */
export function refuseOtherUser(userId: number, named: number | null | undefined): void {
  if (typeof named === 'number' && named !== userId) throw forbidden();
}

export async function startConversation(
  { db, clock }: Dependencies,
  shopper: Shopper,
  body: Body<'openConversation'>,
): Promise<Result<'openConversation'>> {
  const { userId } = shopper;
  const { shop_id: shopId, user_id: named, product_id: productId } = body;
  refuseOtherUser(userId, named);
  if (!(await shopExists(db, shopId))) throw invalidReference('shop_id');
  const now = clock();
  if (productId && (await productsByIds(db, [productId], shopper.locale, userId, now)).length === 0)
    throw invalidReference('product_id');
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, now, async () => {
      const { id } = await openConversation(tx, userId, shopId, now);
      // A repeated question about the last product does not repeat its card.
      const isShown = productId && (await newestMessageOf(tx, id))?.productId === productId;
      if (productId && !isShown) await writeMessage(tx, id, { side: 'user', productId }, now);
      return { message: shopper.t('Conversation opened') };
    }),
  );
}

type Writing = {
  body: Body<'sendMessage'>;
  /** Called once it is sure that there is somebody to write to. */
  readPicture: () => Promise<CheckedFile | undefined>;
};

export async function sendMessage(
  deps: Dependencies,
  shopper: Shopper,
  { body: { shop_id: shopId, message = '', client_id: clientId, order_id: orderId }, readPicture }: Writing,
): Promise<Result<'sendMessage'>> {
  const { db, clock, config, assistant } = deps;
  const { userId, locale, t } = shopper;
  const open = async (on: Db) => {
    const found = await findConversation(on, userId, shopId);
    if (!found?.shop.isActive) throw notFound();
    return found;
  };
  await open(db);
  const picture = await readPicture();
  const body = message.trim() === '' ? undefined : message;
  const response = await inTransaction(db, (tx) =>
    idempotently(tx, shopper, clock(), async () => {
      const found = await open(tx);
      if (orderId && (await findOrder(tx, userId, orderId))?.shopId !== shopId) throw invalidReference('order_id');
      const storePicture = pictureStore(tx, config, picture, userId);
      const written = { side: 'user', body, clientId, orderId, storePicture } as const;
      const row = await writeMessage(tx, found.row.id, written, clock());
      const scene = await chatScene(deps, shopper, [row], tx);
      return { message: t('Message sent'), data: { data: serializeMessage(row, found, scene) } };
    }),
  );
  deps.typing.end({ userId, shopId });
  assistant.noticeMessage(userId, shopId, locale);
  return response;
}
