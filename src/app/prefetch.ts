/** Prefetches what most shoppers need next: files while the page rests, everything else at the first interaction. */
import type { QueryClient } from '#machines/query/query.live.ts';
import { idle } from '#machines/shared/idle.live.ts';
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import { stepper } from '#src/components/AddControl/AddControl.tsx';
import { failed } from '#src/components/QueryView/LazyFailed.tsx';
import { offlineDetails } from '#src/layout/Notices/Notices.tsx';
import { overlays } from '#src/layout/OverlaySlot.tsx';
import { matchPage } from '#src/routes/match-page.ts';
import { pageQueries } from '#src/routes/page-queries.ts';
import { pathTo } from '#src/routes/paths.ts';
import { startPreloads } from '#src/shop/first-interaction.ts';
import { clearFailures, loadScreen, loadScreenOf } from './screen-chunks.ts';

/** Fetches a page when a shopper is about to open it: one listener for every link, present and future. */
const linkAt = (target: EventTarget | null): URL | undefined => {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target === '_blank') return undefined;
  const url = new URL(anchor.href);
  return url.origin === location.origin ? url : undefined;
};

/** Prefetches the screen and data of a link on hover, touch or keyboard focus. Returns a function that stops it. */
const prefetchOnIntent = (root: HTMLElement, queryClient: QueryClient): (() => void) => {
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

/** So that a touch on a product shows it in the next frame. */
export const nextScreens = [pathTo('product', { id: 0 }), pathTo('products')];

/** Clears a failed prefetch, so that the first use of the part fetches it again. */
const loadParts = () => {
  for (const part of [overlays, stepper, failed, offlineDetails]) part.load().catch(part.clearFailure);
};

/** On a page that rests: fetches the files of the first interaction and runs them one by one, so that it only renders. */
export const prepareInteraction = async (): Promise<void> => {
  startPreloads();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-prefetch=modulepreload]')) {
    await idle();
    await import(/* @vite-ignore */ href).catch(() => undefined);
  }
  for (const path of nextScreens) {
    await idle();
    await loadScreenOf(path).catch(clearFailures);
  }
  await idle();
  loadParts();
};

export const prefetchNext = (actor: StorefrontActor, queryClient: QueryClient): void => {
  prefetchOnIntent(document.body, queryClient);
  queryClient.prepare();
  for (const path of nextScreens) loadScreenOf(path).catch(clearFailures);
  loadParts();
  actor.send({ type: 'flow.ensure', flow: 'search' });
  // The next two handle a new version of the shop: by then the server has removed the files of this one.
  actor.send({ type: 'flow.ensure', flow: 'release' });
  import('./draft.ts').catch(() => undefined);
  import('./offline-copies.ts').then(({ startOfflineCopies }) => startOfflineCopies(actor)).catch(() => undefined);
};
