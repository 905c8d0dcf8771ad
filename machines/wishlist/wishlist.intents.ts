/** What the server said and what was pressed since, put together. */
import type { Product } from '#api/types/catalogue.ts';
import { isSameId } from '../shared/ids.ts';
import { intentOf, isFavorite, isListed } from './wishlist.summary.ts';
import type { Intent, WishlistContext } from './wishlist.types.ts';

type Known = Pick<WishlistContext, 'products' | 'intents'>;

/** The intents after a press, which asks for the opposite of what the heart shows. A newer intent replaces the older one. */
export const pressed = (known: Known, product: Product): Intent[] => {
  const newer = { product, shouldBeFavorite: !isFavorite(known, product.id) };
  return intentOf(known, product.id)
    ? known.intents.map((intent) => (isSameId(intent.product.id, product.id) ? newer : intent))
    : [...known.intents, newer];
};

/** The intents that the server has not met yet. */
export const unmet = (known: Known): Intent[] =>
  known.intents.filter(({ product, shouldBeFavorite }) => isListed(known, product.id) !== shouldBeFavorite);

/** The list after the server returned the new state of a product. */
export const answered = ({ products }: Pick<Known, 'products'>, product: Product): Pick<Known, 'products'> => {
  const others = products.filter(({ id }) => !isSameId(id, product.id));
  return { products: product.is_favorite ? [product, ...others] : others };
};

/** The list as the shopper sees it: added products first, removed ones left out. */
export const shownProducts = (known: Known): Product[] => [
  ...known.intents
    .filter(({ product, shouldBeFavorite }) => shouldBeFavorite && !isListed(known, product.id))
    .map(({ product }) => product),
  ...known.products.filter(({ id }) => isFavorite(known, id)),
];

/** The badge counts the list, as the protocol says; a total beside it does not count. */
export const shownCount = (known: Known): number => shownProducts(known).length;

/** Whether the server returned the product in the state that the first intent asks for. */
export const isAsRequested = ({ intents }: Pick<Known, 'intents'>, product: Product): boolean =>
  intents[0]?.shouldBeFavorite === product.is_favorite;
