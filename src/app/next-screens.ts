/** Brings the screens that most shoppers open next, so that a touch on a product shows it in the next frame. */
import { pathTo } from '#src/routes/paths.ts';
import { forgetFailures, loadScreenOf } from './screen-chunks.ts';

const next = [pathTo('products'), pathTo('product', { id: 0 })];

/** Whoever moves, scrolls or touches is about to choose; a page that is only looked at costs nothing more. */
const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** Waits for the first sign of a shopper. */
export const bringNextScreens = (): void => {
  const first = new AbortController();
  const bring = () => {
    first.abort();
    for (const path of next) loadScreenOf(path).catch(forgetFailures);
  };
  for (const sign of signs) addEventListener(sign, bring, { capture: true, passive: true, signal: first.signal });
};
