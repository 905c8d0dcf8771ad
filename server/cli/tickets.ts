/** The operator's commands for tickets. Each returns the lines to print, or throws a `CliError`. */
import { basename } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type TicketStatus, ticketStatuses } from '#machines/lifecycles/ticket.machine.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import {
  attachmentsOfTicket,
  changeTicket,
  findTickets,
  insertTicketMessage,
  lockTicket,
  messagesOfTicket,
  moveTicket,
  type TicketFilter,
  type TicketRow,
  ticketById,
} from '#server/db/queries/tickets.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { longDateTime12, shortDateTime } from '#server/domain/dates.ts';
import type { Mail, MailReader } from '#server/domain/mail.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { replyMail, statusMail } from '#server/domain/ticket-message.ts';
import { ticketIdOf, ticketNumber } from '#server/domain/tickets.ts';
import { readerIn } from '#server/i18n/translate.ts';
import { mailSubscriber } from '#server/messages/shopper-mails.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { readDocument } from '#server/uploads/checked-file.ts';
import { pictureBytes } from '#server/uploads/limits.ts';
import { storeFiles } from '#server/uploads/stored-files.ts';
import { CliError } from './cli-error.ts';
import { type Answer, type Context, listed, mostListed } from './command.ts';
import { inCommand } from './in-command.ts';
import { momentOf } from './texts.ts';

const longestText = 5000;
const filters = ['running', 'completed', 'cancel'] as const;

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

function filterOf(status: string | undefined): TicketFilter['status'] {
  const found = filters.find((known) => known === status?.toLowerCase());
  if (status !== undefined && !found)
    throw new CliError(`There is no list "${status}". There are: ${filters.join(', ')}.`);
  return found;
}

export async function listTickets(db: NodePgDatabase, { status }: { status?: string | undefined }): Promise<Answer> {
  const rows = await findTickets(db, { limit: mostListed, offset: 0 }, { status: filterOf(status) });
  return listed(rows, {
    none: 'No tickets.',
    record: ({ row: { id, status: state, createdAt, issueType, subject }, orderNumber }) => ({
      number: ticketNumber(id),
      status: state,
      createdAt,
      order: orderNumber === null ? null : orderCode(orderNumber),
      issue: issueType.en,
      subject,
    }),
    line: ({ row, orderNumber }) =>
      `${ticketNumber(row.id)}  ${row.status.padEnd(9)}  ${shortDateTime(row.createdAt)}  ` +
      `${(orderNumber === null ? '' : orderCode(orderNumber)).padEnd(9)}  ${row.issueType.en}: ${onOneLine(row.subject ?? '')}`,
  });
}

function idOf(number: string): number {
  const id = ticketIdOf(number);
  if (id === undefined) throw new CliError('Which ticket? Give its number, such as 240006.');
  return id;
}

const noTicket = (number: string) => new CliError(`There is no ticket ${number}.`);

export async function showTicket(db: NodePgDatabase, number: string): Promise<string[]> {
  const row = await ticketById(db, idOf(number));
  if (!row) throw noTicket(number);
  const messages = await messagesOfTicket(db, row.id);
  const files = await attachmentsOfTicket(db, row.id);
  const withFiles = (id: number) =>
    files.filter(({ messageId }) => messageId === id).map(({ originalName }) => ` (${originalName})`);
  return [
    `${ticketNumber(row.id)}  ${row.status}  ${row.issueType.en}  ${row.email}  ${row.phone ?? ''}`.trimEnd(),
    `The shopper may ${row.isChatOpen ? '' : 'not '}write.`,
    ...messages.map(
      ({ id, side, body, createdAt, isHighlighted }) =>
        `${shortDateTime(createdAt)}  ${side === 'shop' ? '<' : '>'}${isHighlighted ? ' (pinned)' : ''} ${onOneLine(body)}${withFiles(id).join('')}`,
    ),
  ];
}

/** Runs with the ticket locked. */
async function change(
  db: NodePgDatabase,
  number: string,
  work: (tx: Tx, ticket: TicketRow) => Promise<string>,
): Promise<string[]> {
  const id = idOf(number);
  const { result, warnings } = await inCommand(db, async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (!ticket) throw noTicket(number);
    return work(tx, ticket);
  });
  return [`Ticket ${ticketNumber(id)}: ${result}`, ...warnings];
}

