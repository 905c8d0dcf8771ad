/** The registration with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { register } from '#api/operations/identity.ts';
import { liveCountries } from '../countries/countries.live.ts';
import { call } from '../shared/call.ts';
import { registerMachine } from './register.machine.ts';

export const liveRegister = (client: Client) =>
  registerMachine.provide({
    actors: {
      register: call((body, signal) => register(client, body, signal)),
      countries: liveCountries(client),
    },
  });
