/** Steps of the wishlist: presses hearts, counts them, opens the list. */
import type { Locator } from 'playwright-core';
import { button, heading, link, type Shopper, see } from './shopper.ts';

/** The heart of a product that is not kept yet; the first where a page shows the product twice. */
export const emptyHeart = (shopper: Shopper, name: string): Locator =>
  button(shopper, shopper.t('Add {name} to wishlist', { name })).first();

/** The heart of a product that is kept. */
export const fullHeart = (shopper: Shopper, name: string): Locator =>
  button(shopper, shopper.t('Remove {name} from wishlist', { name })).first();

/** The heart of the header, with its badge. */
export const wishes = (shopper: Shopper, count: number): Locator =>
  link(shopper, count > 0 ? shopper.t('Wishlist, {count} items', { count }) : shopper.t('Wishlist')).filter({
    visible: true,
  });

export const seeWishes = (shopper: Shopper, count: number): Promise<void> => see(wishes(shopper, count).first());

/** Through the header's heart. */
export const openWishes = async (shopper: Shopper, count: number): Promise<void> => {
  await shopper.press(wishes(shopper, count).first());
  await see(heading(shopper, shopper.t('Wishlist')));
};
