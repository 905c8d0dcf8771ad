/** The allergies of an account. */
import type { Client } from '../client.ts';
import { dataOf, messageOf } from '../data-of.ts';
import type { AllergyForm } from '../types/allergies.ts';
import type { ResponseMessage } from '../types/response-message.ts';

export const getAllergies = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/allergies', { signal }));

/** Resolves with the message of the server. */
export const saveAllergies = (
  client: Client,
  body: AllergyForm,
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.POST('/allergies', { body, signal }));

export const removeAllergies = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.DELETE('/allergies', { signal }));
