/** The events, context and emitted events of the session. */
import type { User } from '#api/types/identity.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';

/** The signed-in shopper; contact fields are absent until the account details arrive. */
export type SessionUser = {
  id: Id;
  name: string;
  role?: string;
  photo?: string;
  email?: string;
  phone?: string;
  phoneCode?: string;
  /** Whether the e-mail address or the phone was verified. */
  isVerified?: boolean;
};
export type Account = { user: SessionUser; token: string };
export type RestoredSession = { account?: Account; favoriteCount?: number };
export type AccountDetails = { user: SessionUser };

export type SessionContext = {
  user: SessionUser | undefined;
  /** The bare token, without `Bearer`. */
  token: string | undefined;
  favoriteCount: number;
  /** The page after the log-out; `undefined`: the page stays. */
  leaveTo: 'login' | undefined;
};

/** `here`: the shopper signed in on this page. */
export type SessionOrigin = 'here' | 'restored' | 'otherTab';
/** `refused`: the server responded with 401. */
export type SessionEnd = 'signedOut' | 'refused' | 'otherTab';

export type SessionEvent =
  | { type: 'session.start'; user: User | SessionUser; token: string }
  /** Another tab signed in, or changed what this one knows of the account. */
  | { type: 'session.follow'; user: SessionUser; token: string }
  /** The profile or the password was changed: the session continues with a new user, a new token, or both. */
  | { type: 'session.change'; user?: User | SessionUser; token?: string }
  | { type: 'session.drop'; reason: SessionEnd }
  /** The page came back from the back-forward cache: check whether the session still exists. */
  | { type: 'session.recheck' }
  /** The account details are stale. */
  | { type: 'account.refresh' }
  /** From the sidebar the log-out leads to /login; from the top bar the page stays. */
  | { type: 'logout.request'; from?: 'sidebar' | 'topBar' }
  | { type: 'logout.cancel' }
  | { type: 'logout.confirm' }
  | { type: 'favorites.changed'; count: number };

export type SessionEmitted =
  | { type: 'session.started'; user: SessionUser; token: string; origin: SessionOrigin }
  /** The session continues; `restored`: the server filled in what is not stored. */
  | { type: 'session.changed'; user: SessionUser; token: string; origin: SessionOrigin }
  | { type: 'session.ended'; reason: SessionEnd; leaveTo?: 'login' }
  | NoticeRequested
  | FailureLogged;

/** Ignored on purpose. */
export const sessionIgnored = [
  // Nobody is known yet who could log out or have favourites.
  ['restoring', 'logout.request'],
  ['restoring', 'logout.cancel'],
  ['restoring', 'logout.confirm'],
  ['restoring', 'favorites.changed'],
  ['restoring', 'account.refresh'],
  ['restoring', 'session.drop'],
  ['restoring', 'session.change'],
  ['guest', 'logout.request'],
  ['guest', 'logout.cancel'],
  ['guest', 'logout.confirm'],
  ['guest', 'favorites.changed'],
  ['guest', 'account.refresh'],
  ['guest', 'session.drop'],
  ['guest', 'session.change'],
  // No dialog is open.
  ['signedIn.idle', 'logout.cancel'],
  ['signedIn.idle', 'logout.confirm'],
  ['signedIn.asking', 'logout.request'],
  // It would close the question or cancel the log-out.
  ['signedIn.asking', 'account.refresh'],
  ['signedIn.signingOut', 'account.refresh'],
  // The log-out cannot be cancelled any more.
  ['signedIn.signingOut', 'logout.request'],
  ['signedIn.signingOut', 'logout.cancel'],
  ['signedIn.signingOut', 'logout.confirm'],
] as const;
