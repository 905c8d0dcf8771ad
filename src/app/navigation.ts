/** The address bar, as the flows and the pages need it. */

import { navigate } from 'wouter/use-browser-location';
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import { pathOf } from '#src/routes/path-of.ts';

/** Follows the root's requests, and remembers whether the shopper came by Back or Forward. */
export const createNavigation = (actor: StorefrontActor) => {
  let isReturning = false;
  addEventListener('popstate', () => {
    isReturning = true;
  });
  // wouter dispatches these events for its own navigations.
  for (const step of ['pushState', 'replaceState']) {
    addEventListener(step, () => {
      isReturning = false;
    });
  }
  // The event carries `replace`, the one option that is used.
  actor.on('navigation.requested', (requested) => navigate(pathOf(requested), requested));
  return { isReturning: () => isReturning };
};
