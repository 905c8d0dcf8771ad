/** The search with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { suggestProducts } from '#api/operations/catalogue.ts';
import { call } from '../shared/call.ts';
import { searchMachine } from './search.machine.ts';

export const liveSearch = (client: Client) =>
  searchMachine.provide({
    actors: { suggestProducts: call((query, signal) => suggestProducts(client, query, signal)) },
  });
