/**
 * Change password: the form with the old password and twice the new one.
 *
 * It checks what it can before it sends the request. The response may carry a new token: every other session has ended,
 * and this one continues with it. Leaving the page clears what was typed. The port `save` is filled in
 * `change-password.live.ts`.
 *
 * @spec R27
 */
import { newPasswordError, required } from '../shared/checks.ts';
import { formChart } from '../shared/form.machine.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import { textOr } from '../shared/notice.ts';
import type { PasswordChanged, PasswordFields } from './change-password.types.ts';

const confirmationError = ({ password, password_confirmation: again }: PasswordFields) => {
  if (!again) return required;
  return again === password ? undefined : { key: 'Confirm Password does not match.' };
};

const passwordErrors = (fields: PasswordFields): FieldErrors<PasswordFields> => ({
  current_password: fields.current_password ? undefined : required,
  password: newPasswordError(fields.password),
  password_confirmation: confirmationError(fields),
});

export const changePasswordMachine = formChart<object, PasswordFields, PasswordChanged>({
  id: 'changePassword',
  begin: () => ({ current_password: '', password: '', password_confirmation: '' }),
  check: ({ fields }) => passwordErrors(fields),
  announce: ({ message, token }) => [
    ...(token ? [{ type: 'token.renewed', token }] : []),
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Your password was changed') },
    { type: 'navigation.requested', to: 'profile', replace: true },
  ],
});
