/** The vocabulary of the places where a shopper is signed in. */
import type { SignedInPlace } from '#api/types/identity.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type { SignedInPlace } from '#api/types/identity.ts';

export type SessionsContext = {
  /** The last used first. */
  places: SignedInPlace[];
  /** Which one is being signed out. */
  endingId: number | undefined;
};

export type SessionsEvent =
  | { type: 'sessions.reload' }
  /** Another place than this one: this one is signed out by the session itself. */
  | { type: 'place.end'; id: number };

export type SessionsEmitted = NoticeRequested | FailureLogged | { type: 'session.refused' };

export type SessionsFacts = {
  stage: 'loading' | 'listing' | 'failed';
  places: SignedInPlace[];
  endingId: number | undefined;
};

/** What the list leaves unanswered on purpose: one place is signed out at a time, and a list that is read comes. */
export const sessionsIgnored = [
  ['loading', '*'],
  ['listing', 'sessions.reload'],
  ['ending', '*'],
  ['failed', 'place.end'],
  ['expired', '*'],
] as const;
