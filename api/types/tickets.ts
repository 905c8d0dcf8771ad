/** Shapes of support tickets. */
import type { components } from '#api/generated/schema.ts';

export type Ticket = components['schemas']['Ticket'];
export type TicketPage = components['schemas']['TicketsResponse']['data'];
export type TicketResponse = components['schemas']['TicketDetailsResponse']['data'];
export type TicketDetails = components['schemas']['TicketDetails'];
export type TicketMessage = components['schemas']['TicketMessage'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type TicketIssueType = components['schemas']['TicketIssueType'];
/** What is empty is not sent. */
export type TicketRequest = {
  issue_type: string;
  subject: string;
  message: string;
  email: string;
  phone: string;
  order_number: string;
  attachments: readonly File[];
};
