/** Tolerant validators of tickets, applications, vouchers, devices, passkeys and messages. */
import type { SignedInPlace } from '../../types/identity.ts';
import type { PartnerApplication } from '../../types/partners.ts';
import type { Passkey } from '../../types/passkeys.ts';
import type { ProfessionalApplication } from '../../types/professional.ts';
import type { PushSubscriptionState } from '../../types/push.ts';
import type {
  Ticket,
  TicketDetails,
  TicketIssueType,
  TicketMessage,
  TicketPage,
  TicketResponse,
} from '../../types/tickets.ts';
import type { Voucher } from '../../types/vouchers.ts';
import { named } from './catalogue.ts';
import {
  counted,
  distinct,
  type Fields,
  fileAddress,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  pictureAddress,
  record,
  status,
  text,
  type Validator,
  words,
} from './tolerant.ts';

const ticket: Fields<Ticket> = {
  id,
  ticket_no: words,
  order_number: nullable(text()),
  status,
  subject: nullable(text()),
  issue_type: text(''),
  created_at: text(''),
};

const essentialOfTicket = ['ticket_no', 'status'] as const;

export const issueTypes = record<{ issue_types: TicketIssueType[] }>([], { issue_types: distinct(named) });

export const ticketPage = counted(
  'support_tickets',
  record<TicketPage>([], {
    total: number(0),
    running: number(0),
    completed: number(0),
    cancel: number(0),
    support_tickets: list(record<Ticket>(essentialOfTicket, ticket)),
  }),
);

/** The shop is the sender 0. */
const sender: Validator<TicketMessage['sender_id']> = (value, place) => (value === 0 ? 0 : id(value, place));

type Attachment = TicketDetails['attachments'][number];

const attachment = record<Attachment>(['type', 'src'], { type: words, src: fileAddress, name: optional(text()) });

const ticketMessage = record<TicketMessage>(['id', 'message', 'sender_id'], {
  id,
  message: words,
  created_at: text(''),
  sender_id: sender,
  sender_name: text(''),
  profile_photo: pictureAddress,
  is_highlighted: flag,
  attachments: optional(list(attachment)),
});

export const ticketResponse = record<TicketResponse>(['support_ticket'], {
  support_ticket: record<TicketDetails>(['ticket_no'], {
    ...ticket,
    status: text(''),
    user_chat: flag,
    email: text(''),
    phone: nullable(text()),
    ticket_schedule_start: nullable(text()),
    ticket_schedule_end: nullable(text()),
    attachments: list(attachment),
    messages: distinct(ticketMessage),
  }),
  highlighted_messages: distinct(ticketMessage),
});

export const applicationResponse = record<{ application: PartnerApplication }>(['application'], {
  application: record<PartnerApplication>(['status'], {
    code: text(''),
    status,
    shop_name: text(''),
    submitted_at: text(''),
    decided_at: nullable(text()),
    note: nullable(text()),
  }),
});

type Document = ProfessionalApplication['documents'][number];

export const professionalApplication = record<ProfessionalApplication>(['status'], {
  status,
  company_name: text(''),
  company_type: nullable(text()),
  tax_number: text(''),
  registration_number: nullable(text()),
  company_address: nullable(text()),
  documents: list(record<Document>(['name'], { name: words, type: oneOf('image', 'pdf')('pdf') })),
  submitted_at: text(''),
  decided_at: nullable(text()),
  note: nullable(text()),
});

export const voucherList = record<{ coupons: Voucher[] }>([], {
  coupons: distinct(
    record<Voucher>(['id', 'discount', 'discount_type'], {
      id,
      voucher_type: text(''),
      code: text(''),
      discount_type: words,
      discount: number(),
      min_order_amount: number(0),
      max_discount_amount: number(0),
      limit_for_user: number(0),
      shop_id: nullable(id),
      started: text(''),
      validity: text(''),
      is_collected: flag,
    }),
  ),
});

export const sessionList = record<{ sessions: SignedInPlace[] }>([], {
  sessions: distinct(
    record<SignedInPlace>(['id'], {
      id,
      device: text(''),
      created_at: text(''),
      last_used_at: text(''),
      is_current: flag,
    }),
  ),
});

export const passkeyList = record<{ passkeys: Passkey[] }>([], {
  passkeys: distinct(
    record<Passkey>(['id'], { id, device: text(''), created_at: text(''), last_used_at: nullable(text()) }),
  ),
});

export const pushSubscription = record<PushSubscriptionState>([], { public_key: nullable(text()), is_on: flag });

export const unreadCount = record<{ unread_messages: number }>([], { unread_messages: number(0) });
