/** What every view may reach: the flows, the reads, and the words and prices of this shopper. */
import { createContext, useContext } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Resources } from './resources.ts';

export type Shop = {
  /** The root actor; its flows are found in its system by name. */
  actor: AnyActorRef;
  resources: Resources;
};

const ShopContext = createContext<Shop | undefined>(undefined);
export const ShopProvider = ShopContext.Provider;

/** The running shop; a view outside of it is a defect. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('A view was rendered outside of the shop.');
  return shop;
};
