import HeartIcon from 'lucide-react/icons/heart';
import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { selectIsFavorite } from '#machines/wishlist/wishlist.summary.ts';
import { mainPictureOf } from '#src/components/picture-of.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import * as styles from './HeartButton.css.ts';

export type HeartButtonProps = { product: Product | ProductDetails; place?: keyof typeof styles.places };

/** Adds a product to the wishlist or removes it. A guest logs in first. */
export const HeartButton = ({ product, place = 'card' }: HeartButtonProps) => {
  const t = useMessages();
  const wishlist = useFlow('wishlist');
  const { id, name } = product;
  const isFavorite = useFactsOr('wishlist', selectIsFavorite(id), false);
  if (!useOffers()('wishlist')) return null;
  return (
    <button
      type="button"
      className={styles.places[place]}
      data-favorite={isFavorite || undefined}
      aria-label={isFavorite ? t('Remove {name} from wishlist', { name }) : t('Add {name} to wishlist', { name })}
      onClick={() => wishlist.send({ type: 'favorite.toggle', product: { ...product, ...mainPictureOf(product) } })}
    >
      <HeartIcon className={styles.icon} />
    </button>
  );
};
