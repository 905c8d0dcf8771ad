/** The demo shopper in the shop of a test file. */

import { browser, shop } from '../browser/open-shop.ts';
import { openSession } from './http-account.ts';
import { newMember } from './member.ts';
import { open, type Shopper, type ShopperOptions } from './shopper.ts';

/** The demo shopper at `path`, signed in, in a language of their own. `sessions.test.ts` and others sign in by hand. */
export const arrive = async (options: ShopperOptions, path: string): Promise<Shopper> => {
  const shopper = await newMember(browser, shop.url, options, await openSession(shop.url));
  await open(shopper, path);
  return shopper;
};
