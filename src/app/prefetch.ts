/** Fetched ahead for whoever has shown a first interaction of wanting something: what most shoppers want next. */
import type { QueryClient } from '#machines/query/query.live.ts';
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import { stepper } from '#src/components/AddControl/AddControl.tsx';
import { overlays } from '#src/layout/OverlaySlot.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { prefetchOnIntent } from './intent.ts';
import { clearFailures, loadScreenOf } from './screen-chunks.ts';

/** So that a touch on a product shows it in the next frame. */
export const nextScreens = [pathTo('product', { id: 0 }), pathTo('products')];

export const prefetchNext = (actor: StorefrontActor, queryClient: QueryClient): void => {
  prefetchOnIntent(document.body, queryClient);
  queryClient.prepare();
  actor.send({ type: 'flow.ensure', flow: 'search' });
  // When these are needed they could not be had any more: the shop has a new version, and the page is loaded anew.
  actor.send({ type: 'flow.ensure', flow: 'release' });
  import('./draft.ts').catch(() => undefined);
  // What could not be had is asked for again by whoever needs it.
  for (const part of [overlays, stepper]) part.load().catch(part.clearFailure);
  for (const path of nextScreens) loadScreenOf(path).catch(clearFailures);
};
