/** The facts that views read about the contact form. */
import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext, FormFacts } from '../shared/form.types.ts';
import { contactFields } from './contact-form.fields.ts';
import type { ContactFormFields } from './contact-form.types.ts';

export const selectContactForm = (snapshot: { value: unknown; context: FormContext }): FormFacts<ContactFormFields> =>
  selectForm<ContactFormFields>(snapshot);

/** Before the flow runs, as the server renders it. */
export const contactFormUntouched: FormFacts<ContactFormFields> = {
  stage: 'loading',
  known: contactFields({}),
  fields: contactFields({}),
  errors: {},
  failure: undefined,
};
