import StarIcon from 'lucide-react/icons/star';
import type { RatingSummary } from '#machines/query/contract.types.ts';
import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { Rated } from '#src/components/Rated/Rated.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { ReviewList } from './ReviewList.tsx';
import * as styles from './Reviews.css.ts';

const five = ['5', '4', '3', '2', '1'] as const;

const Bar = ({ stars, share }: { stars: string; share: number }) => {
  const t = useMessages();
  const number = useNumbers();
  return (
    <li className={styles.bar}>
      <span className={styles.stars}>
        <VisuallyHidden>{t('{count} stars', { count: Number(stars) })}</VisuallyHidden>
        <span aria-hidden="true">{number(stars)}</span>
        <StarIcon className={styles.star} />
      </span>
      <span className={styles.track}>
        <span className={styles.fills[Math.round(share / 5) * 5]} />
      </span>
      <bdi>{number(`${Math.round(share)}%`)}</bdi>
    </li>
  );
};

/** The average and how it came about. */
const RatingBars = ({ summary }: { summary: RatingSummary }) => {
  const t = useMessages();
  const number = useNumbers();
  const { rating, total_review: count, percentages } = summary;
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <bdi className={styles.number}>{number(rating, 1)}</bdi>
        <span className={styles.who}>
          <Rated value={rating} variant="stars" />
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

export type ReviewsProps = {
  result: QueryResult<'listReviews'>;
  page: number;
  perPage: number;
  hrefOf: (page: number) => string;
};

const places = ['first', 'second', 'third'];

const ReviewsSkeleton = () => (
  <div className={styles.root}>
    <Skeleton shape="wide" />
    <div className={styles.list}>
      {places.map((place) => (
        <div key={place}>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="most" />
        </div>
      ))}
    </div>
  </div>
);

/** The reviews of buyers: the average, five rating bars, and one page of the list. */
export const Reviews = ({ result, page, perPage, hrefOf }: ReviewsProps) => {
  const t = useMessages();
  return (
    <QueryView result={result} skeleton={<ReviewsSkeleton />}>
      {({ total, reviews, average_rating_percentage: summary }) =>
        total === 0 ? (
          <p className={styles.quiet}>{t('No reviews yet')}</p>
        ) : (
          <div className={styles.root}>
            {summary ? <RatingBars summary={summary} /> : null}
            <Stack gap={6}>
              <ReviewList reviews={reviews} />
              <ListPager {...{ page, perPage, total, hrefOf }} label={`${t('Pages')}: ${t('Reviews')}`} />
            </Stack>
          </div>
        )
      }
    </QueryView>
  );
};
