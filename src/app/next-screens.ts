/** Brings the screens that most shoppers open next, so that a touch on a product shows it in the next frame. */
import { pathTo } from '#src/routes/paths.ts';
import { forgetFailures, loadScreenOf } from './screen-chunks.ts';

const next = [pathTo('products'), pathTo('product', { id: 0 })];

const bring = () => {
  for (const path of next) loadScreenOf(path).catch(forgetFailures);
};

/** Safari has no idle callback. */
const whenIdle = () => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(bring);
  else setTimeout(bring, 1000);
};

/** Waits until everything of the first view has arrived and the browser has nothing better to do. */
export const bringNextScreens = (): void => {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};
