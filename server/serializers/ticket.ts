/** Tickets as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { FoundTicket, ListedTicket, TicketAttachmentRow, TicketMessageRow } from '#server/db/queries/tickets.ts';
import { longDate, longDateTime12 } from '#server/domain/dates.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { ticketNumber } from '#server/domain/tickets.ts';

type Schemas = components['schemas'];

/** The sender's name of the shop's messages. */
export type ShopSender = { name: string; photo: string };

/** The number of the shop among the senders; no shopper has it. */
const shopSenderId = 0;

export const serializeTicket = ({ row, orderNumber }: ListedTicket, language: Language): Schemas['Ticket'] => ({
  id: row.id,
  ticket_no: ticketNumber(row.id),
  order_number: orderNumber === null ? null : orderCode(orderNumber),
  status: row.status,
  subject: row.subject,
  issue_type: inLanguage(row.issueType, language),
  created_at: longDate(row.createdAt),
});

export type Linked = Pick<TicketAttachmentRow, 'kind' | 'originalName' | 'messageId'> & { link: string };

const serializeAttachment = ({ kind, link, originalName }: Linked): Schemas['TicketAttachment'] => ({
  type: kind,
  src: link,
  name: originalName,
});

export const serializeTicketMessage = (
  { id, body, side, isHighlighted, createdAt }: TicketMessageRow,
  { user }: Pick<FoundTicket, 'user'>,
  { shop, attachments }: { shop: ShopSender; attachments: readonly Linked[] },
): Schemas['TicketMessage'] => ({
  id,
  message: body,
  created_at: longDate(createdAt),
  sender_id: side === 'user' ? user.id : shopSenderId,
  sender_name: side === 'user' ? user.name : shop.name,
  profile_photo: side === 'user' ? (user.photo ?? '') : shop.photo,
  is_highlighted: isHighlighted,
  attachments: attachments.filter(({ messageId }) => messageId === id).map(serializeAttachment),
});

export const serializeTicketDetails = (
  found: FoundTicket,
  parts: { messages: Schemas['TicketMessage'][]; attachments: readonly Linked[] },
  language: Language,
): Schemas['TicketDetails'] => ({
  ...serializeTicket(found, language),
  user_chat: found.row.isChatOpen,
  email: found.row.email,
  phone: found.row.phone,
  ticket_schedule_start: found.row.scheduleStart && longDateTime12(found.row.scheduleStart),
  ticket_schedule_end: found.row.scheduleEnd && longDateTime12(found.row.scheduleEnd),
  attachments: parts.attachments.filter(({ messageId }) => messageId === null).map(serializeAttachment),
  messages: parts.messages,
});
