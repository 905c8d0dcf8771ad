/** What every view may reach: the root actor's flows, the reads, and the words of the shopper's language. */
import type { Reader } from '#machines/reading/reading.live.ts';
import type { StorefrontActor } from '#machines/storefront/storefront.types.ts';
import { createContext, useContext } from 'react';
import type { Resources } from './resources.ts';

export type Shop = { actor: StorefrontActor; reader: Reader; resources: Resources };

const ShopContext = createContext<Shop | undefined>(undefined);
export const ShopProvider = ShopContext.Provider;

/** The running shop; a view outside of it is a defect. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('A view was rendered outside of the shop.');
  return shop;
};
