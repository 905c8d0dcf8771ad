/** Types of allergies. */
import type { components } from '#api/generated/schema.ts';

export type Allergen = components['schemas']['Allergen'];
export type Diet = components['schemas']['Diet'];
/** What the account has stored. */
export type Allergies = components['schemas']['AllergiesResponse']['data'];
export type AllergyForm = components['schemas']['AllergyForm'];
