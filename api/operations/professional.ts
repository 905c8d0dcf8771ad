/** Professional accounts: opening one, or submitting a company for review. */
import type { Client } from '../client.ts';
import { checkedDataOf, dataOf, dataWith, written } from '../data-of.ts';

const professionalValidator = async () => (await import('../validators/identity.ts')).professionalValidator;

/** Texts, and the documents of the company; empty fields are omitted. */
export type CompanyForm = {
  texts: Readonly<Record<string, string>>;
  documents: readonly File[];
  /** One UUID per intended submission, so that a repeated call registers once. */
  idempotencyKey: string;
};

const multipart = ({ texts, documents }: CompanyForm): FormData => {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) if (text) data.set(name, text);
  for (const document of documents) data.append('documents[]', document);
  return data;
};

const requestOf = (form: CompanyForm, signal: AbortSignal | null) => ({
  body: multipart(form) as never,
  params: { header: { 'Idempotency-Key': form.idempotencyKey } },
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
