/** What the server said and what was pressed since, put together. */
import type { Product } from '#api/types/catalogue.ts';
import { intentOf, isFavorite, isListed } from './wishlist.summary.ts';
import type { Intent, WishlistContext } from './wishlist.types.ts';

type Known = Pick<WishlistContext, 'products' | 'intents' | 'total'>;

/** With what pressing the heart asks for: the opposite of what it shows. A newer wish takes the place of the older. */
export const pressed = (known: Known, product: Product): Intent[] => {
  const wish = { product, isRequested: !isFavorite(known, product.id) };
  return intentOf(known, product.id)
    ? known.intents.map((intent) => (intent.product.id === product.id ? wish : intent))
    : [...known.intents, wish];
};

/** Without the wishes that are met already. */
export const unmet = (known: Known): Intent[] =>
  known.intents.filter(({ product, isRequested }) => isListed(known, product.id) !== isRequested);

/** The list and its size after the server said what became of a product. */
export const answered = ({ products, total }: Known, product: Product): Pick<Known, 'products' | 'total'> => {
  const others = products.filter(({ id }) => id !== product.id);
  const wasListed = others.length < products.length;
  if (product.is_favorite) return { products: [product, ...others], total: wasListed ? total : total + 1 };
  return { products: others, total: Math.max(wasListed ? total - 1 : total, others.length) };
};

/** The list as the shopper wants it: what was added stands first, what was taken off is gone. */
export const shownProducts = (known: Known): Product[] => [
  ...known.intents
    .filter(({ product, isRequested }) => isRequested && !isListed(known, product.id))
    .map(({ product }) => product),
  ...known.products.filter(({ id }) => isFavorite(known, id)),
];

export const shownCount = (known: Known): number => known.total + shownProducts(known).length - known.products.length;
