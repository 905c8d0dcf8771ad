/** The address bar, as the flows and the pages need it. */

import { navigate } from 'wouter/use-browser-location';
import type { AnyActorRef } from 'xstate';
import type { SearchTarget } from '#machines/search/search.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { writeProductSearch } from '#src/routes/product-search.ts';

type Requested = { path: string; replace?: boolean } | { target: SearchTarget; replace?: boolean };

/** A flow names what it wants to show; which address that is, is the route table's business. */
const addressOf = (requested: Requested): string => {
  if ('path' in requested) return requested.path;
  const { target } = requested;
  return target.to === 'product'
    ? pathTo('product', { id: target.id })
    : pathTo('products', undefined, writeProductSearch({ text: target.query, page: 1 }));
};

/** Follows the root's wishes, and remembers whether the shopper came by Back or Forward. */
export const createNavigation = (actor: AnyActorRef) => {
  let isReturning = false;
  addEventListener('popstate', () => {
    isReturning = true;
  });
  // wouter tells of its own steps by these events.
  for (const step of ['pushState', 'replaceState']) {
    addEventListener(step, () => {
      isReturning = false;
    });
  }
  actor.on('navigation.requested', (requested) => {
    const { replace = false } = requested as unknown as Requested;
    navigate(addressOf(requested as unknown as Requested), { replace });
  });
  return { isReturning: () => isReturning };
};
