/** What of a product an order has: a pack, or a size and a colour, under the names of that day. */
import type { OrderLineRow } from '#server/db/queries/orders.ts';
import { inLanguage, type Language, maybeInLanguage } from '#server/domain/texts.ts';

export const serializeBought = (
  { packagingLabel, sizeName, colorName }: Pick<OrderLineRow, 'packagingLabel' | 'sizeName' | 'colorName'>,
  language: Language,
) => ({
  color: maybeInLanguage(colorName, language),
  size: maybeInLanguage(sizeName, language),
  unit: sizeName || colorName ? null : inLanguage(packagingLabel, language),
});
