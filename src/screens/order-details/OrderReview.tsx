import { lazy, Suspense } from 'react';
import { noReviewFacts, selectReview } from '#machines/review/review.selectors.ts';
import { useFactsOr } from '#src/app/use-flow.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }));

/** The review of one of this order's lines, while it is written. */
export const OrderReview = ({ orderId }: { orderId: number }) => {
  const facts = useFactsOr('review', selectReview, noReviewFacts);
  if (facts.stage === 'closed' || facts.subject?.orderId !== orderId) return null;
  return (
    <Suspense>
      <ReviewDialog facts={facts} name={facts.subject.name} />
    </Suspense>
  );
};
