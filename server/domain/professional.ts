/** A company as its buyer describes it, and what the buyer is told about its review. */
import type { components } from '#api/generated/schema.ts';
import type { ApplicationRow, Company } from '#server/db/queries/professional.ts';
import { isoMicroseconds } from './dates.ts';
import { filled } from './registration.ts';

type CompanyForm = {
  company_name: string;
  company_type?: string;
  tax_number: string;
  registration_number?: string;
  company_address?: string;
};

export const companyOf = (form: CompanyForm): Company => ({
  companyName: form.company_name.trim(),
  companyType: filled(form.company_type),
  taxNumber: form.tax_number.trim(),
  registrationNumber: filled(form.registration_number),
  companyAddress: filled(form.company_address),
});

export const applicationResponse = (
  row: ApplicationRow,
  documents: components['schemas']['CompanyDocument'][],
): components['schemas']['ProfessionalApplication'] => ({
  status: row.status,
  company_name: row.companyName,
  company_type: row.companyType,
  tax_number: row.taxNumber,
  registration_number: row.registrationNumber,
  company_address: row.companyAddress,
  documents,
  submitted_at: isoMicroseconds(row.submittedAt),
  decided_at: row.decidedAt && isoMicroseconds(row.decidedAt),
  note: row.note,
});
