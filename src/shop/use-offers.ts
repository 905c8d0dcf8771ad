/** What the shop is: which parts its back end offers, and whether it has several vendors. */
import { useCallback, useSyncExternalStore } from 'react';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import type { PartName } from '#src/routes/parts.ts';
import { nothingMissing } from './offers.ts';
import { useShop } from './shop-context.ts';
import { useFacts } from './use-flow.ts';

export type IsOffered = (part: PartName | 'notFound') => boolean;

const none = () => nothingMissing;

/** A view of a part that the back end lacks shows nothing. What the server rendered stays until it has come to life. */
export const useOffers = (): IsOffered => {
  const { offers } = useShop();
  const missing = useSyncExternalStore(offers.subscribe, offers.missing, none);
  return useCallback((part) => !missing.includes(part as PartName), [missing]);
};

/** With a single vendor, views do not name the seller of a product. */
export const useMultiVendor = () => useFacts('preferences', selectSettings).multi_vendor;
