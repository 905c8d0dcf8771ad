/** The search with its port filled by the API. */
import type { Client } from '#api/client.ts';
import { call } from '../kit/call.ts';
import { code } from '../kit/code.ts';
import { searchMachine } from './search.machine.ts';

export const liveSearch = (client: Client) =>
  searchMachine.provide({
    actors: {
      suggestProducts: call(async (query, signal) => {
        const { suggestProducts } = await code(import('#api/operations/catalogue.ts'));
        return suggestProducts(client, query, signal);
      }),
    },
  });
