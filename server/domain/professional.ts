/** A company as its buyer describes it. */
import { filled } from './registration.ts';

export type Company = {
  companyName: string;
  companyType: string | null;
  taxNumber: string;
  registrationNumber: string | null;
  companyAddress: string | null;
};

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
