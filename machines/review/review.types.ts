/** The vocabulary of reviewing what was delivered. */
import type { Failure } from '#api/types/failure.ts';
import type { FileRefusal } from '../shared/files.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { NoticeRequested } from '../shared/notice.ts';

/** One line of an order. */
export type ReviewSubject = { orderId: number; productId: number; name: string };

export type ReviewFields = {
  /** 0 until stars are chosen. */
  rating: number;
  description: string;
  photos: readonly File[];
  /** What did not fit when photos were offered the last time. */
  refused: readonly FileRefusal[];
};

export type ReviewContext = {
  subject: ReviewSubject | undefined;
  fields: ReviewFields;
  errors: FieldErrors<ReviewFields>;
  /** Why the last call failed, where no field says it. */
  failure: Failure | undefined;
};

/** What the call is asked; the fields are the draft that a repeated call is recognised by. */
export type ReviewRequest = { subject: ReviewSubject; fields: ReviewFields };
export type ReviewAdded = { message?: string | undefined };

export type ReviewEvent =
  | { type: 'review.open'; subject: ReviewSubject }
  | { type: 'review.close' }
  | { type: 'review.change'; fields: Partial<ReviewFields> }
  | { type: 'photos.offer'; files: readonly File[] }
  | { type: 'photo.remove'; photo: File }
  | { type: 'review.submit' }
  | { type: 'session.ended' };

export type ReviewEmitted = { type: 'review.added' } | { type: 'session.refused' } | NoticeRequested;

/** What the chart leaves unanswered on purpose: nothing is typed where nothing is shown, nor while it is sent. */
export const reviewIgnored = [
  ['closed', 'review.close'],
  ['closed', 'review.change'],
  ['closed', 'photos.offer'],
  ['closed', 'photo.remove'],
  ['closed', 'review.submit'],
  ['editing', 'review.open'],
  ['submitting', 'review.open'],
  ['submitting', 'review.change'],
  ['submitting', 'photos.offer'],
  ['submitting', 'photo.remove'],
  ['submitting', 'review.submit'],
] as const;
