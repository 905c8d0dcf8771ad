/** The vocabulary of passkeys: the list in the settings, and what a browser gives back. */
import type { Failure } from '#api/types/failure.ts';
import type { NewPasskey, Passkey, PasskeyLogin, PasskeyOptions } from '#api/types/passkeys.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';

export type { Passkey, PasskeyOptions } from '#api/types/passkeys.ts';

/** What the browser has signed with a passkey, for the server. */
export type PasskeyProof = PasskeyLogin['passkey'];

/** How the question for a passkey ended. */
export type PasskeyUse = { kind: 'signed'; passkey: PasskeyProof } | { kind: 'cancelled' };

/** How the creation of a passkey ended. `known`: the device has one for this account already. */
export type PasskeyCreation =
  | { kind: 'created'; passkey: NewPasskey['passkey'] }
  | { kind: 'cancelled' }
  | { kind: 'known' };

export type PasskeysContext = {
  /** The last used first. */
  passkeys: Passkey[];
  /** Which one is being removed. */
  removingId: Id | undefined;
  /** Typed before a passkey is added; only until the server has checked it. */
  password: string;
  error: NoticeText | undefined;
  /** For the browser, between the check of the password and the creation. */
  options: PasskeyOptions | undefined;
  created: NewPasskey['passkey'] | undefined;
  /** Why the list could not be loaded, or the password was not accepted. */
  failure: Failure | undefined;
};

export type PasskeysEvent =
  | { type: 'passkeys.retry' }
  | { type: 'passkey.add' }
  | { type: 'password.change'; password: string }
  | { type: 'password.submit' }
  | { type: 'passkey.cancel' }
  | { type: 'passkey.remove'; id: Id };

export type PasskeysEmitted = NoticeRequested | FailureLogged | { type: 'session.refused' };

export type PasskeysFacts = Pick<PasskeysContext, 'passkeys' | 'removingId' | 'password' | 'error' | 'failure'> & {
  stage: 'loading' | 'listing' | 'asking' | 'creating' | 'failed';
  /** The server is asked. */
  isBusy: boolean;
};

/** Ignored on purpose: one passkey is added or removed at a time. */
export const passkeysIgnored = [
  ['loading', '*'],
  ['listing', 'passkeys.retry'],
  ['listing', 'password.change'],
  ['listing', 'password.submit'],
  ['listing', 'passkey.cancel'],
  ['asking', 'passkeys.retry'],
  ['asking', 'passkey.add'],
  ['asking', 'passkey.remove'],
  ['requesting', '*'],
  ['creating', 'passkeys.retry'],
  ['creating', 'passkey.add'],
  ['creating', 'password.change'],
  ['creating', 'password.submit'],
  ['creating', 'passkey.remove'],
  ['saving', '*'],
  ['removing', '*'],
  ['failed', 'passkey.add'],
  ['failed', 'password.change'],
  ['failed', 'password.submit'],
  ['failed', 'passkey.cancel'],
  ['failed', 'passkey.remove'],
  ['expired', '*'],
] as const;
