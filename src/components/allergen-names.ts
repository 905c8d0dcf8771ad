/** The names of allergens and of the labels of food, as phrases. */
import type { Allergen, Diet } from '#machines/query/contract.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';

/** In the order of Regulation (EU) No 1169/2011. */
export const allergenNames: Record<Allergen, MessageKey> = {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soybeans: 'Soya',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
};

export const allergens = Object.keys(allergenNames) as Allergen[];

export const dietNames: Record<Diet, MessageKey> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  organic: 'Organic',
  'gluten-free': 'Gluten free',
  'lactose-free': 'Lactose free',
};
