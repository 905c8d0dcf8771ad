/** The registration with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { register } from '#api/operations/identity.ts';
import { liveCountries } from '../countries/countries.live.ts';
import { call } from '../shared/call.ts';
import { registerMachine } from './register.machine.ts';
import type { RegisterRequest } from './register.types.ts';

/** The same person is the same request, whose response may have been lost. Nothing here remembers the password. */
const personKeys = () => {
  let last: { person: string; key: string } | undefined;
  return ({ password: _, ...fields }: RegisterRequest): string => {
    const person = JSON.stringify(fields);
    if (last?.person !== person) last = { person, key: crypto.randomUUID() };
    return last.key;
  };
};

export const liveRegister = (client: Client) => {
  const keyOf = personKeys();
  return registerMachine.provide({
    actors: {
      register: call((body, signal) => register(client, { ...body, idempotencyKey: keyOf(body) }, signal)),
      countries: liveCountries(client),
    },
  });
};
