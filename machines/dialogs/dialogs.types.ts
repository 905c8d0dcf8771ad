/** The events and context of the account dialogs: which one is open, and what outlives it. */
import type { SignedIn } from '#api/types/identity.ts';
import type { CountriesLoaded, Country } from '../countries/countries.types.ts';
import type { LoginFields } from '../login/login.types.ts';
import type { Reachable } from '../recover/recover.logic.ts';
import type { Contact, ForgotFields, RecoverStep } from '../recover/recover.types.ts';
import type { RegisterFields, RegisterRules } from '../register/register.types.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';
import type { SocialProvider } from '../social/social.types.ts';

/** The page after signing in: from a closed list, never a URL from outside. */
export type ReturnTo = 'none' | 'wishlist' | 'smartOrder';

export type DialogsInput = RegisterRules & {
  /** Whether a new account is verified at once, and by which contact. */
  registerOtpVerify: boolean;
  registerOtpType: 'email' | 'phone';
  /** Where the code for a new password goes. */
  forgotOtpType: 'email' | 'phone';
  /** The providers that the shop accepts. */
  socialProviders: SocialProvider[];
  /** Whether the shop accepts passkeys. */
  hasPasskeys: boolean;
  /** In the local environment only. */
  demoAccount?: { phone: string; password: string } | null;
};

/** The typed values of each form; passwords only while a dialog is open. */
export type Drafts = { login: LoginFields; register: RegisterFields; forgot: ForgotFields };

export type DialogsContext = DialogsInput & {
  returnTo: ReturnTo;
  drafts: Drafts;
  /** Loaded once, for the forms with a country. */
  countries: Country[];
  /** The contact to verify: of the new account, or of the signed-in one. */
  contact: Contact | undefined;
};

export type DialogsEvent =
  | { type: 'login.open'; returnTo?: ReturnTo }
  | { type: 'register.open'; returnTo?: ReturnTo }
  | { type: 'forgot.open' }
  /** A code for the contact of the signed-in account. */
  | { type: 'verify.open'; user: Reachable }
  | { type: 'dialog.close' }
  /** A session started in another tab, or in this one without a dialog. */
  | { type: 'session.started' }
  /** The shopper who was to verify a contact is signed out. */
  | { type: 'session.ended' }
  // From the chart of the open dialog.
  | { type: 'login.typed'; fields: LoginFields }
  | { type: 'login.succeeded'; signedIn: SignedIn }
  | { type: 'register.typed'; fields: RegisterFields }
  | { type: 'register.succeeded'; signedIn: SignedIn; contacts: Reachable }
  | { type: 'forgot.typed'; fields: ForgotFields }
  | { type: 'recover.advanced'; step: RecoverStep }
  | { type: 'recover.succeeded'; phone: string }
  | { type: 'code.accepted'; token: string }
  | { type: 'code.rejected'; text: NoticeText }
  | CountriesLoaded
  | NoticeRequested
  | FailureLogged;

export type DialogsEmitted =
  | NoticeRequested
  | { type: 'auth.succeeded'; signedIn: SignedIn; returnTo: ReturnTo }
  /** The contact is verified: what is shown of the account is stale. */
  | { type: 'account.verified' }
  /** Closed by the visitor without a session. */
  | { type: 'login.abandoned' }
  | NavigationRequested
  /** Only logged. */
  | FailureLogged;

export type OpenDialog = 'none' | 'login' | 'register' | 'forgot' | 'otp' | 'reset';
