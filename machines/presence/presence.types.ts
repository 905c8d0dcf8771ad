/** The vocabulary of presence. */
import type { FailureLogged } from '../shared/failure.ts';

export type PresenceInput = { isSignedIn: boolean };

export type PresenceEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** This tab speaks for all tabs of the browser. */
  | { type: 'leader.elected' }
  /** The page is left; another tab may speak. */
  | { type: 'leader.lost' };

export type PresenceEmitted = FailureLogged;

/** What presence leaves unanswered on purpose. */
export const presenceIgnored = [
  // Nobody is signed in whom to speak for.
  ['stopped', 'session.ended'],
  ['stopped', 'leader.elected'],
  ['stopped', 'leader.lost'],
  // It is there already.
  ['present.queueing', 'session.started'],
  ['present.queueing', 'leader.lost'],
  ['present.pinging', 'session.started'],
  ['present.pinging', 'leader.elected'],
  ['present.waiting', 'session.started'],
  ['present.waiting', 'leader.elected'],
] as const;
