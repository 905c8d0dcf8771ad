/** The list of countries with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { listCountries } from '#api/operations/settings.ts';
import { call } from '../shared/call.ts';
import { countriesMachine } from './countries.machine.ts';

export const liveCountries = (client: Client) =>
  countriesMachine.provide({
    actors: { listCountries: call(async (_, signal) => (await listCountries(client, {}, signal)).countries) },
  });
