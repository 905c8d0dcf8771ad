/** The enabled providers, the accounts that are linked to them, and the used proofs. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { users } from '#server/db/schema/identity.ts';
import { settings } from '#server/db/schema/settings.ts';
import { socialIdentities, socialProofs } from '#server/db/schema/social.ts';
import type { SocialAuthSetting } from '#server/db/shop-settings.ts';

type Provider = (typeof socialIdentities.$inferSelect)['provider'];

export async function userOfIdentity(db: Db, provider: Provider, subject: string) {
  const [found] = await db
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return found?.user;
}

export async function linkIdentity(db: Db, identity: { userId: number; provider: Provider; subject: string }) {
  await db.insert(socialIdentities).values(identity);
}

/** `false` if any of them was used before. */
export async function spendProofs(db: Db, hashes: Buffer[], expiresAt: Date): Promise<boolean> {
  const rows = hashes.map((hash) => ({ hash, expiresAt }));
  const spent = await db.insert(socialProofs).values(rows).onConflictDoNothing().returning();
  return spent.length === rows.length;
}

/** Replaces the setting of one provider and leaves the others. */
export async function saveSocialAuth(db: Db, provider: Provider, setting: SocialAuthSetting): Promise<void> {
  await db
    .insert(settings)
    .values({ key: 'socialAuths', value: { [provider]: setting } })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`${settings.value} || excluded.value` } });
}
