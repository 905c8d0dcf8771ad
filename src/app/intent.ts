/** Fetches a page when a shopper is about to open it: one listener for every link, present and future. */
import type { Reader } from '#machines/reading/reading.live.ts';
import { matchPage } from '#src/routes/match-page.ts';
import { forgetFailures, loadScreen } from './screen-chunks.ts';

const linkOf = (event: Event): URL | undefined => {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target === '_blank') return undefined;
  const url = new URL(anchor.href);
  return url.origin === location.origin ? url : undefined;
};

/** Pointer over, touch down or keyboard focus on a link brings its screen and its data. Answers a function that stops it. */
export const prefetchOnIntent = (root: HTMLElement, reader: Reader): (() => void) => {
  const bring = (event: Event) => {
    const url = linkOf(event);
    if (!url) return;
    const match = matchPage(url.pathname);
    loadScreen(match).catch(forgetFailures);
    if (match.page.audience === 'user') return;
    for (const wanted of match.page.reads(match.params, url.searchParams)) void reader.prefetch(wanted);
  };
  const events = ['pointerenter', 'touchstart', 'focusin'] as const;
  for (const name of events) root.addEventListener(name, bring, { capture: true, passive: true });
  return () => {
    for (const name of events) root.removeEventListener(name, bring, { capture: true });
  };
};
