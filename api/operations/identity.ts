/** Registration, login, log-out and the profile. */
import type { Client } from '../client.ts';
import { bodyOf, checkedDataOf } from '../data-of.ts';
import type { Login, Registration } from '../types/identity.ts';

const profileShape = async () => (await import('../shapes/identity.ts')).profileShape;
const signedInShape = async () => (await import('../shapes/identity.ts')).signedInShape;

export const register = (client: Client, body: Registration, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/registration', { body, signal }), signedInShape);

export const login = (client: Client, body: Login, signal: AbortSignal | null = null) =>
  checkedDataOf(client.POST('/login', { body, signal }), signedInShape);

/** Goes on when the page is left. The body is not read: some back ends answer this path with a page. */
export const logout = async (
  client: Client,
  _input: Record<string, never> = {},
  signal: AbortSignal | null = null,
): Promise<void> => {
  await bodyOf(client.GET('/logout', { keepalive: true, parseAs: 'stream', signal }));
};

export const getProfile = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  checkedDataOf(client.GET('/profile', { signal }), profileShape);
