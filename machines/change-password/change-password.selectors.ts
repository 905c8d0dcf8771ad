/** What a view may know of the form. */
import { strengthOf } from '../kit/checks.ts';
import { selectForm } from '../kit/form.selectors.ts';
import type { FormContext } from '../kit/form.types.ts';
import type { PasswordFields } from './change-password.types.ts';

/** Flat facts; compare with `shallowEqual`. */
export const selectChangePassword = (snapshot: { value: unknown; context: FormContext }) => {
  const facts = selectForm<PasswordFields>(snapshot);
  return { ...facts, strength: strengthOf(facts.fields.password) };
};
