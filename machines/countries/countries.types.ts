/** The events and context of the list of countries. */
import type { Country } from '#api/types/settings.ts';
import type { FailureLogged } from '../shared/failure.ts';

export type { Country } from '#api/types/settings.ts';

export type CountriesInput = {
  /** As an earlier form loaded them; empty before that. */
  countries: Country[];
};
export type CountriesContext = CountriesInput;
export type CountriesEvent = { type: 'countries.retry' };
export type CountriesEmitted = CountriesLoaded | FailureLogged;

/** The invoking chart stores them, for itself and for the next form. */
export type CountriesLoaded = { type: 'countries.loaded'; countries: Country[] };

export type CountriesFacts = { countries: Country[]; countriesStage: 'loading' | 'ready' | 'failed' };

/** The list is loaded once and fetched again only after a failure. */
export const countriesIgnored = [
  ['loading', 'countries.retry'],
  ['ready', 'countries.retry'],
] as const;
