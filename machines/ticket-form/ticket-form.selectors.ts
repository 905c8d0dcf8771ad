/** The facts that views read about the ticket form. */
import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext, FormFacts } from '../shared/form.types.ts';
import type { TicketFormFields } from './ticket-form.types.ts';

export type TicketFormFacts = FormFacts<TicketFormFields>;

export const selectTicketForm = (snapshot: { value: unknown; context: FormContext }): TicketFormFacts =>
  selectForm<TicketFormFields>(snapshot);
