/**
 * Writing in a ticket, one message after the other. What is sent is on its way once; after any failure it stays to be
 * sent again, and unchanged it is the same message. The thread itself is a query, which the root refreshes. The port
 * `save` is filled in `ticket-reply.live.ts`.
 *
 * @spec R66
 */

import { required } from '../shared/checks.ts';
import { formChart } from '../shared/form.machine.ts';
import type { TicketReplyFields, TicketReplyInput } from './ticket-reply.types.ts';

const nothingYet: TicketReplyFields = { message: '' };

export const ticketReplyMachine = formChart<TicketReplyInput, TicketReplyFields, unknown>({
  id: 'ticketReply',
  begin: () => nothingYet,
  check: ({ fields }) => ({ message: fields.message.trim() ? undefined : required }),
  reopen: () => nothingYet,
  announce: () => [{ type: 'ticket.changed' }],
});
