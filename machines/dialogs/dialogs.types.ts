/** The vocabulary of the dialogs that end in a session. One is open at a time. */
import type { Failure } from '#api/types/failure.ts';
import type { Login, Registration, SignedIn } from '#api/types/identity.ts';
import type { Country } from '#api/types/settings.ts';
import type { NoticeText, NoticeWanted } from '../kit/notice.ts';

export type { SignedIn, User } from '#api/types/identity.ts';
export type { Country } from '#api/types/settings.ts';

/** Where to go on after signing in: a closed list, never an address from outside. */
export type ReturnTo = 'none' | 'wishlist' | 'checkout';

export type DialogsInput = {
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
  /** Only in the local environment. */
  demoAccount?: { phone: string; password: string } | null;
};

export type LoginField = 'phone' | 'password';
export type LoginFields = Record<LoginField, string>;
export type RegisterField = 'name' | 'country' | 'phone' | 'email' | 'password';
export type RegisterFields = Record<RegisterField, string>;
export type FieldErrors<Field extends string> = Partial<Record<Field, NoticeText | undefined>>;

export type DialogsContext = {
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
  demoAccount: { phone: string; password: string } | null;
  returnTo: ReturnTo;
  login: LoginFields;
  loginErrors: FieldErrors<LoginField>;
  register: RegisterFields;
  registerErrors: FieldErrors<RegisterField>;
  countries: Country[];
};

export type DialogsEvent =
  | { type: 'login.open'; returnTo?: ReturnTo }
  | { type: 'register.open'; returnTo?: ReturnTo }
  | { type: 'dialog.close' }
  /** Another tab signed in, or this one did otherwise. */
  | { type: 'session.started' }
  | { type: 'login.type'; field: LoginField; value: string }
  | { type: 'login.submit' }
  | { type: 'register.type'; field: RegisterField; value: string }
  | { type: 'register.submit' }
  | { type: 'countries.reload' };

export type DialogsEmitted =
  | NoticeWanted
  | { type: 'auth.succeeded'; signedIn: SignedIn; returnTo: ReturnTo }
  /** Closed by the visitor without a session. */
  | { type: 'login.abandoned' }
  | { type: 'navigation.wanted'; path: string }
  /** For the log only. */
  | { type: 'failure.noted'; operation: string; failure: Failure };

/** What the ports are asked. */
export type LoginRequest = Login;
export type RegisterRequest = Registration;

export type OpenDialog = 'none' | 'login' | 'register';

export type LoginFacts = {
  fields: LoginFields;
  errors: FieldErrors<LoginField>;
  isSubmitting: boolean;
};

export type RegisterFacts = {
  fields: RegisterFields;
  errors: FieldErrors<RegisterField>;
  isSubmitting: boolean;
  countries: Country[];
  countriesStage: 'loading' | 'ready' | 'failed';
  /** Of the chosen country, without a plus sign. */
  phoneCode: string | undefined;
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
};
