/** The facts that views read about the form. */
import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext } from '../shared/form.types.ts';
import type { PasswordFields } from './change-password.types.ts';

/** Flat facts; compare with `shallowEqual`. */
export const selectChangePassword = (snapshot: { value: unknown; context: FormContext }) =>
  selectForm<PasswordFields>(snapshot);
