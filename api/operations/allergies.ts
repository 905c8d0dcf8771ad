/** The allergies of an account. */
import type { Client } from '../client.ts';
import { bodyOf, dataOf, type Said, withMessage } from '../data-of.ts';
import type { AllergyForm } from '../types/allergies.ts';

export const getAllergies = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/allergies', { signal }));

/** Resolves with the message of the server. */
export const saveAllergies = (client: Client, body: AllergyForm, signal: AbortSignal | null = null): Promise<Said> =>
  withMessage(client.POST('/allergies', { body, signal }), async (response) => {
    await bodyOf(response);
    return {};
  });

export const removeAllergies = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<Said> =>
  withMessage(client.DELETE('/allergies', { signal }), async (response) => {
    await bodyOf(response);
    return {};
  });
