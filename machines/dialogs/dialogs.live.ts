/** The dialogs with their ports filled by the API. */
import type { Client } from '#api/client.ts';
import { login, register } from '#api/operations/identity.ts';
import { listCountries } from '#api/operations/settings.ts';
import { call } from '../kit/call.ts';
import { dialogsMachine } from './dialogs.machine.ts';

export const liveDialogs = (client: Client) =>
  dialogsMachine.provide({
    actors: {
      login: call((body, signal) => login(client, body, signal)),
      register: call((body, signal) => register(client, body, signal)),
      listCountries: call(async (_, signal) => (await listCountries(client, {}, signal)).countries),
    },
  });
