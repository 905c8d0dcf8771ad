/** The vocabulary of a forgotten password: where a code goes, the code, the new password. */
import type { OtpRequest, PasswordReset } from '#api/types/one-time-codes.ts';
import type { CountriesLoaded, Country } from '../countries/countries.types.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';

export type ForgotField = 'country' | 'phone';
export type ForgotFields = Record<ForgotField, string>;
export type ForgotErrors = FieldErrors<ForgotFields>;
export type ResetField = 'password' | 'password_confirmation';
export type ResetFields = Record<ResetField, string>;
export type ResetErrors = FieldErrors<ResetFields>;

/** Who gets a code, as it was typed: an e-mail address or a phone number with its country's code. */
export type Contact = { phone: string; phoneCode: string | null };

export type RecoverInput = {
  /** What was typed before the dialog was left. */
  fields: ForgotFields;
  /** As an earlier form loaded them; empty before that. */
  countries: Country[];
};

export type RecoverContext = RecoverInput & {
  errors: ForgotErrors;
  /** Whose password it is, once the first form was sent. */
  contact: Contact;
  /** When another code may be sent, in milliseconds since 1970. */
  resendAt: number;
  /** Of a checked code; lives here only, never in a storage. */
  token: string;
  reset: ResetFields;
  resetErrors: ResetErrors;
};

export type RecoverEvent =
  | { type: 'forgot.type'; field: ForgotField; value: string }
  | { type: 'forgot.submit' }
  | { type: 'reset.type'; field: ResetField; value: string }
  | { type: 'reset.submit' }
  // From the countries and the code.
  | CountriesLoaded
  | FailureLogged
  | NoticeRequested
  | { type: 'code.accepted'; token: string }
  | { type: 'code.rejected'; text: NoticeText };

/** Where the recovery stands: which of its three dialogs is open. */
export type RecoverStep = 'contact' | 'code' | 'password';

export type RecoverEmitted =
  | NoticeRequested
  | FailureLogged
  | CountriesLoaded
  /** So that who comes back to the dialog finds what they typed. */
  | { type: 'forgot.typed'; fields: ForgotFields }
  | { type: 'recover.advanced'; step: RecoverStep }
  /** The password is set: its owner can log in. */
  | { type: 'recover.succeeded'; phone: string };

/** What the ports are asked. */
export type CodeRequest = OtpRequest;
export type ResetRequest = PasswordReset;

export type ForgotFacts = {
  fields: ForgotFields;
  errors: ForgotErrors;
  isSubmitting: boolean;
};

export type ResetFacts = {
  /** Whose password it is, as it is typed at the login. */
  contact: string;
  fields: ResetFields;
  errors: ResetErrors;
  isSubmitting: boolean;
};
