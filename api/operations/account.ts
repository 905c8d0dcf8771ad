/** The shopper's own profile and password. */
import type { Client } from '../client.ts';
import { checkedDataOf, type Said, withMessage } from '../data-of.ts';
import { passwordChangedShape, profileShape } from '../shapes/identity.ts';
import type { PasswordChange, ProfileForm } from '../types/identity.ts';

/** What is empty is left out: the form is always sent whole, so that clears it. */
const multipart = (form: ProfileForm): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) if (value) data.set(name, value);
  return data;
};

export const changeProfile = (client: Client, form: ProfileForm, signal: AbortSignal | null = null) =>
  withMessage(client.POST('/update-profile', { body: multipart(form) as never, signal }), (answer) =>
    checkedDataOf(answer, profileShape),
  );

/** Without a token the one in use stays: some back ends change nothing else. */
export const changePassword = async (
  client: Client,
  body: PasswordChange,
  signal: AbortSignal | null = null,
): Promise<Said & { token?: string }> => {
  const { access, ...said } = await withMessage(client.POST('/change-password', { body, signal }), (answer) =>
    checkedDataOf(answer, passwordChangedShape),
  );
  return { ...said, ...(access ? { token: access.token } : {}) };
};
