import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { reviewMachine } from './review.machine.ts';
import { selectReview } from './review.selectors.ts';

const rice = { orderId: 77, productId: 41, name: 'Rice' };
const milk = { orderId: 77, productId: 42, name: 'Milk' };
const words = { rating: 4, description: 'Fresh' };
const photo = new File(['1'], 'a.png', { type: 'image/png' });

const begin = (fields = {}) => {
  const review = startHeld(reviewMachine, undefined, ['addReview']);
  review.send({ type: 'review.open', subject: rice });
  review.send({ type: 'review.change', fields });
  return { ...review, facts: () => selectReview(review.snapshot()) };
};

describe(reviewMachine.id, () => {
  test('editing + review.submit without stars and text → marks both and sends nothing', () => {
    const review = begin();
    review.send({ type: 'review.submit' });
    expect(review.facts()).toMatchObject({
      stage: 'editing',
      errors: { rating: { key: 'Choose from one to five stars' }, description: { key: 'This field is required' } },
    });
    review.send({ type: 'review.change', fields: { rating: 5 } });
    expect(review.facts().errors.rating).toBeUndefined();
    expect(review.requested()).toEqual([]);
  });

  test('editing + photos.offer → keeps what fits and names the rest', () => {
    const review = begin(words);
    review.send({ type: 'photos.offer', files: [photo, new File(['1'], 'b.pdf', { type: 'application/pdf' })] });
    expect(review.facts().fields).toMatchObject({ photos: [photo], refused: [{ name: 'b.pdf', reason: 'type' }] });
    review.send({ type: 'photo.remove', photo });
    expect(review.facts().fields).toMatchObject({ photos: [], refused: [] });
  });

  test('submitting + a response → thanks, refetches the ratings, and the next review begins empty', async () => {
    const review = begin(words);
    review.send({ type: 'review.submit' });
    review.send({ type: 'review.submit' });
    await review.respond('addReview', { message: 'Review added successfully' });
    expect(review.requested()).toMatchObject([{ subject: rice, fields: words }]);
    expect(review.emitted('review.added')).toHaveLength(1);
    expect(review.notices()).toEqual([{ kind: 'success', text: { message: 'Review added successfully' } }]);
    review.send({ type: 'review.open', subject: rice });
    expect(review.facts().fields.description).toBe('');
  });

  test('submitting + a refusal or no response → keeps the typed values, which can be sent again', async () => {
    const review = begin(words);
    review.send({ type: 'review.submit' });
    await review.refuse('addReview', { kind: 'refused', status: 422, fields: { description: 'Too long.' } });
    expect(review.facts()).toMatchObject({ stage: 'editing', errors: { description: { message: 'Too long.' } } });
    review.send({ type: 'review.submit' });
    review.pass(requestTimeoutMs);
    expect(review.facts()).toMatchObject({ stage: 'editing', failure: { kind: 'timeout' }, fields: words });
    review.send({ type: 'review.submit' });
    expect(review.requested()).toHaveLength(3);
  });

  test('review.close → the same line finds its draft again, another line does not', () => {
    const review = begin(words);
    review.send({ type: 'review.close' });
    review.send({ type: 'review.open', subject: rice });
    expect(review.facts().fields).toMatchObject(words);
    review.send({ type: 'review.close' });
    review.send({ type: 'review.open', subject: milk });
    expect(review.facts()).toMatchObject({ subject: milk, fields: { rating: 0, description: '' } });
  });

  const expire = async () => {
    const review = begin(words);
    review.send({ type: 'photos.offer', files: [photo] });
    review.send({ type: 'review.submit' });
    await review.refuse('addReview', { kind: 'unauthorized', status: 401 });
    review.send({ type: 'session.ended' });
    return review;
  };

  test('submitting + a 401 → requires a login; after it the review is open again with its text and photos', async () => {
    const review = await expire();
    expect(review.emitted('login.required')).toHaveLength(1);
    expect(review.facts().stage).toBe('expired');
    review.send({ type: 'session.started' });
    expect(review.facts()).toMatchObject({ stage: 'editing', subject: rice, fields: { ...words, photos: [photo] } });
  });

  test('expired + login.abandoned → closes and clears everything', async () => {
    const review = await expire();
    review.send({ type: 'login.abandoned' });
    expect(review.facts()).toMatchObject({ stage: 'closed', subject: undefined, fields: { description: '' } });
  });

  test('submitting is busy, and review.close gives the request up', async () => {
    const review = begin(words);
    review.send({ type: 'review.submit' });
    expect(review.snapshot().hasTag('busy')).toBe(true);
    review.send({ type: 'review.close' });
    expect(review.facts().stage).toBe('closed');
    await review.respond('addReview', { message: 'Review added successfully' });
    expect(review.emitted('review.added')).toEqual([]);
  });

  test('editing + review.submit after a failure → clears the failure', async () => {
    const review = begin(words);
    review.send({ type: 'review.submit' });
    await review.refuse('addReview', { kind: 'broken' });
    expect(review.facts().failure).toMatchObject({ kind: 'broken' });
    review.send({ type: 'review.submit' });
    expect(review.facts().failure).toBeUndefined();
  });

  test.each(['editing', 'submitting', 'closed'])('%s + session.ended → closes and clears everything', (stage) => {
    const review = begin(words);
    if (stage === 'submitting') review.send({ type: 'review.submit' });
    if (stage === 'closed') review.send({ type: 'review.close' });
    review.send({ type: 'session.ended' });
    expect(review.facts()).toMatchObject({ stage: 'closed', subject: undefined, fields: { description: '' } });
  });
});
