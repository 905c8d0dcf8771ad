/** The data that travels with a rendered page, and how the browser finds it. */
import type { DehydratedReads } from '#machines/reading/reading.live.ts';
import type { StorefrontInput } from '#machines/storefront/storefront.types.ts';

export type FirstViewData = { shop: StorefrontInput; reads: DehydratedReads };

/** Answers of a page that was kept for a while are as good as the page: they count from now. */
const renewed = (reads: DehydratedReads): DehydratedReads => ({
  ...reads,
  queries: reads.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } })),
});

/** Undefined where the page was not rendered by our server. */
export const readFirstView = (page: Document): FirstViewData | undefined => {
  const text = page.getElementById('first-view')?.textContent;
  if (!text) return undefined;
  const { shop, reads } = JSON.parse(text) as FirstViewData;
  return { shop, reads: renewed(reads) };
};
