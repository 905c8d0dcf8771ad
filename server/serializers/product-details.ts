/** One product with everything that its page shows. */
import type { components } from '#api/generated/schema.ts';
import type { ProductRow } from '#server/db/queries/catalogue.ts';
import type { PackagingRow } from '#server/db/queries/packagings.ts';
import { cleanHtml } from '#server/domain/clean-html.ts';
import { abbreviated } from '#server/domain/counters.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { serializeSubCategory } from './category.ts';
import { serializeFacts } from './food-facts.ts';
import { pictureText } from './picture-text.ts';
import { pictureOf } from './pictures.ts';
import { isCombination, serializePackaging } from './product.ts';
import { type Sale, serializeSale } from './sale.ts';

type Schemas = components['schemas'];

const serializeMedia = (slug: string, row: ProductRow, language: Language): Schemas['ProductMedia'] => ({
  thumbnail: pictureOf(slug).large,
  type: 'image',
  picture: pictureOf(slug),
  alt: pictureText(slug, row.name, language),
});

/** A product with options has a stock for each combination, and no packagings. */
function serializeSold(rows: readonly PackagingRow[], language: Language) {
  const combinations = rows.filter(isCombination);
  if (combinations.length === 0) return { packagings: rows.map((row) => serializePackaging(row, language)) };
  return {
    packagings: [],
    option_stocks: combinations.map(({ sizeId, colorId, stock }) => ({
      ...(sizeId !== null && { size_id: sizeId }),
      ...(colorId !== null && { color_id: colorId }),
      stock,
    })),
  };
}

export type DetailParts = { product: Schemas['Product']; packagings: readonly PackagingRow[]; sale: Sale | undefined };

/** The list's `product` without what only lists have: the single thumbnail. */
export function serializeProductDetails(
  row: ProductRow,
  { product: { thumbnail: _, ...product }, packagings, sale }: DetailParts,
  language: Language,
): Schemas['ProductDetails'] {
  return {
    ...product,
    shop: { ...product.shop, total_reviews: abbreviated(row.shopReviews) },
    short_description: inLanguage(row.shortDescription, language),
    description: cleanHtml(inLanguage(row.description, language)),
    thumbnails: [...new Set([row.picture, ...row.gallery])].map((slug) => serializeMedia(slug, row, language)),
    ...serializeSold(packagings, language),
    category: serializeSubCategory(row.category, language),
    ...(row.subCategory && { sub_category: serializeSubCategory(row.subCategory, language) }),
    ...(row.facts && { facts: serializeFacts(row.facts, language) }),
    flash_sale: sale ? serializeSale(sale, language) : null,
    meta_title: inLanguage(row.name, language),
    meta_description: inLanguage(row.shortDescription, language),
    meta_keywords: null,
  };
}
