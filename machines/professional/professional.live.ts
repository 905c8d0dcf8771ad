/** The professional form with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import {
  applyAsProfessional,
  type CompanyForm,
  getProfessionalApplication,
  registerProfessional,
} from '#api/operations/professional.ts';
import { formPorts } from '../shared/form.ports.ts';
import { professionalFields } from './professional.fields.ts';
import { professionalMachine } from './professional.machine.ts';
import type { ProfessionalFields, ProfessionalInput, ProfessionalSaved } from './professional.types.ts';

const known = async (client: Client, signal: AbortSignal) => {
  const { application } = await getProfessionalApplication(client, {}, signal);
  return professionalFields(application ?? undefined);
};

const formOf = (fields: ProfessionalFields, isSignedIn: boolean): CompanyForm => {
  const { documents, refused: _, application: __, accept_terms, ...texts } = fields;
  const { company_name, company_type, tax_number, registration_number, company_address } = texts;
  const company = { company_name, company_type, tax_number, registration_number, company_address };
  const trimmed = Object.entries(isSignedIn ? company : texts).map(([name, text]) => [name, text.trim()]);
  const passwords = isSignedIn ? {} : { password: texts.password, password_confirmation: texts.password_confirmation };
  return {
    texts: { ...Object.fromEntries(trimmed), ...passwords, accept_terms: accept_terms ? '1' : '' },
    documents,
    idempotencyKey: crypto.randomUUID(),
  };
};

const save = async (client: Client, fields: ProfessionalFields, isSignedIn: boolean, signal: AbortSignal) => {
  const form = formOf(fields, isSignedIn);
  if (isSignedIn) return applyAsProfessional(client, form, signal);
  const { user, access, ...rest } = await registerProfessional(client, form, signal);
  return { ...rest, signedIn: { user, access } };
};

export const liveProfessional = (client: Client) =>
  professionalMachine.provide({
    actors: formPorts<ProfessionalInput, ProfessionalFields, ProfessionalSaved>({
      load: (_, signal) => known(client, signal),
      save: ({ fields, input }, signal) => save(client, fields, input.isSignedIn, signal),
    }),
  });
