/** The events and context of the ticket form. */
import type { FileRefusal } from '../shared/files.ts';

/** The contact of the account, as far as it is known. */
export type TicketFormInput = {
  email?: string;
  phone?: string;
  /** The order for which help is needed. */
  order?: string;
};

/** Under the names of the request. */
export type TicketFormFields = {
  /** Empty: it concerns no order. */
  order_number: string;
  /** The name of an issue type. */
  issue_type: string;
  subject: string;
  message: string;
  email: string;
  phone: string;
  attachments: readonly File[];
  /** The last chosen files that were refused. */
  refused: readonly FileRefusal[];
};

export type TicketOpened = { support_ticket?: { ticket_no: string } | undefined; message?: string | undefined };

/** A ticket was opened or got a message. */
export type TicketEmitted = { type: 'ticket.changed' };
