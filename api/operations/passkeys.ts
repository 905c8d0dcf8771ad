/** The passkeys of an account, and signing in with one. */
import type { Client } from '../client.ts';
import { checkedDataOf, dataOf, messageOf } from '../data-of.ts';
import type { Id } from '../types/id.ts';
import type { NewPasskey, PasskeyLogin } from '../types/passkeys.ts';
import type { ResponseMessage } from '../types/response-message.ts';

const signedInValidator = async () => (await import('../validators/identity.ts')).signedInValidator;

export const listPasskeys = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/passkeys', { signal }), { passkeys: [] });

/** The options with which the browser creates a passkey. */
export const requestPasskey = (client: Client, body: { password: string }, signal: AbortSignal | null = null) =>
  dataOf(client.POST('/passkeys/options', { body, signal }));

/** Resolves with the message of the server. */
export const addPasskey = (
  client: Client,
  body: NewPasskey,
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.POST('/passkeys', { body, signal }));

/** Nobody signs in with that passkey any more. */
export const removePasskey = (
  client: Client,
  path: { id: Id },
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.DELETE('/passkeys/{id}', { params: { path }, signal }));

/** The options with which the browser offers the passkeys that it has for this shop. */
export const beginPasskeyLogin = (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
) => dataOf(client.POST('/login/passkey/options', { signal }));

export const loginWithPasskey = (client: Client, body: PasskeyLogin, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/login/passkey', { body, signal }), signedInValidator);
