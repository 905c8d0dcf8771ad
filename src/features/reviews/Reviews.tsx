import { ListPager } from '#src/components/ListPager/ListPager.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import type { QueryResult } from '#src/shop/use-query.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { RatingBars } from './RatingBars.tsx';
import { ReviewList } from './ReviewList.tsx';
import * as styles from './Reviews.css.ts';

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

/** What buyers say: the average, five bars, and a page of their words. */
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
