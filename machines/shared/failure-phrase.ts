/** The cause of a failure as a phrase of the catalogue. */
import type { Failure } from './failure.ts';

const tooLong = 'The shop takes too long to answer. Please try again shortly.';
const unreadable = 'We can’t read what the shop sent. Please try again later.';

const phrases = {
  network: 'Check your connection and try again',
  timeout: tooLong,
  broken: 'The shop has a problem at the moment. Please try again shortly.',
  limited: 'That was too much at once. Please wait a moment and try again.',
  notOffered: 'This shop doesn’t offer this',
  notJson: unreadable,
  invalidResponse: unreadable,
} as const satisfies Partial<Record<Failure['kind'], string>>;

export type FailurePhrase = (typeof phrases)[keyof typeof phrases] | 'Something went wrong. Please try again.';

/** A server or a proxy that waited in vain says so itself. */
const isTimeout = (status: number | undefined) => status === 408 || status === 504;

export const failurePhrase = ({ kind, status }: Failure): FailurePhrase => {
  if (isTimeout(status)) return tooLong;
  return kind in phrases ? phrases[kind as keyof typeof phrases] : 'Something went wrong. Please try again.';
};
