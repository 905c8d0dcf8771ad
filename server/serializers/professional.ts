/** The status of a company's application in responses. */
import type { components } from '#api/generated/schema.ts';
import type { ApplicationRow } from '#server/db/queries/professional.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';

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
