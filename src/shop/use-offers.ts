/** Whether the back end offers a part; a view of one that it lacks shows nothing. */
import { useCallback, useSyncExternalStore } from 'react';
import type { PartName } from '#src/routes/parts.ts';
import { nothingMissing } from './offers.ts';
import { useShop } from './shop-context.ts';

export type IsOffered = (part: PartName | 'notFound') => boolean;

const none = () => nothingMissing;

/** What the server rendered stays as it is until it has come to life. */
export const useOffers = (): IsOffered => {
  const { offers } = useShop();
  const missing = useSyncExternalStore(offers.subscribe, offers.missing, none);
  return useCallback((part) => !missing.includes(part as PartName), [missing]);
};
