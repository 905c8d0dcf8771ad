/** The session's vocabulary: what it is told, what it keeps, what it announces. */
import type { User } from '#api/types/identity.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';

/** What the shop knows of a signed-in shopper; contact fields are absent until the profile answered. */
export type SessionUser = {
  id: number;
  name: string;
  role?: string;
  photo?: string;
  email?: string;
  phone?: string;
  phoneCode?: string;
  /** Whether the e-mail or the phone was proven. */
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
  /** Where signing out leads; `undefined` means that the page stays. */
  leaveTo: 'login' | undefined;
};

/** `here`: the shopper just signed in on this page. */
export type SessionOrigin = 'here' | 'restored' | 'otherTab';
/** `refused`: the server answered 401. */
export type SessionEnd = 'signedOut' | 'refused' | 'otherTab';

export type SessionEvent =
  | { type: 'session.start'; user: User | SessionUser; token: string }
  /** Another tab signed in, or changed what this one knows of the account. */
  | { type: 'session.follow'; user: SessionUser; token: string }
  /** The profile or the password was changed: the session goes on with a new user, a new token, or both. */
  | { type: 'session.change'; user?: User | SessionUser; token?: string }
  | { type: 'session.drop'; reason: Exclude<SessionEnd, 'signedOut'> }
  /** The page came back from the back/forward cache: look again whether the session still stands. */
  | { type: 'session.recheck' }
  /** What is known of the account is old. */
  | { type: 'account.reload' }
  /** From the sidebar the way out leads to /login; from the top bar the page stays. */
  | { type: 'logout.request'; from?: 'sidebar' | 'topBar' }
  | { type: 'logout.cancel' }
  | { type: 'logout.confirm' }
  | { type: 'favorites.changed'; count: number };

export type SessionEmitted =
  | { type: 'session.started'; user: SessionUser; token: string; origin: SessionOrigin }
  /** It goes on; `restored` means that the server filled in what is not stored. */
  | { type: 'session.changed'; user: SessionUser; token: string; origin: SessionOrigin }
  | { type: 'session.ended'; reason: SessionEnd; leaveTo?: 'login' }
  | NoticeRequested
  | FailureLogged;

/** What the session leaves unanswered on purpose. */
export const sessionIgnored = [
  // Nobody is known yet who could leave or like.
  ['restoring', 'logout.request'],
  ['restoring', 'logout.cancel'],
  ['restoring', 'logout.confirm'],
  ['restoring', 'favorites.changed'],
  ['restoring', 'account.reload'],
  ['restoring', 'session.drop'],
  ['restoring', 'session.change'],
  ['guest', 'logout.request'],
  ['guest', 'logout.cancel'],
  ['guest', 'logout.confirm'],
  ['guest', 'favorites.changed'],
  ['guest', 'account.reload'],
  ['guest', 'session.drop'],
  ['guest', 'session.change'],
  // No dialog is open.
  ['signedIn.idle', 'logout.cancel'],
  ['signedIn.idle', 'logout.confirm'],
  ['signedIn.asking', 'logout.request'],
  // It would close the question or call back the way out.
  ['signedIn.asking', 'account.reload'],
  ['signedIn.signingOut', 'account.reload'],
  // The way out is not turned round.
  ['signedIn.signingOut', 'logout.request'],
  ['signedIn.signingOut', 'logout.cancel'],
  ['signedIn.signingOut', 'logout.confirm'],
] as const;
