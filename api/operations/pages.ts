/** The pages about the shop, and its contact form. */
import type { Client } from '../client.ts';
import { dataOf, withMessage } from '../data-of.ts';
import { ApiError } from '../errors.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { ContactRequest, LegalPage } from '../types/pages.ts';

export const getContact = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/contact-us', { signal }));

export const getHelp = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/help', { signal }));

/** A response without a title and a text means that the shop has no such page; the protocol has no 404 here. */
export const getLegalPage = async (
  client: Client,
  path: { slug: string },
  signal: AbortSignal | null = null,
): Promise<LegalPage> => {
  const { content } = await dataOf(client.GET('/legal-pages/{slug}', { params: { path }, signal }));
  if (!content?.title && !content?.description) throw new ApiError({ kind: 'notFound' });
  return { title: content.title ?? '', description: content.description ?? '' };
};

export const sendContactMessage = (
  client: Client,
  { idempotencyKey, ...body }: ContactRequest & WithKey,
  signal: AbortSignal | null = null,
) =>
  withMessage(client.POST('/support', { params: { header: keyHeader(idempotencyKey) }, body, signal }), (response) =>
    dataOf(response),
  );
