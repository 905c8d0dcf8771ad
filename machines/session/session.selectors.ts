/** The facts that views read about the session. */
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** `pending`: not known yet; show neither a guest's view nor a shopper's. */
export type SessionStatus = 'pending' | 'guest' | 'signedIn' | 'signingOut';

const statusOf = (snapshot: Snapshot): SessionStatus => {
  if (snapshot.matches({ signedIn: 'signingOut' })) return 'signingOut';
  if (snapshot.matches('signedIn')) return 'signedIn';
  return snapshot.matches('guest') ? 'guest' : 'pending';
};

export const selectSession = (snapshot: Snapshot) => ({
  status: statusOf(snapshot),
  user: snapshot.context.user,
  favoriteCount: snapshot.context.favoriteCount,
  isLogoutRequested: snapshot.matches({ signedIn: 'asking' }) || snapshot.matches({ signedIn: 'signingOut' }),
});

export const selectToken = (snapshot: Snapshot) => snapshot.context.token;
