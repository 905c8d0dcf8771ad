/** The message key of each ticket status. */
import type { TicketStatus } from '#machines/query/contract.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';

export const ticketStatusText: Record<TicketStatus, MessageKey> = {
  pending: 'Pending',
  confirm: 'Confirmed',
  completed: 'Completed',
  cancel: 'Cancelled',
};
