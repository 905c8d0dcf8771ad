/** Types of support tickets. */
import type { components } from '#api/generated/schema.ts';
import type { Open } from './open.ts';

export type TicketStatus = components['schemas']['TicketStatus'];
export type Ticket = Omit<components['schemas']['Ticket'], 'status'> & { status: Open<TicketStatus> };
export type TicketPage = Omit<components['schemas']['TicketsResponse']['data'], 'support_tickets'> & {
  support_tickets: Ticket[];
};
type Attachment = Omit<components['schemas']['TicketAttachment'], 'type'> & { type: Open<'image' | 'pdf'> };
export type TicketMessage = Omit<components['schemas']['TicketMessage'], 'attachments'> & {
  attachments?: Attachment[];
};
export type TicketDetails = Omit<components['schemas']['TicketDetails'], 'status' | 'attachments' | 'messages'> & {
  status: Open<TicketStatus>;
  attachments: Attachment[];
  messages: TicketMessage[];
};
export type TicketResponse = { support_ticket: TicketDetails; highlighted_messages: TicketMessage[] };
export type TicketIssueType = components['schemas']['TicketIssueType'];
/** Empty fields are not sent. */
export type TicketRequest = {
  issue_type: string;
  subject: string;
  message: string;
  email: string;
  phone: string;
  order_number: string;
  attachments: readonly File[];
};
