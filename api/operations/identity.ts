/** Registration, login, log-out and the profile. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf } from '../data-of.ts';
import { keyHeader, type WithKey } from '../idempotency-key.ts';
import type { Login, Registration } from '../types/identity.ts';

const profileValidator = async () => (await import('../validators/identity.ts')).profileValidator;
const signedInValidator = async () => (await import('../validators/identity.ts')).signedInValidator;

export const register = (
  client: Client,
  { idempotencyKey, ...body }: Registration & WithKey,
  signal: AbortSignal | null = null,
) => {
  const params = { header: keyHeader(idempotencyKey) };
  return checkedDataOf(client.POST('/registration', { params, body, signal }), signedInValidator);
};

export const login = (client: Client, body: Login, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/login', { body, signal }), signedInValidator);

/** Not aborted when the page is left. The body is not read: some back ends respond with an HTML page. */
export const logout = async (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<void> => {
  await bodyOf(client.GET('/logout', { keepalive: true, parseAs: 'stream', signal }));
};

export const getProfile = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  checkedDataOf(client.GET('/profile', { signal }), profileValidator);
