import { noReviewFacts, selectReview } from '#machines/review/review.selectors.ts';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';

const ReviewDialog = lazyOverlay(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

/** The review of one of this order's lines, while it is written. */
export const OrderReview = ({ orderId }: { orderId: number }) => {
  const review = useFlow('review');
  const facts = useFactsOr('review', selectReview, noReviewFacts);
  if (facts.stage === 'closed' || facts.subject?.orderId !== orderId) return null;
  const close = () => review.send({ type: 'review.close' });
  return <ReviewDialog facts={facts} name={facts.subject.name} onMissing={close} />;
};
