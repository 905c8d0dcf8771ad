/** The pages that tell of the shop, and the form by which anybody writes to it. */
import type { Client } from '../client.ts';
import { dataOf, withMessage } from '../data-of.ts';
import type { ContactRequest } from '../types/pages.ts';

export const getContact = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/contact-us', { signal }));

export const sendContactMessage = (
  client: Client,
  { idempotencyKey, ...body }: ContactRequest & { idempotencyKey: string },
  signal: AbortSignal | null = null,
) =>
  withMessage(
    client.POST('/support', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body, signal }),
    (answer) => dataOf(answer),
  );
