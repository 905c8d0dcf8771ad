/** The facts that views read about the ticket reply. */
import { selectForm } from '../shared/form.selectors.ts';
import type { FormContext, FormFacts } from '../shared/form.types.ts';
import type { TicketReplyFields } from './ticket-reply.types.ts';

export const selectTicketReply = (snapshot: { value: unknown; context: FormContext }): FormFacts<TicketReplyFields> =>
  selectForm<TicketReplyFields>(snapshot);
