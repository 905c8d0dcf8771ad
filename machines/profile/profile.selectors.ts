/** The facts that views read about the profile form. */
import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext } from '../shared/form.types.ts';
import { asksPassword } from './profile.fields.ts';
import type { ProfileFacts, ProfileFields } from './profile.types.ts';

/** Flat facts; compare with `shallowEqual`. */
export const selectProfile = (snapshot: { value: unknown; context: FormContext }): ProfileFacts => {
  const facts = selectForm<ProfileFields>(snapshot);
  // A server may require it although nothing seems changed.
  return { ...facts, asksPassword: asksPassword(facts) || facts.errors.current_password !== undefined };
};
