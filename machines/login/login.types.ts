/** The events and context of the login: by password, or with an account at a provider. */
import type { Login, SignedIn } from '#api/types/identity.ts';
import type { PasskeyProof } from '../passkeys/passkeys.types.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { ProviderProof, SocialProvider } from '../social/social.types.ts';

export type { SocialProvider } from '../social/social.types.ts';

export type LoginField = 'phone' | 'password';
export type LoginFields = Record<LoginField, string>;
export type LoginErrors = FieldErrors<LoginFields>;

export type LoginInput = {
  /** The draft of an earlier visit to the dialog, or the demo account. */
  fields: LoginFields;
  /** The providers that the shop accepts. */
  socialProviders: SocialProvider[];
  /** Whether the shop accepts passkeys. */
  hasPasskeys: boolean;
};

export type LoginContext = LoginInput & {
  errors: LoginErrors;
  /** What was chosen last in place of the password. */
  chosen: SocialProvider | 'passkey' | undefined;
  /** The proof from the window, until it is exchanged; never stored. */
  proof: ProviderProof;
  /** What the browser signed with a passkey, until it is exchanged; never stored. */
  passkey: PasskeyProof | undefined;
};

export type LoginEvent =
  | { type: 'login.type'; field: LoginField; value: string }
  | { type: 'login.submit' }
  | { type: 'social.choose'; provider: SocialProvider }
  | { type: 'social.cancel' }
  | { type: 'passkey.choose' }
  | { type: 'passkey.cancel' };

export type LoginEmitted =
  | NoticeRequested
  | FailureLogged
  /** The draft for the next visit to the dialog. */
  | { type: 'login.typed'; fields: LoginFields }
  | { type: 'login.succeeded'; signedIn: SignedIn };

/** The inputs of the ports. */
export type LoginRequest = Login;
export type ProviderLogin = ProviderProof & { provider: SocialProvider };

export type LoginFacts = {
  fields: LoginFields;
  errors: LoginErrors;
  isSubmitting: boolean;
  /** Whether the login with a passkey is offered. */
  hasPasskeys: boolean;
  /** The browser asks for a passkey, or the server looks at it. */
  passkeyStage: 'none' | 'asked' | 'checked';
  /** What was chosen last in place of the password: its button has the focus when the form is there again. */
  chosen: SocialProvider | 'passkey' | undefined;
};

export type SocialFacts = {
  /** The offered providers, in this order. */
  providers: SocialProvider[];
  /** The provider whose window is open or whose proof is being exchanged. */
  requested: SocialProvider | undefined;
  isExchanging: boolean;
};

/** Ignored on purpose: the form is disabled while the server or a provider is pending. */
export const loginIgnored = [
  ['editing', 'social.cancel'],
  ['submitting', '*'],
  ['awaitingProvider', 'login.type'],
  ['awaitingProvider', 'login.submit'],
  ['awaitingProvider', 'social.choose'],
  ['exchanging', '*'],
  ['editing', 'passkey.cancel'],
  ['awaitingProvider', 'passkey.choose'],
  ['awaitingProvider', 'passkey.cancel'],
  ['awaitingPasskey', 'login.type'],
  ['awaitingPasskey', 'login.submit'],
  ['awaitingPasskey', 'social.choose'],
  ['awaitingPasskey', 'social.cancel'],
  ['awaitingPasskey', 'passkey.choose'],
  ['checkingPasskey', '*'],
  ['loggedIn', '*'],
] as const;
