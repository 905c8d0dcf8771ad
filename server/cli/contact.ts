/** The messages of the contact form, as lines to print. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findContactMessages } from '#server/db/queries/contact.ts';
import { shortDateTime } from '#server/domain/dates.ts';
import { type Answer, listed, mostListed } from './command.ts';

export async function listContactMessages(db: NodePgDatabase): Promise<Answer> {
  const rows = await findContactMessages(db, mostListed);
  return listed(rows, {
    none: 'No messages.',
    record: ({ createdAt, name, phone, email, subject, message }) => ({
      createdAt,
      name,
      phone,
      email,
      subject,
      message,
    }),
    line: ({ createdAt, name, phone, email, subject, message }) =>
      `${shortDateTime(createdAt)}  ${name}, ${[phone, email].filter(Boolean).join(', ')}  ` +
      `${subject}: ${message}`.replaceAll(/\s+/g, ' '),
  });
}
