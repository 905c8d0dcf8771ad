/** Secrets that the servers of a shop share. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { shopSecrets } from '#server/db/schema/one-time-codes.ts';

/** Of several servers that start at once, the `fresh` bytes of the first are stored. */
export async function secretNamed(db: Db, name: string, fresh: Buffer): Promise<Buffer> {
  await db.insert(shopSecrets).values({ name, value: fresh }).onConflictDoNothing();
  const [row] = await db.select({ value: shopSecrets.value }).from(shopSecrets).where(eq(shopSecrets.name, name));
  if (!row) throw new Error(`The secret "${name}" was not kept.`);
  return row.value;
}
