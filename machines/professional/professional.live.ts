/** The professional form with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import {
  applyAsProfessional,
  type CompanyForm,
  getProfessionalApplication,
  registerProfessional,
} from '#api/operations/professional.ts';
import { professionalApplication } from '#api/validators/tolerant/account.ts';
import { readable } from '#api/validators/tolerant/tolerant.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { formPorts } from '../shared/form.ports.ts';
import { professionalFields } from './professional.fields.ts';
import { professionalMachine } from './professional.machine.ts';
import type {
  ProfessionalApplication,
  ProfessionalFields,
  ProfessionalInput,
  ProfessionalSaved,
} from './professional.types.ts';

const readableApplication = (sent: unknown) => readable(professionalApplication, sent);

const applicationOf = async (client: Client, signal: AbortSignal): Promise<ProfessionalApplication | undefined> =>
  readableApplication((await getProfessionalApplication(client, {}, signal)).application);

const known = async (client: Client, signal: AbortSignal) => professionalFields(await applicationOf(client, signal));

const formOf = (fields: ProfessionalFields, isSignedIn: boolean): Omit<CompanyForm, 'idempotencyKey'> => {
  const { documents, refused: _, application: __, accept_terms, ...texts } = fields;
  const { company_name, company_type, tax_number, registration_number, company_address } = texts;
  const company = { company_name, company_type, tax_number, registration_number, company_address };
  const trimmed = Object.entries(isSignedIn ? company : texts).map(([name, text]) => [name, text.trim()]);
  const passwords = isSignedIn ? {} : { password: texts.password, password_confirmation: texts.password_confirmation };
  return {
    texts: { ...Object.fromEntries(trimmed), ...passwords, accept_terms: accept_terms ? '1' : '' },
    documents,
  };
};

/** What is known of a company that was just sent. */
const submitted = readableApplication({ status: 'under_review' }) as ProfessionalApplication;

/** The company is sent already: a failure of this read is none of the save. */
const readAgain = async (client: Client, signal: AbortSignal) =>
  (await applicationOf(client, signal).catch(() => undefined)) ?? submitted;

const save = async (client: Client, form: CompanyForm, isSignedIn: boolean, signal: AbortSignal) => {
  if (isSignedIn) {
    const { application, message } = await applyAsProfessional(client, form, signal);
    return { application: readableApplication(application) ?? (await readAgain(client, signal)), message };
  }
  const { user, access, application, message } = await registerProfessional(client, form, signal);
  return {
    application: readableApplication(application) ?? submitted,
    message,
    ...(user && access ? { signedIn: { user, access } } : {}),
  };
};

export const liveProfessional = (client: Client) => {
  const keyOf = draftKeys();
  return professionalMachine.provide({
    actors: formPorts<ProfessionalInput, ProfessionalFields, ProfessionalSaved>({
      load: (_, signal) => known(client, signal),
      save: ({ fields, input: { isSignedIn } }, signal) =>
        save(client, { ...formOf(fields, isSignedIn), idempotencyKey: keyOf(fields) }, isSignedIn, signal),
    }),
  });
};
