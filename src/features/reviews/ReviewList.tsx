import type { Review } from '#machines/query/contract.types.ts';
import { Photos } from '#src/components/Photos/Photos.tsx';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { Rated } from '#src/components/Rated/Rated.tsx';
import * as styles from './Reviews.css.ts';

type ItemProps = { review: Review };

const Face = ({ review: { customer_name: name, customer_profile: photo } }: ItemProps) => (
  <span className={styles.face} aria-hidden="true">
    {photo ? <img src={photo} alt="" width="40" height="40" loading="lazy" /> : name.trim().charAt(0).toUpperCase()}
  </span>
);

const Item = ({ review }: ItemProps) => (
  <li className={styles.review}>
    <div className={styles.head}>
      <Face review={review} />
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{review.customer_name}</bdi>
        </span>
        <span className={styles.quiet}>
          <bdi>{review.created_at}</bdi>
        </span>
      </span>
      <Rated value={review.rating} />
    </div>
    <p dir="auto">{review.description}</p>
    {review.photos?.length ? <Photos photos={review.photos} /> : null}
  </li>
);

export const ReviewList = ({ reviews }: { reviews: readonly Review[] }) => (
  <ul className={styles.list}>
    {reviews.map((review) => (
      <PartBoundary key={review.id} isItem>
        <Item review={review} />
      </PartBoundary>
    ))}
  </ul>
);
