/** The allergies that a shopper has stored: one row at most, there only while the shopper agrees. */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { allergyProfiles } from '#server/db/schema/food-facts.ts';
import type { Allergen } from '#server/domain/food-facts.ts';

export type AllergyRow = typeof allergyProfiles.$inferSelect;

export async function allergiesOf(db: Db, userId: number): Promise<AllergyRow | undefined> {
  const [row] = await db.select().from(allergyProfiles).where(eq(allergyProfiles.userId, userId));
  return row;
}

/** The first consent stays the date of the consent. */
export async function putAllergies(db: Db, userId: number, allergens: Allergen[], now: Date): Promise<AllergyRow> {
  const [row] = await db
    .insert(allergyProfiles)
    .values({ userId, allergens, agreedAt: now, changedAt: now })
    .onConflictDoUpdate({ target: allergyProfiles.userId, set: { allergens, changedAt: now } })
    .returning();
  if (!row) throw new Error('An upsert returns its row.');
  return row;
}

export const deleteAllergies = (db: Db, userId: number) =>
  db.delete(allergyProfiles).where(eq(allergyProfiles.userId, userId));
