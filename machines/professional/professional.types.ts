/** The vocabulary of buying as a company. */
import type { SignedIn } from '#api/types/identity.ts';
import type { ProfessionalApplication } from '#api/types/professional.ts';
import type { FileRefusal } from '../shared/files.ts';
import type { FormFacts } from '../shared/form.types.ts';

export type { ProfessionalApplication } from '#api/types/professional.ts';

export type ProfessionalInput = {
  /** A guest opens an account with the company; somebody with an account puts the company under review. */
  isSignedIn: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
};

/** Under the names that the calls have for them. */
export type ProfessionalTexts = {
  company_name: string;
  company_type: string;
  tax_number: string;
  registration_number: string;
  company_address: string;
  name: string;
  country: string;
  /** Of the chosen country, without a plus sign. */
  phone_code: string;
  phone: string;
  email: string;
  password: string;
  password_confirmation: string;
};

export type ProfessionalFields = ProfessionalTexts & {
  documents: readonly File[];
  /** What was offered last and cannot be sent. */
  refused: readonly FileRefusal[];
  accept_terms: boolean;
  /** What is known of the company at the shop. */
  application: ProfessionalApplication | undefined;
};

export type ProfessionalSaved = {
  application: ProfessionalApplication;
  message?: string | undefined;
  /** Of an account that was opened. */
  signedIn?: SignedIn;
};

export type ProfessionalEmitted = { type: 'auth.succeeded'; signedIn: SignedIn; returnTo: 'none' };

export type ProfessionalFacts = FormFacts<ProfessionalFields> & {
  /** Whether an account is opened with it. */
  isFirstVisit: boolean;
  application: ProfessionalApplication | undefined;
  /** Whether there is something to send: there is no company yet, or it was refused. */
  isOpen: boolean;
};
