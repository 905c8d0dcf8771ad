/** What every view may reach: the flows, the reads, and what the page itself knows. */

import { createContext, useContext } from 'react';
import type { Query } from '#machines/query/query.types.ts';
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import type { Resources } from './resources.ts';

export type Shop = {
  /** The root actor; its flows are found in its system by name. */
  actor: StorefrontActor;
  resources: Resources;
  /** What is known of a query now, without asking. */
  peek: (query: Query) => unknown;
  /** Calls back whenever a response arrives. */
  onResponse: (listener: () => void) => () => void;
  /** Called once the first view is on the screen and alive: the flows start. */
  onFirstCommit: () => void;
  /** Whether the present address was reached by Back or Forward. */
  isReturning: () => boolean;
  /** For the server: the file of a part that it writes and that comes to life later. */
  onPart?: (file: string) => void;
};

const ShopContext = createContext<Shop | undefined>(undefined);
export const ShopProvider = ShopContext.Provider;

/** The running shop; a view outside of it is a defect. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('A view was rendered outside of the shop.');
  return shop;
};
