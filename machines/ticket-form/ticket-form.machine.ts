/**
 * Opening a ticket: what it is about, the shopper's words, files that show it, and how the shop can answer. It is sent
 * once and leads to the ticket; what was typed and chosen stays after any failure, and sending it again unchanged is
 * the same request. The ports are filled in `ticket-form.live.ts`.
 *
 * @spec R66
 */
import { formChart } from '../shared/form.machine.ts';
import { textOr } from '../shared/notice.ts';
import { ticketErrors, ticketFields } from './ticket-form.fields.ts';
import type { TicketFormFields, TicketFormInput, TicketOpened } from './ticket-form.types.ts';

export const ticketFormMachine = formChart<TicketFormInput, TicketFormFields, TicketOpened>({
  id: 'ticketForm',
  begin: ticketFields,
  // A browser keeps no address; after a reload the account has to say it.
  isLoaded: ({ email }) => email === undefined,
  check: ({ fields }) => ticketErrors(fields),
  announce: ({ support_ticket: { ticket_no: number }, message }) => [
    { type: 'ticket.changed' },
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Your ticket was sent') },
    { type: 'navigation.requested', to: 'ticket', ticketNumber: number, replace: true },
  ],
});
