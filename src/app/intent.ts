/** Fetches a page when a shopper is about to open it: one listener for every link, present and future. */
import type { QueryClient } from '#machines/query/query.live.ts';
import { matchPage } from '#src/routes/match-page.ts';
import { pageQueries } from '#src/routes/page-queries.ts';
import { clearFailures, loadScreen } from './screen-chunks.ts';

const linkAt = (target: EventTarget | null): URL | undefined => {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target === '_blank') return undefined;
  const url = new URL(anchor.href);
  return url.origin === location.origin ? url : undefined;
};

/** Pointer over, touch down or keyboard focus on a link brings its screen and its data. Answers a function that stops it. */
export const prefetchOnIntent = (root: HTMLElement, queryClient: QueryClient): (() => void) => {
  const load = (target: EventTarget | null) => {
    const url = linkAt(target);
    if (!url) return;
    const match = matchPage(url.pathname);
    loadScreen(match).catch(clearFailures);
    if (match.page.audience === 'user') return;
    const queries = pageQueries[match.name]?.(match.params, url.searchParams) ?? [];
    for (const requested of queries) void queryClient.prefetch(requested);
  };
  const listen = ({ target }: Event) => load(target);
  const events = ['pointerenter', 'touchstart', 'focusin'] as const;
  for (const name of events) root.addEventListener(name, listen, { capture: true, passive: true });
  // What woke the page may have been a link already.
  load(root.querySelector('a:is(:active, :hover, :focus)'));
  return () => {
    for (const name of events) root.removeEventListener(name, listen, { capture: true });
  };
};
