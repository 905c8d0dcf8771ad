/** New sellers: their proofs and applications, and the account and shop that come with one. */
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { users } from '#server/db/schema/identity.ts';
import { partnerApplications as applications, partnerProofs as proofs } from '#server/db/schema/partners.ts';
import { shops } from '#server/db/schema/shops.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Tx } from './transaction.ts';

export type PartnerApplication = typeof applications.$inferSelect;
export type PartnerStatus = PartnerApplication['status'];
type Proof = { email: string; tokenHash: Buffer; now: Date };

export async function upsertPartnerProof(tx: Tx, proof: typeof proofs.$inferInsert): Promise<void> {
  const { tokenHash, expiresAt } = proof;
  await tx.insert(proofs).values(proof).onConflictDoUpdate({ target: proofs.email, set: { tokenHash, expiresAt } });
}

const isAlive = ({ email, tokenHash, now }: Proof) =>
  and(eq(proofs.email, email), eq(proofs.tokenHash, tokenHash), gt(proofs.expiresAt, now));

export async function isPartnerProof(db: Db, proof: Proof): Promise<boolean> {
  return (await db.$count(proofs, isAlive(proof))) === 1;
}

/** False: another request was faster, or the proof has expired. */
export async function usePartnerProof(tx: Tx, proof: Proof): Promise<boolean> {
  const used = await tx.delete(proofs).where(isAlive(proof)).returning({ email: proofs.email });
  return used.length === 1;
}

export const purgePartnerProofs = (db: Db, now: Date) => db.delete(proofs).where(lt(proofs.expiresAt, now));

export async function insertShop(tx: Tx, shop: typeof shops.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(shops).values(shop).returning({ id: shops.id });
  if (!inserted) throw new Error('The new shop was not returned.');
  return inserted.id;
}

export async function insertPartnerApplication(tx: Tx, row: typeof applications.$inferInsert): Promise<void> {
  await tx.insert(applications).values(row);
}

const withAccountAndShop = (db: Db) =>
  db
    .select({ application: applications, user: users, shop: shops })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(shops, eq(shops.id, applications.shopId));

export type FoundPartner = Awaited<ReturnType<typeof withAccountAndShop>>[number];

/** The result of an earlier request with this proof and this key. */
export async function submittedBefore(
  db: Db,
  { tokenHash, requestKey }: { tokenHash: Buffer; requestKey: string },
): Promise<FoundPartner | undefined> {
  const [found] = await withAccountAndShop(db).where(
    and(eq(applications.proofHash, tokenHash), eq(applications.requestKey, requestKey)),
  );
  return found;
}

export async function partnerWithCode(db: Db, code: string): Promise<FoundPartner | undefined> {
  const [found] = await withAccountAndShop(db).where(eq(applications.code, code));
  return found;
}

export async function partnerApplicationOf(db: Db, code: string): Promise<PartnerApplication | undefined> {
  const [found] = await db.select().from(applications).where(eq(applications.code, code));
  return found;
}

/** Whether a seller with this number may sell. */
export async function isActiveSeller(db: Db, phone: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.phone, phone), eq(users.role, 'shop'), users.isActive))) > 0;
}

/** The newest first, each with the file name of its certificate. */
export const partnerApplicationsWith = (db: Db, status: PartnerStatus | undefined, limit: number) =>
  db
    .select({ application: applications, phone: users.phone, certificate: uploads.name })
    .from(applications)
    .leftJoin(users, eq(users.id, applications.userId))
    .leftJoin(uploads, eq(uploads.id, applications.certificateId))
    .where(status && eq(applications.status, status))
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(limit);

/** The pending one, locked until the end of the transaction. */
export async function lockPartnerUnderReview(tx: Tx, email: string): Promise<PartnerApplication | undefined> {
  const [found] = await tx
    .select()
    .from(applications)
    .where(and(eq(sql`lower(${applications.email})`, email.toLowerCase()), eq(applications.status, 'under_review')))
    .for('update');
  return found;
}

const decide = (tx: Tx, id: number, set: { status: PartnerStatus; note: string | null; decidedAt: Date }) =>
  tx.update(applications).set(set).where(eq(applications.id, id));

export async function approvePartner(tx: Tx, { id, userId, shopId }: PartnerApplication, now: Date): Promise<void> {
  invalidateCache(tx);
  await decide(tx, id, { status: 'approved', note: null, decidedAt: now });
  await tx
    .update(users)
    .set({ isActive: true })
    .where(eq(users.id, userId ?? 0));
  await tx
    .update(shops)
    .set({ isActive: true })
    .where(eq(shops.id, shopId ?? 0));
}

/** The files are deleted with the account; the hourly tidying removes them. */
export async function refusePartner(
  tx: Tx,
  { id, userId, shopId }: PartnerApplication,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  await decide(tx, id, { status: 'refused', note, decidedAt: now });
  await tx.delete(shops).where(eq(shops.id, shopId ?? 0));
  await tx.delete(users).where(eq(users.id, userId ?? 0));
}
