/** Tolerant validators of what sellers state about foods, and of the allergies of an account. */
import type { Allergen, Allergies, Diet } from '../../types/allergies.ts';
import type { ProductDetails, ProductFilters } from '../../types/catalogue.ts';
import { allergenCodes } from '../allergens.ts';
import { distinct, flag, like, list, nullable, number, oneOf, optional, record, text, words } from './tolerant.ts';

const allergen = oneOf<Allergen>(...allergenCodes)();

const diet = oneOf<Diet>('vegetarian', 'vegan', 'halal', 'kosher', 'organic', 'gluten-free', 'lactose-free')();

type Facts = NonNullable<ProductDetails['facts']>;

/** Absent where there is none: an empty list says nothing. */
export const allergens = optional(list(allergen));

const amount = optional(number());

export const foodFacts = optional(
  record<Facts>([], {
    ingredients: optional(words),
    allergens_complete: flag,
    nutrition: optional(
      record<NonNullable<Facts['nutrition']>>(['per'], {
        per: oneOf<'100g' | '100ml'>('100g', '100ml')(),
        kj: amount,
        kcal: amount,
        fat: amount,
        saturates: amount,
        carbohydrate: amount,
        sugars: amount,
        fibre: amount,
        protein: amount,
        salt: amount,
      }),
    ),
    origin_country: optional(like(/^[A-Z]{2}$/)),
    origin: optional(words),
    diets: optional(list(diet)),
  }),
);

export const allergies = record<Allergies>([], { allergens: list(allergen), agreed_at: nullable(text()) });

export const countedCodes = optional(
  distinct(
    record<NonNullable<ProductFilters['diets']>[number]>(['id', 'name'], {
      id: words,
      name: words,
      count: optional(number()),
    }),
  ),
);
