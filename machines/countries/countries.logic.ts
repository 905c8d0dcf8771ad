/** Finding a country in the list. */
import type { Country } from './countries.types.ts';

/** The dialling code of the country with this name, without a plus sign. */
export const phoneCodeOf = (countries: Country[], country: string): string | null =>
  countries.find(({ name }) => name === country)?.phone_code ?? null;
