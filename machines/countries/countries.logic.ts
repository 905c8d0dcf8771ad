/** Finding a country in the list. */
import type { Country } from './countries.types.ts';

/** The dialling code of the country with this name, without a plus sign. */
export const phoneCodeOf = (countries: Country[], country: string): string | null =>
  countries.find(({ name }) => name === country)?.phone_code ?? null;

/** The fields with the country of the shop, unless the shopper has chosen one. */
export const withCountry = <Fields extends { country: string }>(fields: Fields, countries: Country[]): Fields => ({
  ...fields,
  country: fields.country || (countries.find(({ is_default }) => is_default)?.name ?? ''),
});
