/** The data that messages need beside their rows: products, orders, pictures, locale and time. */
import type { Db } from '#server/db/pool.ts';
import { type MessageRow, ordersOfMessages } from '#server/db/queries/chat.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ChatScene } from '#server/serializers/chat.ts';
import { pictureLinks } from '#server/uploads/chat-pictures.ts';
import type { Shopper } from './caller.ts';
import { productsByIds } from './products.ts';

export async function chatScene(
  deps: Dependencies,
  { userId, locale, t }: Shopper,
  rows: readonly (MessageRow | null)[],
  /** The transaction that has just written one of them. */
  on: Db = deps.db,
): Promise<ChatScene> {
  const { db, clock } = deps;
  const now = clock();
  const ids = [...new Set(rows.flatMap((row) => row?.productId ?? []))];
  const products = await productsByIds(db, ids, locale, userId, now);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    orders: await ordersOfMessages(on, rows),
    pictures: await pictureLinks({ db: on, clock }, rows),
    language: locale,
    now,
    pictureText: t('Photo'),
    unavailableVoucherText: t('This product is no longer sold'),
  };
}
