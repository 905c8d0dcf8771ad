/** Support tickets; every statement for a shopper names the owner. */
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { canTicketMove, type TicketStatus } from '#machines/lifecycles/ticket.machine.ts';
import { publish } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { ticketAttachments, ticketMessages, tickets } from '#server/db/schema/tickets.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Paging } from '#server/domain/paging.ts';
import type { Tx } from './transaction.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type TicketMessageRow = typeof ticketMessages.$inferSelect;

/** The filters of a list of tickets. */
const statusesOf = {
  running: ['pending', 'confirm'],
  completed: ['completed'],
  cancel: ['cancel'],
} as const satisfies Record<string, readonly TicketStatus[]>;

type TicketList = keyof typeof statusesOf;

/** Any other word names all tickets, as in other back ends. */
export const ticketListOf = (word: string | undefined): TicketList | undefined =>
  word !== undefined && Object.hasOwn(statusesOf, word) ? (word as TicketList) : undefined;

export type TicketFilter = { userId?: number | undefined; status?: TicketList | undefined };

const listed = (db: Db) =>
  db
    .select({ row: tickets, orderNumber: orders.number })
    .from(tickets)
    .leftJoin(orders, eq(orders.id, tickets.orderId));

export type ListedTicket = Awaited<ReturnType<typeof listed>>[number];

const matches = ({ userId, status }: TicketFilter): SQL | undefined =>
  and(
    userId === undefined ? undefined : eq(tickets.userId, userId),
    status && inArray(tickets.status, [...statusesOf[status]]),
  );

/** The newest first; of all shoppers, by their ids, if none is named. */
export const findTickets = (db: Db, paging: Paging, filter: TicketFilter): Promise<ListedTicket[]> =>
  listed(db)
    .where(matches(filter))
    .orderBy(...(filter.userId === undefined ? [] : [desc(tickets.createdAt)]), desc(tickets.id))
    .limit(paging.limit)
    .offset(paging.offset);

const countIn = (status: TicketList) => sql<number>`(count(*) filter (where ${matches({ status })}))::int`;

/** `total` counts the filtered list, the others count all tickets of the shopper. */
export async function countTickets(db: Db, { userId, status }: TicketFilter) {
  const [counts] = await db
    .select({
      total: status ? countIn(status) : sql<number>`count(*)::int`,
      running: countIn('running'),
      completed: countIn('completed'),
      cancel: countIn('cancel'),
    })
    .from(tickets)
    .where(matches({ userId }));
  return counts ?? { total: 0, running: 0, completed: 0, cancel: 0 };
}

export async function findTicket(db: Db, userId: number, id: number) {
  const [found] = await db
    .select({ row: tickets, orderNumber: orders.number, user: users })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(eq(tickets.id, id), eq(tickets.userId, userId)));
  return found;
}

/** Of any shopper, for the shop's staff. */
export async function ticketById(db: Db, id: number): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
  return row;
}

export type FoundTicket = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** The oldest first. */
export const messagesOfTicket = (db: Db, ticketId: number): Promise<TicketMessageRow[]> =>
  db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, ticketId)).orderBy(asc(ticketMessages.id));

/** Of the ticket itself and of its messages, in the order in which they were chosen. */
export const attachmentsOfTicket = (db: Db, ticketId: number) =>
  db
    .select({
      name: uploads.name,
      kind: uploads.kind,
      originalName: uploads.originalName,
      messageId: ticketAttachments.messageId,
    })
    .from(ticketAttachments)
    .innerJoin(uploads, eq(uploads.id, ticketAttachments.uploadId))
    .where(eq(ticketAttachments.ticketId, ticketId))
    .orderBy(asc(ticketAttachments.id));

export type TicketAttachmentRow = Awaited<ReturnType<typeof attachmentsOfTicket>>[number];

type Attaching = { ticketId: number; messageId: number | null; uploadIds: readonly number[] };

async function attach(tx: Tx, { ticketId, messageId, uploadIds }: Attaching): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx.insert(ticketAttachments).values(uploadIds.map((uploadId) => ({ ticketId, messageId, uploadId })));
}

export async function ownOrderNumbered(db: Db, userId: number, number: number): Promise<number | undefined> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.userId, userId)));
  return order?.id;
}

export async function insertTicket(
  tx: Tx,
  row: typeof tickets.$inferInsert,
  uploadIds: readonly number[],
): Promise<TicketRow> {
  const [written] = await tx.insert(tickets).values(row).returning();
  if (!written) throw new Error('The ticket was not written.');
  await attach(tx, { ticketId: written.id, messageId: null, uploadIds });
  return written;
}

type NewTicketMessage = Omit<typeof ticketMessages.$inferInsert, 'ticketId'>;

export async function insertTicketMessage(
  tx: Tx,
  { id, userId }: Pick<TicketRow, 'id' | 'userId'>,
  message: NewTicketMessage,
  uploadIds: readonly number[] = [],
): Promise<void> {
  const [written] = await tx
    .insert(ticketMessages)
    .values({ ...message, ticketId: id })
    .returning({ id: ticketMessages.id });
  if (!written) throw new Error('The message was not written.');
  await attach(tx, { ticketId: id, messageId: written.id, uploadIds });
  if (message.side === 'shop') publish(tx, { userId, event: 'support-ticket-message-event' });
}

/** Locked, so that nobody writes into a ticket while it is being closed. */
export async function lockTicket(tx: Tx, id: number): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('no key update');
  return row;
}

/** The shop's update: the shopper only writes messages. */
export async function changeTicket(
  tx: Tx,
  { id, userId }: Pick<TicketRow, 'id' | 'userId'>,
  changes: Partial<typeof tickets.$inferInsert>,
): Promise<void> {
  await tx.update(tickets).set(changes).where(eq(tickets.id, id));
  publish(tx, { userId, event: 'support-ticket-message-event' });
}

/** False: the chart has no such step. The ticket is locked. */
export async function moveTicket(tx: Tx, ticket: TicketRow, to: TicketStatus): Promise<boolean> {
  if (!canTicketMove(ticket.status, to)) return false;
  await changeTicket(tx, ticket, { status: to });
  return true;
}
