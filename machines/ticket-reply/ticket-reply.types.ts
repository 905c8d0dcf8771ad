/** The vocabulary of writing in a ticket. */

export type TicketReplyInput = { ticketNumber: string };

export type TicketReplyFields = { message: string };
