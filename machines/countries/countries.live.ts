/** The list of countries with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { listCountries } from '#api/operations/settings.ts';
import { countries } from '#api/validators/tolerant/content.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import { countriesMachine } from './countries.machine.ts';

export const liveCountries = (client: Client) =>
  countriesMachine.provide({
    actors: {
      listCountries: call(
        async (_, signal) => validated(countries, await listCountries(client, {}, signal)).data.countries,
      ),
    },
  });
