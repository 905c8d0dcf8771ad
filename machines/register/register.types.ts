/** The events and context of the registration. */
import type { Registration, SignedIn } from '#api/types/identity.ts';
import type { CountriesLoaded, Country } from '../countries/countries.types.ts';
import type { Reachable } from '../recover/recover.logic.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type RegisterField = 'name' | 'country' | 'phone' | 'email' | 'password';
export type RegisterFields = Record<RegisterField, string>;
export type RegisterErrors = FieldErrors<RegisterFields>;

/** The shop's rules for the contacts of an account. */
export type RegisterRules = {
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
  emailRequired: boolean;
};

export type RegisterInput = RegisterRules & {
  /** The draft of an earlier visit to the dialog. */
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
  /** The draft for the next visit to the dialog. */
  | { type: 'register.typed'; fields: RegisterFields }
  | { type: 'register.succeeded'; signedIn: SignedIn; contacts: Reachable };

export type RegisterRequest = Registration;

export type RegisterFacts = RegisterRules & {
  fields: RegisterFields;
  errors: RegisterErrors;
  isSubmitting: boolean;
  /** Of the chosen country, without a plus sign. */
  phoneCode: string | undefined;
};

/** Ignored on purpose: the form is disabled while it is sent. */
export const registerIgnored = [
  ['submitting', 'register.type'],
  ['submitting', 'register.submit'],
  ['registered', 'register.type'],
  ['registered', 'register.submit'],
] as const;