type Written = (ticket: { number: string; userId: number }, reader: MailReader) => Mail;

async function write(tx: Tx, { id, userId, email, language }: TicketRow, mail: Written): Promise<void> {
  const { appName } = await readSomeSettings(tx, ['appName']);
  const written = mail({ number: ticketNumber(id), userId }, { ...readerIn(language), shop: appName });
  await mailSubscriber(tx, { userId, email }, written);
}

type Reply = { number: string; text: string; isPinned: boolean; file: string | undefined };

async function checkedFile(path: string | undefined): Promise<CheckedFile[]> {
  if (path === undefined) return [];
  try {
    return [await readDocument({ field: 'attachments', name: basename(path), path }, { bytes: pictureBytes })];
  } catch {
    throw new CliError(`${path} is no JPEG, PNG or PDF of at most 2 MB.`);
  }
}

export async function replyToTicket(
  { db, ...storage }: Context,
  { number, text, isPinned, file }: Reply,
): Promise<string[]> {
  const body = text.trim();
  if (!body) throw new CliError('Say what: npm run shop -- ticket reply <number> "text"');
  if (Array.from(body).length > longestText) throw new CliError(`A message has at most ${longestText} characters.`);
  const files = await checkedFile(file);
  return change(db, number, async (tx, ticket) => {
    if (ticket.status === 'cancel') throw new CliError(`Ticket ${number} was cancelled; nobody writes in it any more.`);
    const message = { side: 'shop', body, isHighlighted: isPinned, createdAt: new Date() } as const;
    // It belongs to the shopper, as the ticket does.
    const belonging = { ownerId: ticket.userId, purpose: 'ticket', isPublic: false } as const;
    await insertTicketMessage(tx, ticket, message, await storeFiles(tx, storage, files, belonging));
    await changeTicket(tx, ticket, { isChatOpen: true });
    await write(tx, ticket, (facts, reader) => replyMail(facts, body, reader));
    return isPinned ? 'answered, and pinned' : 'answered';
  });
}

function statusOf(text: string): TicketStatus {
  const status = ticketStatuses.find((known) => known === text.toLowerCase());
  if (!status) throw new CliError(`There is no status "${text}". There are: ${ticketStatuses.join(', ')}.`);
  return status;
}

export async function setTicketStatus(
  db: NodePgDatabase,
  { number, status }: { number: string; status: string },
): Promise<string[]> {
  const to = statusOf(status);
  return change(db, number, async (tx, ticket) => {
    if (!(await moveTicket(tx, ticket, to)))
      throw new CliError(`Ticket ${number} is ${ticket.status}; from there it cannot become ${to}.`);
    await write(tx, ticket, (facts, reader) => statusMail(facts, to, reader));
    return `${ticket.status} -> ${to}`;
  });
}

export async function switchTicketChat(
  db: NodePgDatabase,
  { number, to }: { number: string; to: string },
): Promise<string[]> {
  if (to !== 'on' && to !== 'off') throw new CliError('Say on or off: npm run shop -- ticket chat <number> <on|off>');
  return change(db, number, async (tx, ticket) => {
    await changeTicket(tx, ticket, { isChatOpen: to === 'on' });
    return `the shopper may ${to === 'on' ? '' : 'not '}write`;
  });
}

type Schedule = { number: string; start: string; end: string };

/** By the protocol a proposed time confirms a pending ticket. */
export async function scheduleTicket(db: NodePgDatabase, { number, start, end }: Schedule): Promise<string[]> {
  const scheduleStart = momentOf(start);
  const scheduleEnd = momentOf(end);
  if (scheduleStart >= scheduleEnd) throw new CliError('The end must be after the start.');
  return change(db, number, async (tx, ticket) => {
    await changeTicket(tx, ticket, { scheduleStart, scheduleEnd });
    if (ticket.status === 'pending') await moveTicket(tx, ticket, 'confirm');
    return `${longDateTime12(scheduleStart)} to ${longDateTime12(scheduleEnd)} UTC`;
  });
}
