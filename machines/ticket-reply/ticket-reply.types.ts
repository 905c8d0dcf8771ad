/** The events and context of the ticket reply. */

export type TicketReplyInput = { ticketNumber: string };

export type TicketReplyFields = { message: string };
