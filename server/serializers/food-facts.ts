/** What a seller states about a food, as the contract describes it. */
import type { components } from '#api/generated/schema.ts';
import type { FoodFacts } from '#server/domain/food-facts.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';

type Schemas = components['schemas'];

type Listed = { [Each in 'contains' | 'mayContain']: FoodFacts[Each] | null };

/** What a card needs for a warning; nothing where nothing is stated, which is most cards. */
export const serializeAllergens = ({
  contains,
  mayContain,
}: Listed): Pick<Schemas['Product'], 'contains' | 'may_contain'> => ({
  ...(contains?.length && { contains }),
  ...(mayContain?.length && { may_contain: mayContain }),
});

export const serializeFacts = (
  { ingredients, isComplete, nutrition, originCountry, origin, diets }: Omit<FoodFacts, 'contains' | 'mayContain'>,
  language: Language,
): Schemas['FoodFacts'] => ({
  allergens_complete: isComplete,
  ...(ingredients && { ingredients: inLanguage(ingredients, language) }),
  ...(nutrition && { nutrition }),
  ...(originCountry && { origin_country: originCountry }),
  ...(origin && { origin: inLanguage(origin, language) }),
  ...(diets.length > 0 && { diets }),
});
