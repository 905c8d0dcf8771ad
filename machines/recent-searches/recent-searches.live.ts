/** The shopper's own searches over the browser's storage. */
import { call } from '../shared/call.ts';
import type { Storage } from '../storage/storage.types.ts';
import { recentSearchesMachine } from './recent-searches.machine.ts';

export const liveRecentSearches = (storage: Storage) =>
  recentSearchesMachine.provide({
    actors: { recallSearches: call(async () => storage.read().searches ?? []) },
    actions: { storeSearches: ({ context: { texts } }) => storage.write({ searches: texts }) },
  });
