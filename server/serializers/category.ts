/** Categories as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { CategoryRow, SubCategoryRow } from '#server/db/queries/categories.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { pictureOf, thumbnailOf } from './pictures.ts';

type Schemas = components['schemas'];

export const serializeSubCategory = (row: SubCategoryRow, language: Language): Schemas['SubCategory'] => ({
  id: row.id,
  slug: row.slug,
  name: inLanguage(row.name, language),
  thumbnail: thumbnailOf(row.picture),
});

export const serializeCategory = (row: CategoryRow, language: Language): Schemas['Category'] => ({
  ...serializeSubCategory(row, language),
  picture: pictureOf(row.picture),
  banner: row.banner && pictureOf(row.banner).large,
  ...(row.banner && { banner_picture: pictureOf(row.banner) }),
  sub_categories: row.subCategories.map((sub) => serializeSubCategory(sub, language)),
});
