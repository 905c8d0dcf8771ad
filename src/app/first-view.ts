/** The data that travels with a rendered page, and how the browser finds it. */
import type { DehydratedQueries } from '#machines/query/query-cache.ts';
import type { StorefrontInput } from '#machines/storefront/storefront.types.ts';
import { pageCopyTime } from '#src/layout/Notices/page-copy-time.ts';

export type FirstViewData = { shop: StorefrontInput; queries: DehydratedQueries; brokenParts?: readonly string[] };

/** Undefined where the page was not rendered by our server. */
export const readFirstView = (page: Document): FirstViewData | undefined => {
  const text = page.getElementById('first-view')?.textContent;
  return text ? (JSON.parse(text) as FirstViewData) : undefined;
};

/** Back and a restored tab show what the browser stored, and without a network a copy opens: a page of any age. */
export const isOldPage = (): boolean =>
  pageCopyTime() !== undefined ||
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');
