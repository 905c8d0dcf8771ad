import StarIcon from 'lucide-react/icons/star';
import type { RatingSummary } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Rating } from '#src/ui/Rating/Rating.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Reviews.css.ts';

const five = ['5', '4', '3', '2', '1'] as const;

const Bar = ({ stars, share }: { stars: string; share: number }) => {
  const t = useMessages();
  return (
    <li className={styles.bar}>
      <span className={styles.stars}>
        <VisuallyHidden>{t('{count} stars', { count: Number(stars) })}</VisuallyHidden>
        <span aria-hidden="true">{stars}</span>
        <StarIcon className={styles.star} />
      </span>
      <span className={styles.track}>
        <span className={styles.fills[Math.round(share / 5) * 5]} />
      </span>
      <bdi>{Math.round(share)}%</bdi>
    </li>
  );
};

/** The average and how it came about. */
export const RatingBars = ({ summary }: { summary: RatingSummary }) => {
  const t = useMessages();
  const { rating, total_review: count, percentages } = summary;
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <bdi className={styles.number}>{rating.toFixed(1)}</bdi>
        <span className={styles.who}>
          <Rating value={rating} variant="stars" label={t('Rated {rating} out of 5', { rating: rating.toFixed(1) })} />
          <span className={styles.quiet}>{t('{count} reviews', { count })}</span>
        </span>
      </p>
      <ul className={styles.bars}>
        {five.map((stars) => (
          <Bar key={stars} stars={stars} share={percentages[stars]} />
        ))}
      </ul>
    </div>
  );
};
