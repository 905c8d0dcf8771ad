/**
 * Ticket reply: messages in a ticket, one after the other, with or without files. A message is sent once; after a
 * failure the text and the files stay, and unchanged it is the same request. The thread itself is a query, which the root
 * invalidates. The port `save` is filled in `ticket-reply.live.ts`.
 *
 * @spec R66, R122
 */
import { required } from '../shared/checks.ts';
import { formChart } from '../shared/form.machine.ts';
import type { TicketReplyFields, TicketReplyInput } from './ticket-reply.types.ts';

const nothingYet: TicketReplyFields = { message: '', attachments: [], refused: [] };

export const ticketReplyMachine = formChart<TicketReplyInput, TicketReplyFields, unknown>({
  id: 'ticketReply',
  begin: () => nothingYet,
  check: ({ fields }) => ({ message: fields.message.trim() ? undefined : required }),
  reopen: () => nothingYet,
  announce: () => [{ type: 'ticket.changed' }],
});
