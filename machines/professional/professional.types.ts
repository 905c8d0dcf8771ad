/** The events and context of a professional account. */
import type { SignedIn } from '#api/types/identity.ts';
import type { ProfessionalApplication } from '#api/types/professional.ts';
import type { FileRefusal } from '../shared/files.ts';
import type { FormFacts } from '../shared/form.types.ts';

export type { ProfessionalApplication } from '#api/types/professional.ts';

export type ProfessionalInput = {
  /** A guest opens an account with the company; a signed-in shopper submits the company for review. */
  isSignedIn: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
};

/** Under the names of the requests. */
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
  /** The last chosen files that were refused. */
  refused: readonly FileRefusal[];
  accept_terms: boolean;
  /** The shop's record of the company. */
  application: ProfessionalApplication | undefined;
};

export type ProfessionalSaved = {
  application: ProfessionalApplication;
  message?: string | undefined;
  /** The session of a new account. */
  signedIn?: SignedIn;
};

export type ProfessionalEmitted = { type: 'auth.succeeded'; signedIn: SignedIn; returnTo: 'none' };

export type ProfessionalFacts = FormFacts<ProfessionalFields> & {
  /** Whether an account is opened with the company. */
  opensAccount: boolean;
  application: ProfessionalApplication | undefined;
  /** Whether the form can be sent: there is no company yet, or it was refused. */
  isOpen: boolean;
};
