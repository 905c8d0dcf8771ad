/** The facts that views read about a form. */
import type { AnyFields, FormContext, FormFacts, FormStage } from './form.types.ts';

/** Flat facts; compare with `shallowEqual`. A form's own selector names its fields. */
export const selectForm = <Fields = AnyFields>(snapshot: { value: unknown; context: FormContext }) => {
  const { known, fields, errors, failure } = snapshot.context;
  return { stage: snapshot.value as FormStage, known, fields, errors, failure } as FormFacts<Fields>;
};
