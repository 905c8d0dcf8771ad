/** The search with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { call } from '../shared/call.ts';
import { searchMachine } from './search.machine.ts';
import { suggestOrFind } from './suggestions.live.ts';

export const liveSearch = (client: Client) =>
  searchMachine.provide({
    actors: { suggestProducts: call((query, signal) => suggestOrFind(client, query, signal)) },
  });
