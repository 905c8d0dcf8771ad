/** What came in with the contact form, as lines that are printed. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findContactMessages } from '#server/db/queries/contact.ts';
import { shortDateTime } from '#server/domain/dates.ts';

const mostListed = 50;

export async function listContactMessages(db: NodePgDatabase): Promise<string[]> {
  const rows = await findContactMessages(db, mostListed);
  if (rows.length === 0) return ['No messages.'];
  return rows.map(
    ({ createdAt, name, phone, email, subject, message }) =>
      `${shortDateTime(createdAt)}  ${name}, ${[phone, email].filter(Boolean).join(', ')}  ` +
      `${subject}: ${message}`.replaceAll(/\s+/g, ' '),
  );
}
