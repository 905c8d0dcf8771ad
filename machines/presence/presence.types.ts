/** The vocabulary of presence. */
import type { FailureNoted } from '../kit/failure.ts';

export type PresenceInput = { isSignedIn: boolean };

export type PresenceEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** This tab speaks for all tabs of the browser. */
  | { type: 'turn.mine' }
  /** The page is left; another tab may speak. */
  | { type: 'turn.lost' };

export type PresenceEmitted = FailureNoted;

/** What presence leaves unanswered on purpose. */
export const presenceIgnored = [
  // Nobody is signed in whom to speak for.
  ['stopped', 'session.ended'],
  ['stopped', 'turn.mine'],
  ['stopped', 'turn.lost'],
  // It is there already.
  ['present.queueing', 'session.started'],
  ['present.queueing', 'turn.lost'],
  ['present.pinging', 'session.started'],
  ['present.pinging', 'turn.mine'],
  ['present.waiting', 'session.started'],
  ['present.waiting', 'turn.mine'],
] as const;
