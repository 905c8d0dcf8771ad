/** Opens a ticket: its issue type must exist, its order must be the shopper's own, its files must be safe. */
import type { Body, Result } from '#server/contract.types.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { insertTicket, insertTicketMessage, ownOrderNumbered } from '#server/db/queries/tickets.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { emailOf, isEmail } from '#server/domain/contact.ts';
import { orderNumber } from '#server/domain/order-codes.ts';
import { invalid, invalidReference } from '#server/domain/refusal.ts';
import { issueTypeNamed } from '#server/domain/tickets.ts';
import { serializeTicket } from '#server/serializers/ticket.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { storeFiles } from '#server/uploads/stored-files.ts';
import type { Shopper } from './caller.ts';
import { idempotently } from './idempotency.ts';

/** Null where the shopper names none. */
async function orderOf(tx: Tx, userId: number, code = '') {
  if (code.trim() === '') return null;
  const number = orderNumber(code);
  const id = number === undefined ? undefined : await ownOrderNumbered(tx, userId, number);
  if (number === undefined || id === undefined) throw invalidReference('order_number');
  return { id, number };
}

type Opening = {
  body: Body<'openTicket'>;
  /** Called after all other checks, because checking a file takes time. */
  readAttachments: () => Promise<CheckedFile[]>;
};

export async function openTicket(
  { db, clock, config }: Dependencies,
  shopper: Shopper,
  { body, readAttachments }: Opening,
): Promise<Result<'openTicket'>> {
  const { userId, locale } = shopper;
  const { issue_type, subject, message, email, phone, order_number } = body;
  const { ticketIssueTypes } = await readSomeSettings(db, ['ticketIssueTypes']);
  const issueType = issueTypeNamed(ticketIssueTypes, issue_type);
  if (!issueType) throw invalidReference('issue_type');
  if (!isEmail(emailOf(email))) throw invalid({ email: 'The email must be a valid email address.' });
  const files = await readAttachments();

  const write = async (tx: Tx) => {
    const order = await orderOf(tx, userId, order_number);
    const uploads = await storeFiles(tx, config, files, { ownerId: userId, purpose: 'ticket', isPublic: false });
    const about = { issueType, subject: subject?.trim() || null, orderId: order?.id ?? null };
    const reach = { email: emailOf(email), phone: phone || null, language: locale };
    const row = await insertTicket(tx, { userId, ...about, ...reach, createdAt: clock() }, uploads);
    await insertTicketMessage(tx, row, { side: 'user', body: message.trim(), createdAt: row.createdAt });
    return serializeTicket({ row, orderNumber: order?.number ?? null }, locale);
  };
  return inTransaction(db, (tx) =>
    idempotently(tx, shopper, clock(), async () => ({
      message: shopper.t('Ticket created successfully'),
      data: { support_ticket: await write(tx) },
    })),
  );
}
