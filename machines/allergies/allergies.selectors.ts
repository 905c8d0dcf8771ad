/** The facts that views read about the form of allergies. */
import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext } from '../shared/form.types.ts';
import type { AllergiesFacts, AllergiesFields } from './allergies.types.ts';

/** Flat facts; compare with `shallowEqual`. */
export const selectAllergies = (snapshot: { value: unknown; context: FormContext }): AllergiesFacts =>
  selectForm<AllergiesFields>(snapshot);
