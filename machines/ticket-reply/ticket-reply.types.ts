/** The events and context of the ticket reply. */

import type { FileRefusal } from '../shared/files.ts';

export type TicketReplyInput = { ticketNumber: string };

export type TicketReplyFields = {
  message: string;
  attachments: readonly File[];
  /** The last chosen files that were refused. */
  refused: readonly FileRefusal[];
};
