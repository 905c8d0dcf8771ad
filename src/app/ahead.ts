/** Fetched ahead for whoever has shown a first sign of wanting something: what most shoppers want next. */
import type { Reader } from '#machines/reading/reading.live.ts';
import type { StorefrontActor } from '#machines/storefront/storefront.selectors.ts';
import { overlays } from '#src/layout/OverlaySlot.tsx';
import { stepper } from '#src/parts/AddControl/AddControl.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { prefetchOnIntent } from './intent.ts';
import { forgetFailures, loadScreenOf } from './screen-chunks.ts';

/** So that a touch on a product shows it in the next frame. */
export const nextScreens = [pathTo('product', { id: 0 }), pathTo('products')];

export const fetchAhead = (actor: StorefrontActor, reader: Reader): void => {
  prefetchOnIntent(document.body, reader);
  reader.prepare();
  actor.send({ type: 'flow.ensure', flow: 'search' });
  // When these are needed they could not be had any more: the shop has a new version, and the page is loaded anew.
  actor.send({ type: 'flow.ensure', flow: 'release' });
  import('./typed-text.ts').catch(() => undefined);
  // What could not be had is asked for again by whoever needs it.
  for (const part of [overlays, stepper]) part.bring().catch(part.forgetFailure);
  for (const path of nextScreens) loadScreenOf(path).catch(forgetFailures);
};
