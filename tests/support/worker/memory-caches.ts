/** Caches of a service worker, in memory. */

/** In the order in which keys were put. `stores`: what is in them, by the names of the caches. */
export const memoryCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: string, response: Response) => {
        store.delete(key);
        store.set(key, response);
      },
      match: async (key: string) => store.get(key)?.clone(),
      delete: async (key: string) => store.delete(key),
      keys: async () => [...store.keys()],
    };
  };
  const caches = {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
  return { stores, caches };
};
