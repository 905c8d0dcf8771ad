/** Messages of the contact form as the contract describes them. */
import type { ContactMessageRow } from '#server/db/queries/contact.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';

/** The response to the sender. */
export const serializeContactMessage = ({
  id,
  name,
  phone,
  email,
  subject,
  message,
  createdAt,
}: ContactMessageRow) => ({
  content: {
    id,
    name,
    phone,
    email,
    subject,
    message,
    created_at: isoMicroseconds(createdAt),
    updated_at: isoMicroseconds(createdAt),
  },
});
