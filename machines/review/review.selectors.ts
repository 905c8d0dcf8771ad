/** The facts that views read about the review. */
import type { SnapshotFrom } from 'xstate';
import { noReview, type reviewMachine } from './review.machine.ts';

type ReviewSnapshot = Pick<SnapshotFrom<typeof reviewMachine>, 'value' | 'context'>;

/** Flat facts; compare with `shallowEqual`. */
export const selectReview = ({ value, context }: ReviewSnapshot) => ({ stage: value, ...context });

export type ReviewFacts = ReturnType<typeof selectReview>;

/** Before the flow runs. */
export const noReviewFacts: ReviewFacts = {
  stage: 'closed',
  subject: undefined,
  fields: noReview,
  errors: {},
  failure: undefined,
};
