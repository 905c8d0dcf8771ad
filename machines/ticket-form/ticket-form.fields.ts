/** The fields of a new ticket, and their validation before the request. */
import type { TicketRequest } from '#api/types/tickets.ts';
import { ticketAttachmentLimits } from '../file-limits.ts';
import { emailError, required } from '../shared/checks.ts';
import { pickFiles } from '../shared/files.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import type { TicketFormFields, TicketFormInput } from './ticket-form.types.ts';

/** The contract's pattern. */
const isPhone = (digits: string) => /^[0-9]{8,16}$/.test(digits);

/** An account's phone that a ticket does not accept is left for the shopper to type. */
export const ticketFields = ({ email = '', phone = '', order = '' }: TicketFormInput): TicketFormFields => ({
  order_number: order,
  issue_type: '',
  subject: '',
  message: '',
  email,
  phone: isPhone(phone) ? phone : '',
  attachments: [],
  refused: [],
});

type Attachments = Pick<TicketFormFields, 'attachments' | 'refused'>;

export const withAttachments = (held: readonly File[], offered: readonly File[]): Attachments => {
  const { files, refused } = pickFiles(held, offered, ticketAttachmentLimits);
  return { attachments: files, refused };
};

export const withoutAttachment = (held: readonly File[], file: File): Attachments => ({
  attachments: held.filter((other) => other !== file),
  refused: [],
});

export const ticketErrors = ({
  issue_type,
  message,
  email,
  phone,
}: TicketFormFields): FieldErrors<TicketFormFields> => ({
  issue_type: issue_type ? undefined : { key: 'Choose what it is about' },
  message: message.trim() ? undefined : required,
  email: email.trim() ? emailError(email) : required,
  phone:
    phone === '' || isPhone(phone) ? undefined : { key: 'Enter {min} to {max} digits', values: { min: 8, max: 16 } },
});

export const ticketRequest = ({ refused: _, ...fields }: TicketFormFields): TicketRequest => ({
  ...fields,
  subject: fields.subject.trim(),
  message: fields.message.trim(),
  email: fields.email.trim(),
});
