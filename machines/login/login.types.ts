/** The vocabulary of the login: by password, or with an account of another company. */
import type { Login, SignedIn } from '#api/types/identity.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { NoticeRequested } from '../shared/notice.ts';
import type { ProviderProof, SocialProvider } from '../social/social.types.ts';

export type { SocialProvider } from '../social/social.types.ts';

export type LoginField = 'phone' | 'password';
export type LoginFields = Record<LoginField, string>;
export type LoginErrors = FieldErrors<LoginFields>;

export type LoginInput = {
  /** What was typed before the dialog was left, or the demo account. */
  fields: LoginFields;
  /** Whose accounts the shop accepts. */
  socialProviders: SocialProvider[];
};

export type LoginContext = LoginInput & {
  errors: LoginErrors;
  /** The one that was chosen last. */
  provider: SocialProvider | undefined;
  /** Of the window, until it is exchanged; lives here only, never in a storage. */
  proof: ProviderProof;
};

export type LoginEvent =
  | { type: 'login.type'; field: LoginField; value: string }
  | { type: 'login.submit' }
  | { type: 'social.choose'; provider: SocialProvider }
  | { type: 'social.cancel' };

export type LoginEmitted =
  | NoticeRequested
  | FailureLogged
  /** So that who comes back to the dialog finds what they typed. */
  | { type: 'login.typed'; fields: LoginFields }
  | { type: 'login.succeeded'; signedIn: SignedIn };

/** What the ports are asked. */
export type LoginRequest = Login;
export type ProviderLogin = ProviderProof & { provider: SocialProvider };

export type LoginFacts = {
  fields: LoginFields;
  errors: LoginErrors;
  isSubmitting: boolean;
};

export type SocialFacts = {
  /** Offered, in this order. */
  providers: SocialProvider[];
  /** Whose window is open, or whose response is being exchanged. */
  requested: SocialProvider | undefined;
  isExchanging: boolean;
  /** Chosen since the login was opened. */
  last: SocialProvider | undefined;
};

/** Nothing is typed or chosen while the server or a provider is waited for. */
export const loginIgnored = [
  ['editing', 'social.cancel'],
  ['submitting', '*'],
  ['awaitingProvider', 'login.type'],
  ['awaitingProvider', 'login.submit'],
  ['awaitingProvider', 'social.choose'],
  ['exchanging', '*'],
  ['loggedIn', '*'],
] as const;
