/**
 * Ticket form: what the ticket is about, the shopper's text, files, and how the shop can reply. It is sent once and
 * leads to the ticket. A response without its number leads to the list, and the form is empty again. After a failure
 * the typed and chosen values stay, and the unchanged form is the same request.
 * The ports are filled in `ticket-form.live.ts`.
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
  // The storage has no e-mail address; after a reload it comes from the account.
  isLoaded: ({ email }) => email === undefined,
  check: ({ fields }) => ticketErrors(fields),
  // The list has the path of the form, whose flow goes on.
  reopen: ({ support_ticket: ticket }, { email, phone }) =>
    ticket?.ticket_no ? undefined : ticketFields({ email, phone }),
  announce: ({ support_ticket: ticket, message }) => [
    { type: 'ticket.changed' },
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Your ticket was sent') },
    // Without its number the list shows it.
    ticket?.ticket_no
      ? { type: 'navigation.requested', to: 'ticket', ticketNumber: ticket.ticket_no, replace: true }
      : { type: 'navigation.requested', to: 'tickets', replace: true },
  ],
});
