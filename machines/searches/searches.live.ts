/** The shopper's own searches over the browser's storage. */
import { call } from '../shared/call.ts';
import type { Storage } from '../storage/storage.types.ts';
import { searchesMachine } from './searches.machine.ts';

export const liveSearches = (storage: Storage) =>
  searchesMachine.provide({
    actors: { recallSearches: call(async () => storage.read().searches ?? []) },
    actions: { storeSearches: ({ context: { texts } }) => storage.write({ searches: texts }) },
  });
