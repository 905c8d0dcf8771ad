/** The shop in another tab, as a store of React. */
import { useSyncExternalStore } from 'react';
import { listen } from './shop.ts';

const listeners = new Set<() => void>();
let version = 0;

const shop = listen(() => {
  version += 1;
  for (const listener of listeners) listener();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShop = () => {
  const at = useSyncExternalStore(subscribe, () => version);
  return { shop, version: at };
};
