/** Suggestions as the contract describes them: products, and the places that have such a name. */
import type { components } from '#api/generated/schema.ts';
import { toMoney } from '#server/domain/money.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import type { Place } from '#server/search/places.ts';
import type { Suggestion } from '#server/search/suggestions.ts';
import { thumbnailOf } from './pictures.ts';

type Schemas = components['schemas'];

export const serializeSuggestion = (row: Suggestion, language: Language): Schemas['Suggestion'] => ({
  id: row.id,
  name: inLanguage(row.name, language),
  price: toMoney(row.paid),
  thumbnail: thumbnailOf(row.picture),
  category: inLanguage(row.category, language),
});

export const serializePlace = (place: Place, language: Language): Schemas['Suggestion'] => ({
  kind: place.kind,
  id: place.id,
  name: inLanguage(place.name, language),
  price: 0,
  thumbnail: place.picture === null ? '' : thumbnailOf(place.picture),
  category: null,
  ...(place.categorySlug !== null && { category_slug: place.categorySlug }),
  ...(place.subCategorySlug !== null && { sub_category_slug: place.subCategorySlug }),
});
