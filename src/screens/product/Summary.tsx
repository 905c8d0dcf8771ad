import type { Product, ProductDetails } from '#machines/query/contract.types.ts';
import { Rated } from '#src/components/Rated/Rated.tsx';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './ProductPage.css.ts';

export type SummaryProps = { product: Product | ProductDetails; shortDescription?: string | null | undefined };

const shareButton = lazyComponent({
  file: 'ShareButton',
  load: async () => (await import('#src/components/ShareButton/ShareButton.tsx')).ShareButton,
  waitFor: 'firstInteraction',
});

export const reviewsId = 'reviews';

/** The name, the brand, the rating, the sales and the short description of a product. */
export const Summary = ({ product, shortDescription }: SummaryProps) => {
  const t = useMessages();
  const number = useNumbers();
  const { rating, total_reviews: count, total_sold, brand, name } = product;
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <h1 dir="auto">{name}</h1>
        <div className={styles.share}>
          <Part of={shareButton} given={{ title: name, isIcon: true }} />
        </div>
      </div>
      <p className={styles.line}>
        {brand ? <Tag tone="accent">{brand}</Tag> : null}
        {rating > 0 ? (
          <a className={styles.ratingLink} href={`#${reviewsId}`}>
            <Rated value={rating} count={count} variant="stars" />
          </a>
        ) : (
          <span>{t('No reviews yet')}</span>
        )}
        <span>{t('{count} sold', { count: number(total_sold) })}</span>
      </p>
      {shortDescription ? (
        <p className={styles.short} dir="auto">
          {shortDescription}
        </p>
      ) : null}
    </div>
  );
};
