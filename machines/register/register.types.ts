/** The vocabulary of the registration of a shopper. */
import type { Registration, SignedIn } from '#api/types/identity.ts';
import type { CountriesLoaded, Country } from '../countries/countries.types.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type RegisterField = 'name' | 'country' | 'phone' | 'email' | 'password';
export type RegisterFields = Record<RegisterField, string>;
export type RegisterErrors = FieldErrors<RegisterFields>;

/** What the shop asks of a phone. */
export type RegisterRules = { phoneRequired: boolean; phoneMinLength: number; phoneMaxLength: number };

export type RegisterInput = RegisterRules & {
  /** What was typed before the dialog was left. */
  fields: RegisterFields;
  /** As an earlier form loaded them; empty before that. */
  countries: Country[];
};

export type RegisterContext = RegisterInput & { errors: RegisterErrors };

export type RegisterEvent =
  | { type: 'register.type'; field: RegisterField; value: string }
  | { type: 'register.submit' }
  | CountriesLoaded
  | FailureLogged;

export type RegisterEmitted =
  | NoticeRequested
  | FailureLogged
  | CountriesLoaded
  /** So that who comes back to the dialog finds what they typed. */
  | { type: 'register.typed'; fields: RegisterFields }
  | { type: 'register.succeeded'; signedIn: SignedIn };

export type RegisterRequest = Registration;

export type RegisterFacts = RegisterRules & {
  fields: RegisterFields;
  errors: RegisterErrors;
  isSubmitting: boolean;
  /** Of the chosen country, without a plus sign. */
  phoneCode: string | undefined;
};

/** Nothing is typed while the form is sent. */
export const registerIgnored = [
  ['submitting', 'register.type'],
  ['submitting', 'register.submit'],
  ['registered', 'register.type'],
  ['registered', 'register.submit'],
] as const;
