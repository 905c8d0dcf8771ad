/** Opens a ticket: what it is about must be known, its order the shopper's own, its files safe. */
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { insertTicket, insertTicketMessage, ownOrderNumbered } from '#server/db/queries/tickets.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { emailOf, isEmail } from '#server/domain/contact.ts';
import { orderNumber } from '#server/domain/order-codes.ts';
import { issueTypeNamed } from '#server/domain/tickets.ts';
import { uploadsOf } from '#server/http/form-body.ts';
import { type ApiRequest, type Result, requireUser } from '#server/http/handler.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { serializeTicket } from '#server/shapes/ticket.ts';
import { type CheckedFile, readDocument } from '#server/uploads/checked-file.ts';
import { pictureBytes } from '#server/uploads/limits.ts';
import { storeFile } from '#server/uploads/stored-files.ts';
import { idempotently } from './idempotency.ts';
import { unknown } from './unknown.ts';

type Request = ApiRequest<'openTicket'>;

async function attachmentsIn(request: Request): Promise<CheckedFile[]> {
  const files: CheckedFile[] = [];
  for (const upload of uploadsOf(request, 'attachments'))
    files.push(await readDocument(upload, { bytes: pictureBytes }));
  return files;
}

/** Null where the shopper names none. */
async function orderOf(tx: Tx, userId: number, code = '') {
  if (code.trim() === '') return null;
  const number = orderNumber(code);
  const id = number === undefined ? undefined : await ownOrderNumbered(tx, userId, number);
  if (number === undefined || id === undefined) throw unknown('order_number');
  return { id, number };
}

export async function openTicket({ db, clock, config }: Services, request: Request): Promise<Result<'openTicket'>> {
  const userId = requireUser(request);
  const { issue_type, subject, message, email, phone, order_number } = request.body;
  const { ticketIssueTypes } = await readSomeSettings(db, ['ticketIssueTypes']);
  const issueType = issueTypeNamed(ticketIssueTypes, issue_type);
  if (!issueType) throw unknown('issue_type');
  if (!isEmail(emailOf(email))) throw invalid({ email: 'The email must be a valid email address.' });
  const files = await attachmentsIn(request);

  const write = async (tx: Tx) => {
    const order = await orderOf(tx, userId, order_number);
    const uploads: number[] = [];
    for (const file of files) {
      uploads.push((await storeFile(tx, config, file, { ownerId: userId, purpose: 'ticket', isPublic: false })).id);
    }
    const about = { issueType, subject: subject?.trim() || null, orderId: order?.id ?? null };
    const reach = { email: emailOf(email), phone: phone || null, language: request.locale };
    const row = await insertTicket(tx, { userId, ...about, ...reach, createdAt: clock() }, uploads);
    await insertTicketMessage(tx, row, { side: 'user', body: message.trim(), createdAt: row.createdAt });
    return serializeTicket({ row, orderNumber: order?.number ?? null }, request.locale);
  };
  return inTransaction(db, (tx) =>
    idempotently(tx, request, clock(), async () => ({
      message: request.t('Ticket created successfully'),
      data: { support_ticket: await write(tx) },
    })),
  );
}
