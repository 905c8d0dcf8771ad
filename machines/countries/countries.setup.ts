/** The port, actions and guards of the list of countries. */
import { assign, emit, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { CountriesContext, CountriesEmitted, CountriesEvent, CountriesInput, Country } from './countries.types.ts';

type Loaded = { countries: Country[] };

export const countriesSetup = setup({
  types: {
    context: {} as CountriesContext,
    events: {} as CountriesEvent,
    input: {} as CountriesInput,
    emitted: {} as CountriesEmitted,
  },
  actors: { listCountries: port<Country[]>('listCountries') },
  delays: { requestTimeout: requestTimeoutMs },
  guards: { isLoaded: ({ context }) => context.countries.length > 0 },
  actions: {
    assignCountries: assign((_, { countries }: Loaded) => ({ countries })),
    emitLoaded: emit((_, { countries }: Loaded) => ({ type: 'countries.loaded', countries })),
    logFailure: logFailure(),
  },
});
