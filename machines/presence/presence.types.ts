/** The events of presence. */
import type { FailureLogged } from '../shared/failure.ts';

export type PresenceInput = { isSignedIn: boolean };

export type PresenceEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** This tab is the leader: it pings for all tabs of the browser. */
  | { type: 'leader.elected' }
  /** The page is left; another tab may become the leader. */
  | { type: 'leader.lost' };

export type PresenceEmitted = FailureLogged;

/** Ignored on purpose. */
export const presenceIgnored = [
  // Nobody is signed in.
  ['stopped', 'session.ended'],
  ['stopped', 'leader.elected'],
  ['stopped', 'leader.lost'],
  // Already so.
  ['present.queueing', 'session.started'],
  ['present.queueing', 'leader.lost'],
  ['present.pinging', 'session.started'],
  ['present.pinging', 'leader.elected'],
  ['present.waiting', 'session.started'],
  ['present.waiting', 'leader.elected'],
] as const;
