import type { Storage, Stored } from '#machines/storage/storage.types.ts';

/** What the browser of the session had stored, and what the replay stores. */
export const memoryStorage = (stored: Stored): Storage => {
  let memory = stored;
  return {
    read: () => ({ ...memory }),
    readSettings: async () => memory.settings,
    write: (patch) => {
      memory = { ...memory, ...patch } as Stored;
    },
    flush: () => true,
  };
};
