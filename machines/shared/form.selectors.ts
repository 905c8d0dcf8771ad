/** What a view may know of a form. */
import type { AnyFields, FormContext, FormFacts, FormStage } from './form.types.ts';

/** Flat facts; compare with `shallowEqual`. A form's own selector says which fields it has. */
export const selectForm = <Fields = AnyFields>(snapshot: { value: unknown; context: FormContext }) => {
  const { known, fields, errors, failure } = snapshot.context;
  return { stage: snapshot.value as FormStage, known, fields, errors, failure } as FormFacts<Fields>;
};
