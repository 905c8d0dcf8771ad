/** A saved list as the contract describes it. */
import type { components } from '#api/generated/schema.ts';
import type { PackagingFacts } from '#server/db/queries/packagings.ts';
import type { SavedLineRow, SavedListRow } from '#server/db/queries/saved-lists.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { boughtText } from '#server/domain/options.ts';
import { availableStock } from '#server/domain/prices.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { pictureOf, thumbnailOf } from './pictures.ts';
import { serializePrice } from './product.ts';

type Schemas = components['schemas'];

export const serializeSummary = (
  { id, name, linkToken, updatedAt }: SavedListRow,
  total: number,
): Schemas['SavedListSummary'] => ({
  id,
  name,
  total,
  link: linkToken && `/shared-list/${linkToken}`,
  updated_at: isoMicroseconds(updatedAt),
});

/** Without lines whose packaging was deleted meanwhile. */
export const serializeLines = (
  lines: readonly SavedLineRow[],
  packs: ReadonlyMap<number, PackagingFacts>,
  language: Language,
): Schemas['SavedListLine'][] =>
  lines.flatMap(({ id, packagingId, quantity }) => {
    const facts = packs.get(packagingId);
    if (!facts) return [];
    const { label, size, color } = facts;
    const names = { packagingLabel: label, sizeName: size?.name ?? null, colorName: color?.name ?? null };
    return [
      {
        id,
        product_id: facts.productId,
        packaging_id: packagingId,
        quantity,
        stock: availableStock(facts.stock, facts.flashLeft),
        is_for_sale: facts.isForSale,
        name: inLanguage(facts.name, language),
        unit: boughtText(names, language),
        thumbnail: thumbnailOf(facts.picture),
        picture: pictureOf(facts.picture),
        ...serializePrice(facts),
      },
    ];
  });
