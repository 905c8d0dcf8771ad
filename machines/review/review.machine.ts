/**
 * Review: stars, text and photos about one delivered line, in a dialog.
 *
 * A closed dialog keeps the typed values until another line is reviewed or the review is stored. After a failure or a
 * timeout they stay in the open dialog and can be sent again. After a 401 they stay until the same shopper has logged in
 * again. Closing aborts the request; if the server stored the review nevertheless, it recognizes the repeated one. The
 * port is filled in `review.live.ts`.
 *
 * @spec R9, R65
 */
import { assign, enqueueActions, setup } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { photoLimits } from '../file-limits.ts';
import { required } from '../shared/checks.ts';
import { emitLoginRequired, timedOut, withError } from '../shared/failure.actions.ts';
import { failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { isEmpty, serverErrorsOf } from '../shared/field-errors.ts';
import { pickFiles } from '../shared/files.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import { isSameId } from '../shared/ids.ts';
import { textOr } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import type {
  ReviewAdded,
  ReviewContext,
  ReviewEmitted,
  ReviewEvent,
  ReviewFields,
  ReviewRequest,
  ReviewSubject,
} from './review.types.ts';

export const noReview: ReviewFields = { rating: 0, description: '', photos: [], refused: [] };

const errorsOf = ({ rating, description }: ReviewFields): FieldErrors<ReviewFields> => ({
  rating: rating > 0 ? undefined : { key: 'Choose from one to five stars' },
  description: description.trim() ? undefined : required,
});

const isSame = (one: ReviewSubject | undefined, other: ReviewSubject) =>
  isSameId(one?.orderId, other.orderId) && isSameId(one?.productId, other.productId);

export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewEvent,
    emitted: {} as ReviewEmitted,
    tags: {} as 'busy',
  },
  actors: { addReview: port<ReviewAdded, ReviewRequest>('addReview') },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isFilled: ({ context }) => isEmpty(errorsOf(context.fields)),
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    turnTo: assign(({ context }, { subject }: { subject: ReviewSubject }) =>
      isSame(context.subject, subject) ? { subject } : { subject, fields: noReview, errors: {}, failure: undefined },
    ),
    change: assign(({ context }, { fields }: { fields: Partial<ReviewFields> }) => ({
      fields: { ...context.fields, ...fields },
      errors: { ...context.errors, ...Object.fromEntries(Object.keys(fields).map((field) => [field, undefined])) },
    })),
    takePhotos: assign(({ context }, { files }: { files: readonly File[] }) => {
      const picked = pickFiles(context.fields.photos, files, photoLimits);
      return { fields: { ...context.fields, photos: picked.files, refused: picked.refused } };
    }),
    removePhoto: assign(({ context: { fields } }, { photo }: { photo: File }) => ({
      fields: { ...fields, photos: fields.photos.filter((other) => other !== photo), refused: [] },
    })),
    assignErrors: assign(({ context }) => ({ errors: errorsOf(context.fields), failure: undefined })),
    clearErrors: assign({ errors: {}, failure: undefined }),
    assignFailure: assign((_, { error }: WithError) => {
      const failure = failureOf(error);
      const errors = serverErrorsOf(failure, noReview);
      return { errors, failure: isEmpty(errors) ? failure : undefined };
    }),
    assignTimeout: assign(timedOut),
    clear: assign({ subject: undefined, fields: noReview, errors: {}, failure: undefined }),
    announce: enqueueActions(({ enqueue }, { message }: ReviewAdded) => {
      enqueue.emit({ type: 'review.added' });
      enqueue.emit({ type: 'notice.requested', kind: 'success', text: textOr(message, 'Thank you for your review') });
    }),
    emitLoginRequired: emitLoginRequired(),
  },
}).createMachine({
  id: 'review',
  description: 'Rates one delivered line with stars, words and photos.',
  context: { subject: undefined, fields: noReview, errors: {}, failure: undefined },
  initial: 'closed',
  on: { 'session.ended': { target: '.closed', actions: 'clear' } },
  states: {
    closed: {
      description: 'No review is being written. A draft is kept for its order line.',
      on: { 'review.open': { target: 'editing', actions: { type: 'turnTo', params: ({ event }) => event } } },
    },
    editing: {
      on: {
        'review.change': { actions: { type: 'change', params: ({ event }) => event } },
        'photos.offer': { actions: { type: 'takePhotos', params: ({ event }) => event } },
        'photo.remove': { actions: { type: 'removePhoto', params: ({ event }) => event } },
        'review.submit': [
          { guard: 'isFilled', target: 'submitting', actions: 'clearErrors' },
          { actions: 'assignErrors' },
        ],
        'review.close': 'closed',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'addReview',
        id: 'addReview',
        input: ({ context }) => ({ subject: context.subject as ReviewSubject, fields: context.fields }),
        onDone: { target: 'closed', actions: [{ type: 'announce', params: ({ event }) => event.output }, 'clear'] },
        onError: [
          { guard: withError('isUnauthorized'), target: 'expired', actions: 'emitLoginRequired' },
          { target: 'editing', actions: withError('assignFailure') },
        ],
      },
      after: { requestTimeout: { target: 'editing', actions: 'assignTimeout' } },
      on: { 'review.close': 'closed' },
    },
    expired: {
      description: 'The server has ended the session. The dialog opens again after the login of the same shopper.',
      on: {
        'session.started': 'editing',
        'login.abandoned': { target: 'closed', actions: 'clear' },
        // The echo of the lost session: it clears nothing.
        'session.ended': {},
      },
    },
  },
});
