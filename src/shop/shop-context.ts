/** The context of every view: the flows, the queries and the state of the page. */

import { createContext, useContext } from 'react';
import type { Query } from '#machines/query/query.types.ts';
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import type { Offers } from './offers.ts';
import type { PartLog } from './part-log.ts';
import type { Resources } from './resources.ts';

export type Shop = {
  /** The root actor; its flows are found in its system by name. */
  actor: StorefrontActor;
  resources: Resources;
  /** What the back end lacks. */
  offers: Offers;
  /** Returns the cached data of a query without a request. */
  peek: (query: Query) => unknown;
  /** Calls back whenever a response arrives. */
  onResponse: (listener: () => void) => () => void;
  /** Called once the first view is on the screen and alive: the flows start. */
  onFirstCommit: () => void;
  /** Whether the present address was reached by Back or Forward. */
  isReturning: () => boolean;
  /** The parts that threw while the server rendered the page. */
  brokenParts?: readonly string[];
  /** For the server: told of each part that it enters and leaves. */
  partLog?: PartLog;
  /** On the server: called with the module path of each lazy part that it renders. */
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
