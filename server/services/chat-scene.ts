/** The data that messages need beside their rows: products, locale and time. */
import type { MessageRow } from '#server/db/queries/chat.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { ChatScene } from '#server/serializers/chat.ts';
import type { Shopper } from './caller.ts';
import { productsByIds } from './products.ts';

export async function chatScene(
  { db, clock }: Dependencies,
  { userId, locale, t }: Shopper,
  rows: readonly (MessageRow | null)[],
): Promise<ChatScene> {
  const now = clock();
  const ids = [...new Set(rows.flatMap((row) => row?.productId ?? []))];
  const products = await productsByIds(db, ids, locale, userId, now);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    language: locale,
    now,
    unavailableVoucherText: t('This product is no longer sold'),
  };
}
