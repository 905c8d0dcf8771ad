/** Starts the service worker once the page is quiet; it copies the shop for visits without a network. */
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import { pageCopyTime } from '#src/layout/Notices/page-copy-time.ts';

const longestWaitMs = 2000;

/** Safari has no idle callback. */
const quiet = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else setTimeout(resolve, longestWaitMs);
  });

export const startOfflineCopies = async (actor: StorefrontActor): Promise<void> => {
  // The browser offers to install the shop once, soon after the first interaction.
  actor.send({ type: 'flow.ensure', flow: 'installOffer' });
  const at = pageCopyTime();
  if (at !== undefined) actor.send({ type: 'flow.ensure', flow: 'offlineCopies', event: { type: 'copy.shown', at } });
  await quiet();
  actor.send({ type: 'flow.ensure', flow: 'offlineCopies' });
};
