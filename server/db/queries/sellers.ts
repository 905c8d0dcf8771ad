/** Sellers: the sessions of their accounts, and the one shop that each of them has. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { partnerApplications as applications } from '#server/db/schema/partners.ts';
import { shops } from '#server/db/schema/shops.ts';
import { isValidAt } from './sessions.ts';

/** A session of an account with the role `shop` is the token of a seller: such an account has no others. */
const isSeller = and(eq(users.isActive, true), eq(users.role, 'shop'), eq(applications.status, 'approved'));

/** With the shop that the token is for; undefined for a shopper's token. */
export async function findSellerSession(db: Db, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({ id: sessions.id, userId: sessions.userId, lastUsedAt: sessions.lastUsedAt, shopId: shops.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(applications, eq(applications.userId, users.id))
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .where(and(eq(sessions.tokenHash, tokenHash), isValidAt(now), isSeller));
  return found;
}

/** The shop of an account that may sell. */
export async function shopOfSeller(db: Db, userId: number) {
  const [found] = await db
    .select({ id: shops.id, slug: shops.slug, name: shops.name })
    .from(users)
    .innerJoin(applications, eq(applications.userId, users.id))
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .where(and(eq(users.id, userId), isSeller));
  return found;
}
