/** The codes of the allergens. The compiler compares them with the contract, which has no values at run time. */
import type { Allergen } from '../types/allergies.ts';

const known: Record<Allergen, true> = {
  gluten: true,
  crustaceans: true,
  eggs: true,
  fish: true,
  peanuts: true,
  soybeans: true,
  milk: true,
  nuts: true,
  celery: true,
  mustard: true,
  sesame: true,
  sulphites: true,
  lupin: true,
  molluscs: true,
};

export const allergenCodes = Object.keys(known) as Allergen[];
