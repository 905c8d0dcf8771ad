/** The data that travels with a rendered page, and how the browser finds it. */
import type { DehydratedQueries } from '#machines/query/query-cache.ts';
import type { StorefrontInput } from '#machines/storefront/storefront.types.ts';

export type FirstViewData = { shop: StorefrontInput; queries: DehydratedQueries; brokenParts?: readonly string[] };

/** Undefined where the page was not rendered by our server. */
export const readFirstView = (page: Document): FirstViewData | undefined => {
  const text = page.getElementById('first-view')?.textContent;
  return text ? (JSON.parse(text) as FirstViewData) : undefined;
};
