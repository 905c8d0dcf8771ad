import { describe, expect, test } from 'vitest';
import type { Failure } from '#machines/shared/failure.ts';
import { createMessages } from '#src/i18n/messages.ts';
import { failureText } from './failure-text.ts';

const t = createMessages('en');

describe('The text of a failure', () => {
  test.each<[Failure, RegExp]>([
    [{ kind: 'network' }, /connection/],
    [{ kind: 'timeout' }, /too long/],
    [{ kind: 'broken', status: 504 }, /too long/],
    [{ kind: 'broken', status: 500 }, /problem/],
    [{ kind: 'limited', status: 429 }, /wait/],
    [{ kind: 'notJson' }, /can’t read/],
    [{ kind: 'invalidResponse' }, /can’t read/],
    [{ kind: 'notOffered', status: 404 }, /doesn’t offer/],
    [{ kind: 'refused', status: 422 }, /try again/],
  ])('fits the cause %j', (failure, words) => {
    expect(failureText(t, failure)).toMatch(words);
  });

  test.each<Failure>([
    { kind: 'broken', status: 500 },
    { kind: 'broken', status: 503 },
    { kind: 'timeout' },
    { kind: 'notJson' },
  ])('never blames the connection for %j', (failure) => {
    expect(failureText(t, failure)).not.toMatch(/connection/);
  });

  test('is the server’s own message if there is one', () => {
    expect(failureText(t, { kind: 'refused', message: 'Only 2 left.' })).toBe('Only 2 left.');
  });

  test('exists for a defect of the page', () => {
    expect(failureText(t, undefined)).toMatch(/try again/);
  });
});
