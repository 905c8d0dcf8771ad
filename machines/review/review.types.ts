/** The events and context of a review. */
import type { Failure } from '#api/types/failure.ts';
import type { FileRefusal } from '../shared/files.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { Id } from '../shared/ids.ts';
import { ignoring } from '../shared/ignoring.ts';
import type { NoticeRequested } from '../shared/notice.ts';

/** One line of an order. */
export type ReviewSubject = { orderId: Id; productId: Id; name: string };

export type ReviewFields = {
  /** 0 until stars are chosen. */
  rating: number;
  description: string;
  photos: readonly File[];
  /** The last chosen photos that were refused. */
  refused: readonly FileRefusal[];
};

export type ReviewContext = {
  subject: ReviewSubject | undefined;
  fields: ReviewFields;
  errors: FieldErrors<ReviewFields>;
  /** The last failure, if it belongs to no field. */
  failure: Failure | undefined;
};

/** The input of the port; the fields identify the draft of a repeated request. */
export type ReviewRequest = { subject: ReviewSubject; fields: ReviewFields };
export type ReviewAdded = { message?: string | undefined };

export type ReviewEvent =
  | { type: 'review.open'; subject: ReviewSubject }
  | { type: 'review.close' }
  | { type: 'review.change'; fields: Partial<ReviewFields> }
  | { type: 'photos.offer'; files: readonly File[] }
  | { type: 'photo.remove'; photo: File }
  | { type: 'review.submit' }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'login.abandoned' };

export type ReviewEmitted = { type: 'review.added' } | { type: 'login.required' } | NoticeRequested;

const typing = ['review.change', 'photos.offer', 'photo.remove', 'review.submit'] as const;
const logins = ['session.started', 'login.abandoned'] as const;

/** Ignored on purpose: nothing is typed while the dialog is closed or the review is sent, and nothing waits for a login. */
export const reviewIgnored = [
  ...ignoring('closed', ['review.close', ...typing, ...logins]),
  ...ignoring('editing', ['review.open', ...logins]),
  ...ignoring('submitting', ['review.open', ...typing, ...logins]),
  ...ignoring('expired', ['review.open', 'review.close', ...typing]),
] as const;
