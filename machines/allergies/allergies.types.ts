/** The fields of the form of allergies, and what it emits. */
import type { Allergen } from '#api/types/allergies.ts';
import type { FormFacts } from '../shared/form.types.ts';

export type AllergiesInput = Record<string, never>;

export type AllergiesFields = {
  allergens: Allergen[];
  /** The shopper agrees that these data of health are stored. */
  agrees: boolean;
};

/** `fields`: what is stored now. */
export type AllergiesSaved = { fields: AllergiesFields; message?: string | undefined };

/** Pages that show warnings fetch the allergies again. */
export type AllergiesEmitted = { type: 'allergies.changed' };

export type AllergiesFacts = FormFacts<AllergiesFields>;
