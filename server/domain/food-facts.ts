/** What is inside a food: the allergens that labels must name, the diets that a label promises, and the nutrition. */
import type { components } from '#api/generated/schema.ts';
import type { Translated } from './texts.ts';

export type Allergen = components['schemas']['Allergen'];
export type Diet = components['schemas']['Diet'];

/** The fourteen of Regulation (EU) No 1169/2011, annex II, in its order. Each with its name as a phrase of the catalogue. */
export const allergenNames = {
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
} as const satisfies Record<Allergen, string>;

export const allergens = Object.keys(allergenNames) as Allergen[];

/** What the seller says of the product; nothing derives it. */
export const dietNames = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  organic: 'Organic',
  'gluten-free': 'Gluten free',
  'lactose-free': 'Lactose free',
} as const satisfies Record<Diet, string>;

export const diets = Object.keys(dietNames) as Diet[];

export const nutrients = [
  'kj',
  'kcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const;

export type Nutrient = (typeof nutrients)[number];

/** Energy in kJ and kcal, everything else in grams; what is left out is not stated. */
export type Nutrition = { per: '100g' | '100ml' } & { [Each in Nutrient]?: number };

/** Allergens stand between asterisks in `ingredients`. */
export type FoodFacts = {
  ingredients: Translated | null;
  contains: Allergen[];
  mayContain: Allergen[];
  /** The seller declares that no other allergen is inside. Without it those that are not listed are unknown. */
  isComplete: boolean;
  nutrition: Nutrition | null;
  /** Two capital letters. */
  originCountry: string | null;
  origin: Translated | null;
  diets: Diet[];
};

/** Unknown is never "free of": the list has to be declared complete. */
export const freeOf = ({
  contains,
  mayContain,
  isComplete,
}: Pick<FoodFacts, 'contains' | 'mayContain' | 'isComplete'>) =>
  isComplete ? allergens.filter((each) => !contains.includes(each) && !mayContain.includes(each)) : [];
