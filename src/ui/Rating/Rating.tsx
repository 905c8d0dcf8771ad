import StarIcon from 'lucide-react/icons/star';
import * as styles from './Rating.css.ts';

export type RatingProps = {
  /** From 0 to 5. */
  value: number;
  /** Writes the number with so many decimals: "4.6". */
  numberOf: (rating: number, places: number) => string;
  /** The text for screen readers: "Rated 4.6 out of 5, 120 reviews". */
  label: string;
  /** Shown in brackets behind the number. */
  count?: string | undefined;
  variant?: 'compact' | 'stars';
};

const five = [1, 2, 3, 4, 5];
const Stars = () => five.map((star) => <StarIcon key={star} />);

export const Rating = ({ value, numberOf, label, count, variant = 'compact' }: RatingProps) => {
  const rating = Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), 5);
  return (
    <span className={styles.root} role="img" aria-label={label}>
      {variant === 'stars' ? (
        <span className={styles.stars}>
          <Stars />
          <span className={`${styles.full} ${styles.widths[Math.round(rating * 2)]}`}>
            <Stars />
          </span>
        </span>
      ) : (
        <span className={styles.star}>
          <StarIcon />
        </span>
      )}
      <bdi className={styles.number}>{numberOf(rating, 1)}</bdi>
      {count === undefined ? null : <bdi>({count})</bdi>}
    </span>
  );
};
