/** The vocabulary of the dialogs of who the shopper is. One is open at a time. */
import type { Failure } from '#api/types/failure.ts';
import type { Login, Registration, SignedIn, User } from '#api/types/identity.ts';
import type { OtpCheck, OtpRequest, PasswordReset } from '#api/types/one-time-codes.ts';
import type { Country } from '#api/types/settings.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';
import type { ProviderProof, SocialProvider } from '../social/social.types.ts';

export type { SignedIn, User } from '#api/types/identity.ts';
export type { Country } from '#api/types/settings.ts';
export type { SocialProvider } from '../social/social.types.ts';

/** Where to go on after signing in: a closed list, never an address from outside. */
export type ReturnTo = 'none' | 'wishlist' | 'checkout' | 'buyNow' | 'smartOrder';

export type DialogsInput = {
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
  /** Whether a new account's contact is verified at once, and which one the shop asks for. */
  registerOtpVerify: boolean;
  registerOtpType: 'email' | 'phone';
  /** Whose accounts the shop accepts. */
  socialProviders: SocialProvider[];
  /** Only in the local environment. */
  demoAccount?: { phone: string; password: string } | null;
};

export type LoginField = 'phone' | 'password';
export type LoginFields = Record<LoginField, string>;
export type RegisterField = 'name' | 'country' | 'phone' | 'email' | 'password';
export type RegisterFields = Record<RegisterField, string>;
export type ForgotField = 'country' | 'phone';
export type ForgotFields = Record<ForgotField, string>;
export type ResetField = 'password' | 'password_confirmation';
export type ResetFields = Record<ResetField, string>;
export type FieldErrors<Field extends string> = Partial<Record<Field, NoticeText | undefined>>;

/** What a code proves, and so where it leads. */
export type CodePurpose = 'forgot' | 'registration' | 'account';

/** Who gets a code, as it was typed: an e-mail address or a phone number with its country's code. */
export type Contact = { phone: string; phoneCode: string | null };

/** What is known of an account's contacts. */
export type Reachable = Pick<User, 'email' | 'phone' | 'phone_code'>;

export type DialogsContext = DialogsInput & {
  demoAccount: { phone: string; password: string } | null;
  returnTo: ReturnTo;
  login: LoginFields;
  loginErrors: FieldErrors<LoginField>;
  /** The one that was asked last since the login was opened. */
  provider: SocialProvider | undefined;
  /** Of the window, until it is exchanged; lives here only, never in a storage. */
  proof: ProviderProof;
  register: RegisterFields;
  registerErrors: FieldErrors<RegisterField>;
  forgot: ForgotFields;
  forgotErrors: FieldErrors<ForgotField>;
  countries: Country[];
  purpose: CodePurpose;
  contact: Contact;
  /** One digit a box, or empty. */
  boxes: readonly string[];
  codeError: NoticeText | undefined;
  /** When another code may be asked for, in milliseconds since 1970; zero while none is on its way. */
  resendAt: number;
  secondsLeft: number;
  /** Of a checked code; lives here only, never in a storage. */
  resetToken: string;
  reset: ResetFields;
  resetErrors: FieldErrors<ResetField>;
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
  | { type: 'login.type'; field: LoginField; value: string }
  | { type: 'login.submit' }
  | { type: 'social.choose'; provider: SocialProvider }
  | { type: 'social.cancel' }
  | { type: 'register.type'; field: RegisterField; value: string }
  | { type: 'register.submit' }
  | { type: 'forgot.type'; field: ForgotField; value: string }
  | { type: 'forgot.submit' }
  | { type: 'otp.type'; boxes: readonly string[] }
  | { type: 'otp.submit' }
  | { type: 'otp.resend' }
  /** From the clock: how long until another code may be asked for. */
  | { type: 'countdown.tick'; secondsLeft: number }
  | { type: 'reset.type'; field: ResetField; value: string }
  | { type: 'reset.submit' }
  | { type: 'countries.reload' };

export type DialogsEmitted =
  | NoticeRequested
  | { type: 'auth.succeeded'; signedIn: SignedIn; returnTo: ReturnTo }
  /** The account's contact is verified: what is shown of the account is old. */
  | { type: 'account.verified' }
  /** Closed by the visitor without a session. */
  | { type: 'login.abandoned' }
  | { type: 'navigation.requested'; path: string }
  /** For the log only. */
  | { type: 'failure.logged'; operation: string; failure: Failure };

/** What the ports are asked and what they answer. */
export type LoginRequest = Login;
export type RegisterRequest = Registration;
export type ProviderLogin = ProviderProof & { provider: SocialProvider };
export type CodeRequest = OtpRequest;
export type CodeCheck = OtpCheck;
export type ResetRequest = PasswordReset;
/** The end of the wait as a moment, so that a sleeping browser or a slow tab cannot stretch it. */
export type PendingCode = { resendAt: number; message?: string };
export type OpenDialog = 'none' | 'login' | 'register' | 'forgot' | 'otp' | 'reset';

export type CountriesFacts = { countries: Country[]; countriesStage: 'loading' | 'ready' | 'failed' };

export type LoginFacts = {
  fields: LoginFields;
  errors: FieldErrors<LoginField>;
  isSubmitting: boolean;
};

export type SocialFacts = {
  /** Offered, in this order. */
  providers: SocialProvider[];
  /** Whose window is open, or whose response is being exchanged. */
  requested: SocialProvider | undefined;
  isExchanging: boolean;
  /** Asked since the login was opened. */
  last: SocialProvider | undefined;
};

export type RegisterFacts = {
  fields: RegisterFields;
  errors: FieldErrors<RegisterField>;
  isSubmitting: boolean;
  /** Of the chosen country, without a plus sign. */
  phoneCode: string | undefined;
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
};

export type ForgotFacts = {
  fields: ForgotFields;
  errors: FieldErrors<ForgotField>;
  isSubmitting: boolean;
};

export type OtpFacts = {
  /** Where the code went. */
  contact: string;
  boxes: readonly string[];
  error: NoticeText | undefined;
  /** Another one with each code that was sent. */
  resendAt: number;
  isSending: boolean;
  isVerifying: boolean;
  /** Undefined once another code may be asked for. */
  secondsLeft: number | undefined;
};

export type ResetFacts = {
  /** Whose password it is, as it is typed at the login. */
  contact: string;
  fields: ResetFields;
  errors: FieldErrors<ResetField>;
  isSubmitting: boolean;
};
