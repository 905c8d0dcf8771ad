import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Rating } from '#src/ui/Rating/Rating.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './ProductPage.css.ts';

export type SummaryProps = { product: Product | ProductDetails; shortDescription?: string | null | undefined };

export const reviewsId = 'reviews';

/** The name, the brand, the rating, the sales and the short description of a product. */
export const Summary = ({ product, shortDescription }: SummaryProps) => {
  const t = useMessages();
  const { rating, total_reviews: count, total_sold, brand, name } = product;
  return (
    <div className={styles.summary}>
      <h1 dir="auto">{name}</h1>
      <p className={styles.line}>
        {brand ? <Tag tone="accent">{brand}</Tag> : null}
        {rating > 0 ? (
          <a className={styles.ratingLink} href={`#${reviewsId}`}>
            <Rating
              value={rating}
              variant="stars"
              count={count}
              label={t('Rated {rating} out of 5, reviews: {count}', { rating: rating.toFixed(1), count })}
            />
          </a>
        ) : (
          <span>{t('No reviews yet')}</span>
        )}
        <span>{t('{count} sold', { count: total_sold })}</span>
      </p>
      {shortDescription ? (
        <p className={styles.short} dir="auto">
          {shortDescription}
        </p>
      ) : null}
    </div>
  );
};
