/** The demo shopper in the shop of a test file. */
import { logIn } from '../../e2e/a11y/shopper.ts';
import { browser, shop } from '../browser/open-shop.ts';
import { newMember } from './member.ts';
import { open, type Shopper, type ShopperOptions } from './shopper.ts';

/** The demo shopper at `path`, signed in, in a language of their own. `sessions.test.ts` and others sign in by hand. */
export const arrive = async (options: ShopperOptions, path: string): Promise<Shopper> => {
  const shopper = await newMember(browser, shop.url, options, await logIn(shop.url));
  await open(shopper, path);
  return shopper;
};
