/** The shopper's own profile, password and sessions. */
import type { Client } from '../client.ts';
import { checkedDataOf, dataOf, messageOf, withMessage, written } from '../data-of.ts';
import { formDataOf } from '../form-data.ts';
import type { Id } from '../types/id.ts';
import type { PasswordChange, ProfileForm } from '../types/identity.ts';
import type { ResponseMessage } from '../types/response-message.ts';

const passwordChangedValidator = async () => (await import('../validators/identity.ts')).passwordChangedValidator;
const profileValidator = async () => (await import('../validators/identity.ts')).profileValidator;

/** The form is always sent whole, so an omitted field clears the stored value. */
export const changeProfile = (client: Client, form: ProfileForm, signal: AbortSignal | null = null) =>
  written(client.POST('/update-profile', { body: formDataOf(form) as never, signal }), (response) =>
    checkedDataOf(response, profileValidator),
  );

/** Without a token in the response the current one stays: some back ends do not issue a new one. */
export const changePassword = async (
  client: Client,
  body: PasswordChange,
  signal: AbortSignal | null = null,
): Promise<ResponseMessage & { token?: string }> => {
  const { access, ...said } = await withMessage(client.POST('/change-password', { body, signal }), (response) =>
    checkedDataOf(response, passwordChangedValidator),
  );
  return { ...said, ...(access ? { token: access.token } : {}) };
};

export const listSessions = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/sessions', { signal }), { sessions: [] });

/** The token of that session is refused from then on. */
export const endSession = (
  client: Client,
  path: { id: Id },
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.DELETE('/sessions/{id}', { params: { path }, signal }));

export const exportAccount = (client: Client, _input: Record<string, never> = {}, signal: AbortSignal | null = null) =>
  dataOf(client.GET('/account-data', { signal }));

/** Every token of the account is refused from then on. */
export const eraseAccount = (
  client: Client,
  body: { password: string },
  signal: AbortSignal | null = null,
): Promise<ResponseMessage> => messageOf(client.POST('/erase-account', { body, signal }));
