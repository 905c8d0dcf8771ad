/** A started wishlist whose calls wait until a test answers them, and what tests ask it. */

import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { selectWishlist } from '#machines/wishlist/wishlist.selectors.ts';
import { selectIsFavorite } from '#machines/wishlist/wishlist.summary.ts';
import { aProduct } from '../data/builders.ts';
import { startHeld } from './held-flow.ts';

export const tea = aProduct({ id: 1, name: 'Tea' });
export const milk = aProduct({ id: 2, name: 'Milk' });
export const figs = aProduct({ id: 3, name: 'Figs' });
const ports = ['listFavorites', 'toggleFavorite'] as const;
export const list = (...products: (typeof tea)[]) => ({ products, total: products.length });
export const turned = (product: typeof tea, isFavorite: boolean) => ({
  product: { ...product, is_favorite: isFavorite },
  message: isFavorite ? 'Added to your wishlist' : 'Removed from your wishlist',
});

export const begin = (isSignedIn: boolean, page = 'home') => {
  const harness = startHeld(wishlistMachine, { isSignedIn, page }, ports);
  const press = (product: typeof tea) => harness.send({ type: 'favorite.toggle', product });
  const facts = () => selectWishlist(harness.snapshot());
  const isOn = ({ id }: typeof tea) => selectIsFavorite(id)(harness.snapshot());
  const names = () => facts().products.map(({ name }) => name);
  const counts = () =>
    harness.emitted('favorites.changed').map((event) => (event as unknown as { count: number }).count);
  return { ...harness, press, facts, isOn, names, counts };
};

/** Signed in, with tea on the list. */
export const withTea = async (page?: string) => {
  const harness = begin(true, page);
  await harness.respond('listFavorites', list(tea));
  return harness;
};
