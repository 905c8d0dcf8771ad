/** Companies and the decisions about them. */
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { users } from '#server/db/schema/identity.ts';
import { professionalApplications as applications, professionalDocuments } from '#server/db/schema/professional.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Company } from '#server/domain/professional.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ApplicationStatus = ApplicationRow['status'];

export async function applicationOf(db: Db, userId: number): Promise<ApplicationRow | undefined> {
  const [found] = await db.select().from(applications).where(eq(applications.userId, userId));
  return found;
}

export const documentsOf = (db: Db, applicationId: number) =>
  db
    .select({ name: uploads.originalName, type: uploads.kind })
    .from(professionalDocuments)
    .innerJoin(uploads, eq(uploads.id, professionalDocuments.uploadId))
    .where(eq(professionalDocuments.applicationId, applicationId))
    .orderBy(asc(uploads.id));

/** Replaces a refused one; undefined while another is under review or approved. */
export async function submitApplication(
  tx: Db,
  userId: number,
  company: Company,
  now: Date,
): Promise<ApplicationRow | undefined> {
  const values = { ...company, status: 'under_review' as const, submittedAt: now, decidedAt: null, note: null };
  const [row] = await tx
    .insert(applications)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: applications.userId, set: values, setWhere: eq(applications.status, 'refused') })
    .returning();
  return row;
}

export async function attachDocuments(tx: Db, applicationId: number, uploadIds: readonly number[]): Promise<void> {
  await tx.insert(professionalDocuments).values(uploadIds.map((uploadId) => ({ applicationId, uploadId })));
}

export const applicationsWith = (db: Db, status: ApplicationStatus | undefined, limit: number) =>
  db
    .select({ application: applications, email: users.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(status && eq(applications.status, status))
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(limit);

/** Returns the company's name; undefined if this e-mail address has no application. */
export async function decideApplication(
  tx: Db,
  email: string,
  decision: { status: 'approved' | 'refused'; note: string | null; now: Date },
): Promise<string | undefined> {
  const { status, note, now } = decision;
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (!user) return undefined;
  const [decided] = await tx
    .update(applications)
    .set({ status, note, decidedAt: now })
    .where(eq(applications.userId, user.id))
    .returning({ companyName: applications.companyName });
  if (decided)
    await tx
      .update(users)
      .set({ isProfessional: status === 'approved' })
      .where(eq(users.id, user.id));
  return decided?.companyName;
}
