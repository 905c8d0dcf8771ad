/** Starts the flow of the service worker, which copies the shop for visits without a network. */
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import { pageCopyTime } from '#src/layout/Notices/page-copy-time.ts';

export const startOfflineCopies = (actor: StorefrontActor): void => {
  // The browser offers to install the shop once, soon after the first interaction.
  actor.send({ type: 'flow.ensure', flow: 'installOffer' });
  const at = pageCopyTime();
  const shown = at === undefined ? {} : { event: { type: 'copy.shown', at } as const };
  actor.send({ type: 'flow.ensure', flow: 'offlineCopies', ...shown });
};
