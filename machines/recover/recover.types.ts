/** The events and context of the password recovery. */
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

/** The recipient of a code, as typed: an e-mail address, or a phone number with its dialling code. */
export type Contact = { phone: string; phoneCode: string | null };

export type RecoverInput = {
  /** The draft of an earlier visit to the dialog. */
  fields: ForgotFields;
  /** As an earlier form loaded them; empty before that. */
  countries: Country[];
  /** Where the code for a new password goes, whichever contact is typed. */
  forgotOtpType: 'email' | 'phone';
};

export type RecoverContext = RecoverInput & {
  errors: ForgotErrors;
  /** The account's contact, once the first form was sent. */
  contact: Contact;
  /** When another code may be sent, in milliseconds since 1970. */
  resendAt: number;
  /** The token of a verified code; never stored. */
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

/** The step of the recovery, which decides the open dialog. */
export type RecoverStep = 'contact' | 'code' | 'password';

export type RecoverEmitted =
  | NoticeRequested
  | FailureLogged
  | CountriesLoaded
  /** The draft for the next visit to the dialog. */
  | { type: 'forgot.typed'; fields: ForgotFields }
  | { type: 'recover.advanced'; step: RecoverStep }
  /** The password is set: its owner can log in. */
  | { type: 'recover.succeeded'; phone: string };

/** The inputs of the ports. */
export type CodeRequest = OtpRequest;
export type ResetRequest = PasswordReset;

export type ForgotFacts = {
  fields: ForgotFields;
  errors: ForgotErrors;
  isSubmitting: boolean;
};

export type ResetFacts = {
  /** The account's contact, as it is typed at the login. */
  contact: string;
  fields: ResetFields;
  errors: ResetErrors;
  isSubmitting: boolean;
};
