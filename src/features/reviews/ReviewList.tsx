import type { Review } from '#machines/query/contract.types.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Photos } from '#src/components/Photos/Photos.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { Rated } from '#src/components/Rated/Rated.tsx';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { useDates } from '#src/shop/use-dates.ts';
import * as styles from './Reviews.css.ts';

const Item = ({ review }: { review: Review }) => {
  const dates = useDates();
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <Avatar user={{ name: review.customer_name, photo: review.customer_profile }} size="medium" />
        <span className={styles.who}>
          <span className={styles.name}>
            <bdi>{review.customer_name}</bdi>
          </span>
          <span className={styles.quiet}>
            <bdi>{dates.day(momentOf(review.created_at), 'UTC') || review.created_at}</bdi>
          </span>
        </span>
        <Rated value={review.rating} />
      </div>
      <p dir="auto">{review.description}</p>
      {review.photos?.length ? <Photos photos={review.photos} /> : null}
    </li>
  );
};

export const ReviewList = ({ reviews }: { reviews: readonly Review[] }) => (
  <ul className={styles.list}>
    {reviews.map((review) => (
      <PartBoundary key={review.id} isItem>
        <Item review={review} />
      </PartBoundary>
    ))}
  </ul>
);
