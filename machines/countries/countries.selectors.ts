/** The facts that forms read about the list of countries. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { countriesMachine } from './countries.machine.ts';
import type { CountriesFacts } from './countries.types.ts';

export type CountriesActor = ActorRefFrom<typeof countriesMachine>;

/** Flat facts; compare with `shallowEqual`. */
export const selectCountries = ({ value, context }: SnapshotFrom<typeof countriesMachine>): CountriesFacts => ({
  countries: context.countries,
  countriesStage: value,
});
