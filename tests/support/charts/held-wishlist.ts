/** A started wishlist whose calls wait until a test answers them, and what tests ask it. */
import { selectIsFavorite } from '#machines/wishlist/wishlist.heart.ts';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { selectWishlist } from '#machines/wishlist/wishlist.selectors.ts';
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

export const begin = (isSignedIn: boolean, path = '/') => {
  const rig = startHeld(wishlistMachine, { isSignedIn, path }, ports);
  const press = (product: typeof tea) => rig.send({ type: 'heart.press', product });
  const facts = () => selectWishlist(rig.snapshot());
  const isOn = ({ id }: typeof tea) => selectIsFavorite(id)(rig.snapshot());
  const names = () => facts().products.map(({ name }) => name);
  const counts = () => rig.emitted('favorites.changed').map((event) => (event as unknown as { count: number }).count);
  return { ...rig, press, facts, isOn, names, counts };
};

/** Signed in, with tea on the list. */
export const withTea = async (path?: string) => {
  const rig = begin(true, path);
  await rig.answer('listFavorites', list(tea));
  return rig;
};
