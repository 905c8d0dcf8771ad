/** The rows of uploaded files. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { uploads } from '#server/db/schema/uploads.ts';

export type NewUpload = typeof uploads.$inferInsert;
export type UploadPurpose = NewUpload['purpose'];

export async function insertUpload(db: Db, row: NewUpload): Promise<number> {
  const [inserted] = await db.insert(uploads).values(row).returning({ id: uploads.id });
  if (!inserted) throw new Error('The new upload was not returned.');
  return inserted.id;
}

export async function uploadNamed(db: Db, name: string) {
  const [found] = await db.select().from(uploads).where(eq(uploads.name, name));
  return found;
}

/** The names of the files, by the numbers of their rows. */
export async function namesOfUploads(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Deletes the rows of one owner and purpose, except that of the file `keep`. */
export async function deleteUploads(db: Db, ownerId: number, purpose: UploadPurpose, keep = ''): Promise<string[]> {
  const gone = await db
    .delete(uploads)
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose), ne(uploads.name, keep)))
    .returning({ name: uploads.name });
  return gone.map(({ name }) => name);
}

export async function knownNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, [...names]));
  return new Set(rows.map(({ name }) => name));
}
