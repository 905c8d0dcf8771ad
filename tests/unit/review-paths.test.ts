/** The review walked along every edge. */
import type { EventObject } from 'xstate';
import { reviewMachine } from '#machines/review/review.machine.ts';
import { selectReview } from '#machines/review/review.selectors.ts';
import type { ReviewEvent } from '#machines/review/review.types.ts';
import { eventsOf } from '#tests/support/charts/events.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

const photo = new File(['1'], 'front.png', { type: 'image/png', lastModified: 1 });
const eventOf = eventsOf<ReviewEvent>();
const failed = (error: object) => ({ type: 'xstate.error.actor.addReview', error }) as EventObject;

walkEveryEdge({
  machine: reviewMachine,
  ports: ['addReview'],
  models: {
    'the review': {
      machine: reviewMachine as never,
      input: undefined,
      cases: [
        eventOf({ type: 'review.open', subject: { orderId: 77, productId: 41, name: 'Rice' } }),
        eventOf({ type: 'review.close' }),
        eventOf({ type: 'review.change', fields: { rating: 4, description: 'Fresh' } }),
        eventOf({ type: 'photos.offer', files: [photo] }),
        eventOf({ type: 'photo.remove', photo }),
        eventOf({ type: 'review.submit' }),
        eventOf({ type: 'session.ended' }),
        eventOf({ type: 'session.started' }),
        eventOf({ type: 'login.abandoned' }),
        { type: 'xstate.done.actor.addReview', output: {} } as EventObject,
        failed({ kind: 'network' }),
        failed({ kind: 'unauthorized' }),
      ],
      view: (snapshot) => {
        const { stage, subject, fields, errors, failure } = selectReview(snapshot as never);
        const { rating, photos } = fields;
        return [stage, subject?.productId ?? 0, rating, photos.length, Object.keys(errors), failure?.kind ?? ''];
      },
    },
  },
});
