/** Fetches a page when a shopper is about to open it: one listener for every link, present and future. */
import type { Reader } from '#machines/reading/reading.live.ts';
import { matchPage } from '#src/routes/match-page.ts';
import { readsOfPages } from '#src/routes/reads-of-pages.ts';
import { forgetFailures, loadScreen } from './screen-chunks.ts';

const linkAt = (target: EventTarget | null): URL | undefined => {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target === '_blank') return undefined;
  const url = new URL(anchor.href);
  return url.origin === location.origin ? url : undefined;
};

/** Pointer over, touch down or keyboard focus on a link brings its screen and its data. Answers a function that stops it. */
export const prefetchOnIntent = (root: HTMLElement, reader: Reader): (() => void) => {
  const bring = (target: EventTarget | null) => {
    const url = linkAt(target);
    if (!url) return;
    const match = matchPage(url.pathname);
    loadScreen(match).catch(forgetFailures);
    if (match.page.audience === 'user') return;
    const reads = readsOfPages[match.name]?.(match.params, url.searchParams) ?? [];
    for (const wanted of reads) void reader.prefetch(wanted);
  };
  const listen = ({ target }: Event) => bring(target);
  const events = ['pointerenter', 'touchstart', 'focusin'] as const;
  for (const name of events) root.addEventListener(name, listen, { capture: true, passive: true });
  // What woke the page may have been a link already.
  bring(root.querySelector('a:is(:active, :hover, :focus)'));
  return () => {
    for (const name of events) root.removeEventListener(name, listen, { capture: true });
  };
};
