/** Companies that buy: opening an account for one, or putting one's own company under review. */
import type { Client } from '../client.ts';
import { checkedDataOf, dataOf, dataWith, withMessage } from '../data-of.ts';

const professionalValidator = async () => (await import('../validators/identity.ts')).professionalValidator;

/** Texts, and the documents that prove them; what is empty is left out. */
export type CompanyForm = {
  texts: Readonly<Record<string, string>>;
  documents: readonly File[];
  /** One UUID a try that is meant, so that a repeated call registers once. */
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
  withMessage(client.POST('/professional/registration', requestOf(form, signal)), (response) =>
    checkedDataOf(response, professionalValidator),
  );

/** Null while there is none. */
export const getProfessionalApplication = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => dataOf(client.GET('/professional/application', { signal }), { application: null });

export const applyAsProfessional = (client: Client, form: CompanyForm, signal: AbortSignal | null = null) =>
  withMessage(client.POST('/professional/application', requestOf(form, signal)), (response) =>
    dataWith(response, 'application'),
  );
