/** The facts that views read about a professional account. */
import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext } from '../shared/form.types.ts';
import type { ProfessionalFacts, ProfessionalFields, ProfessionalInput } from './professional.types.ts';

/** Flat facts; compare with `shallowEqual`. */
export const selectProfessional = (snapshot: { value: unknown; context: FormContext }): ProfessionalFacts => {
  const facts = selectForm<ProfessionalFields>(snapshot);
  const { application } = facts.known;
  return {
    ...facts,
    opensAccount: !(snapshot.context.input as ProfessionalInput).isSignedIn,
    application,
    isOpen: application === undefined || application.status === 'refused',
  };
};
