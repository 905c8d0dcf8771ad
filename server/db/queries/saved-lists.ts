/** Saved lists: those of a shopper, the one behind a link, and their lines. */
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { savedListLines, savedLists } from '#server/db/schema/saved-lists.ts';
import type { Tx } from './transaction.ts';

export type SavedListRow = typeof savedLists.$inferSelect;
export type SavedLineRow = typeof savedListLines.$inferSelect;

const linesIn = sql<number>`(select count(*)::int from ${savedListLines} where ${savedListLines.listId} = ${savedLists}.id)`;

/** The last changed first. */
export const savedListsOf = (db: Db, userId: number): Promise<(SavedListRow & { total: number })[]> =>
  db
    .select({
      id: savedLists.id,
      userId: savedLists.userId,
      name: savedLists.name,
      linkToken: savedLists.linkToken,
      createdAt: savedLists.createdAt,
      updatedAt: savedLists.updatedAt,
      total: linesIn,
    })
    .from(savedLists)
    .where(eq(savedLists.userId, userId))
    .orderBy(desc(savedLists.updatedAt), desc(savedLists.id));

const ownedBy = (userId: number, id: number) => and(eq(savedLists.id, id), eq(savedLists.userId, userId));

/** Undefined: this shopper has no such list. */
export async function savedListOf(db: Db, userId: number, id: number): Promise<SavedListRow | undefined> {
  const [found] = await db.select().from(savedLists).where(ownedBy(userId, id));
  return found;
}

export async function savedListByToken(db: Db, token: string): Promise<SavedListRow | undefined> {
  const [found] = await db.select().from(savedLists).where(eq(savedLists.linkToken, token));
  return found;
}

/** In the order in which they were added. */
export const savedLinesOf = (db: Db, listId: number): Promise<SavedLineRow[]> =>
  db.select().from(savedListLines).where(eq(savedListLines.listId, listId)).orderBy(asc(savedListLines.id));

export async function countSavedLists(tx: Tx, userId: number): Promise<number> {
  const [found] = await tx.select({ total: count() }).from(savedLists).where(eq(savedLists.userId, userId));
  return found?.total ?? 0;
}

/** Undefined: the shopper has a list of this name, however it is capitalised. */
export async function insertSavedList(
  tx: Tx,
  { userId, name, now }: { userId: number; name: string; now: Date },
): Promise<SavedListRow | undefined> {
  const values = { userId, name, createdAt: now, updatedAt: now };
  const [added] = await tx.insert(savedLists).values(values).onConflictDoNothing().returning();
  return added;
}

export async function hasNamesake(tx: Tx, { id, userId }: SavedListRow, name: string): Promise<boolean> {
  const sameName = and(eq(savedLists.userId, userId), sql`lower(${savedLists.name}) = lower(${name})`);
  const rows = await tx.select({ id: savedLists.id }).from(savedLists).where(sameName);
  return rows.some((row) => row.id !== id);
}

export async function updateSavedList(
  tx: Tx,
  id: number,
  values: Partial<Pick<SavedListRow, 'name' | 'linkToken' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(savedLists).set(values).where(eq(savedLists.id, id));
}

/** Undefined: this shopper has no such list. */
export async function deleteSavedList(tx: Tx, userId: number, id: number): Promise<SavedListRow | undefined> {
  const [removed] = await tx.delete(savedLists).where(ownedBy(userId, id)).returning();
  return removed;
}

/** What is there in the same packaging grows, up to `most`. */
export async function addSavedLines(tx: Tx, lines: readonly Omit<SavedLineRow, 'id'>[], most: number): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(savedListLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: [savedListLines.listId, savedListLines.packagingId],
      set: { quantity: sql`least(${most}, ${savedListLines.quantity} + excluded.quantity)` },
    });
}

const lineIn = (listId: number, id: number) => and(eq(savedListLines.id, id), eq(savedListLines.listId, listId));

/** False: the list has no such line. 0 removes it. */
export async function setSavedQuantity(tx: Tx, listId: number, id: number, quantity: number): Promise<boolean> {
  const { rowCount } =
    quantity === 0
      ? await tx.delete(savedListLines).where(lineIn(listId, id))
      : await tx.update(savedListLines).set({ quantity }).where(lineIn(listId, id));
  return Boolean(rowCount);
}
