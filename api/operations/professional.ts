/** Professional accounts: opening one, or submitting a company for review. */
import type { Client } from '../client.ts';
import { checkedDataOf, dataOf, dataWith, written } from '../data-of.ts';
import { formDataOf } from '../form-data.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';

const professionalValidator = async () => (await import('../validators/identity.ts')).professionalValidator;

/** Texts, and the documents of the company; empty fields are omitted. */
export type CompanyForm = WithKey & {
  texts: Readonly<Record<string, string>>;
  documents: readonly File[];
};

const requestOf = ({ texts, documents, idempotencyKey }: CompanyForm, signal: AbortSignal | null) => ({
  body: formDataOf({ ...texts, documents }) as never,
  params: { header: keyHeader(idempotencyKey) },
  signal,
});

export const registerProfessional = (client: Client, form: CompanyForm, signal: AbortSignal | null = null) =>
  written(client.POST('/professional/registration', requestOf(form, signal)), (response) =>
    checkedDataOf(response, professionalValidator),
  );

/** Null if there is no application. */
export const getProfessionalApplication = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/professional/application', { signal }), { application: null });

export const applyAsProfessional = (client: Client, form: CompanyForm, signal: AbortSignal | null = null) =>
  written(client.POST('/professional/application', requestOf(form, signal)), (response) =>
    dataWith(response, 'application'),
  );
