/** The fields of a professional account, and their validation before the request. */
import { companyDocumentLimits } from '../file-limits.ts';
import { emailError, newPasswordError, phoneLengthError, required } from '../shared/checks.ts';
import { pickFiles } from '../shared/files.ts';
import type { FieldErrors, FormContext } from '../shared/form.types.ts';
import type { ProfessionalApplication, ProfessionalFields, ProfessionalInput } from './professional.types.ts';

type Errors = FieldErrors<ProfessionalFields>;

/** Empty, or filled with the refused company, to be corrected and sent again. */
export const professionalFields = (application?: ProfessionalApplication): ProfessionalFields => ({
  company_name: application?.company_name ?? '',
  company_type: application?.company_type ?? '',
  tax_number: application?.tax_number ?? '',
  registration_number: application?.registration_number ?? '',
  company_address: application?.company_address ?? '',
  name: '',
  country: '',
  phone_code: '',
  phone: '',
  email: '',
  password: '',
  password_confirmation: '',
  documents: [],
  refused: [],
  accept_terms: false,
  application,
});

/** The documents after a choice of files. */
export const withDocuments = (held: readonly File[], offered: readonly File[]) => {
  const { files, refused } = pickFiles(held, offered, companyDocumentLimits);
  return { documents: files, refused };
};

const accountErrors = (fields: ProfessionalFields, input: ProfessionalInput): Errors => ({
  name: fields.name.trim() ? undefined : required,
  country: fields.country ? undefined : { key: 'The country field is required' },
  phone: fields.phone ? phoneLengthError(fields.phone, input) : required,
  email: fields.email.trim() ? emailError(fields.email) : required,
  password: newPasswordError(fields.password),
  password_confirmation:
    fields.password === fields.password_confirmation ? undefined : { key: 'Confirm Password does not match.' },
});

const companyErrors = (fields: ProfessionalFields): Errors => ({
  company_name: fields.company_name.trim() ? undefined : required,
  tax_number: taxNumberError(fields.tax_number.trim()),
  documents: fields.documents.length > 0 ? undefined : { key: 'Add at least one document' },
  accept_terms: fields.accept_terms ? undefined : { key: 'Please accept the terms and conditions' },
});

/** The contract's pattern. */
const taxNumberError = (text: string) => {
  if (!text) return required;
  return /^[A-Za-z0-9 ./-]{4,32}$/.test(text) ? undefined : { key: 'Enter 4 to 32 letters and digits' };
};

export const professionalErrors = ({ input, fields }: FormContext<ProfessionalInput, ProfessionalFields>): Errors => ({
  ...companyErrors(fields),
  ...(input.isSignedIn ? {} : accountErrors(fields, input)),
});
