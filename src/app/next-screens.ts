/** Brings what most shoppers want next, so that a touch on a product shows it in the next frame. */
import type { Reader } from '#machines/reading/reading.live.ts';
import { pathTo } from '#src/routes/paths.ts';
import { firstSign } from './first-sign.ts';
import { forgetFailures, loadScreenOf } from './screen-chunks.ts';

const next = [pathTo('products'), pathTo('product', { id: 0 })];

/** Waits for the first sign of a shopper. */
export const bringNextScreens = async (reader: Reader): Promise<void> => {
  await firstSign();
  reader.prepare();
  for (const path of next) loadScreenOf(path).catch(forgetFailures);
};
