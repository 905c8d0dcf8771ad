/** The vocabulary of opening a ticket. */
import type { FileRefusal } from '../shared/files.ts';

/** How the shopper can be reached, as far as the account says it. */
export type TicketFormInput = {
  email?: string;
  phone?: string;
  /** The order that help is wanted with. */
  order?: string;
};

/** Under the names that the call has for them. */
export type TicketFormFields = {
  /** Empty: it is about no order. */
  order_number: string;
  /** The name of an issue type. */
  issue_type: string;
  subject: string;
  message: string;
  email: string;
  phone: string;
  attachments: readonly File[];
  /** What did not fit when files were offered the last time. */
  refused: readonly FileRefusal[];
};

export type TicketOpened = { support_ticket: { ticket_no: string }; message?: string | undefined };

/** A ticket was opened or written in. */
export type TicketEmitted = { type: 'ticket.changed' };
