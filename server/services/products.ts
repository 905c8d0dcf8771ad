/** Products as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { OwnIds } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { productCards } from '#server/db/queries/products.ts';
import type { Language } from '#server/domain/texts.ts';
import { serializeProduct } from '#server/serializers/product.ts';

/** In the order of `ids`, without those that are not for sale. */
export async function productsByIds(
  db: Db,
  ids: readonly number[],
  locale: Language,
  userId?: number,
  now = new Date(),
): Promise<OwnIds<components['schemas']['Product']>[]> {
  const cards = await productCards(db, ids, { now, userId });
  return cards.map((card) => serializeProduct(card, locale, now));
}
