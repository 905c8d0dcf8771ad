/** The vocabulary of the dialogs of who the shopper is: which one is open, and what outlives a dialog. */
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

/** Where to go on after signing in: a closed list, never an address from outside. */
export type ReturnTo = 'none' | 'wishlist' | 'checkout' | 'buyNow' | 'smartOrder';

export type DialogsInput = RegisterRules & {
  /** Whether a new account's contact is verified at once, and which one the shop asks for. */
  registerOtpVerify: boolean;
  registerOtpType: 'email' | 'phone';
  /** Whose accounts the shop accepts. */
  socialProviders: SocialProvider[];
  /** Only in the local environment. */
  demoAccount?: { phone: string; password: string } | null;
};

/** What was typed into each form; passwords only while a dialog is open. */
export type Drafts = { login: LoginFields; register: RegisterFields; forgot: ForgotFields };

export type DialogsContext = DialogsInput & {
  returnTo: ReturnTo;
  drafts: Drafts;
  /** Loaded once, for the forms that ask for a country. */
  countries: Country[];
  /** What is to be verified: of the account that was just made, or of one that is signed in. */
  contact: Contact | undefined;
};

export type DialogsEvent =
  | { type: 'login.open'; returnTo?: ReturnTo }
  | { type: 'register.open'; returnTo?: ReturnTo }
  | { type: 'forgot.open' }
  /** A code for the contact of the account that is signed in. */
  | { type: 'verify.open'; user: Reachable }
  | { type: 'dialog.close' }
  /** Another tab signed in, or this one did otherwise. */
  | { type: 'session.started' }
  // From the chart of the open dialog.
  | { type: 'login.typed'; fields: LoginFields }
  | { type: 'login.succeeded'; signedIn: SignedIn }
  | { type: 'register.typed'; fields: RegisterFields }
  | { type: 'register.succeeded'; signedIn: SignedIn }
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
  /** The account's contact is verified: what is shown of the account is old. */
  | { type: 'account.verified' }
  /** Closed by the visitor without a session. */
  | { type: 'login.abandoned' }
  | NavigationRequested
  /** For the log only. */
  | FailureLogged;

export type OpenDialog = 'none' | 'login' | 'register' | 'forgot' | 'otp' | 'reset';
