/** The demo shopper with everything that hangs on the account, and the demo's reviews, which no customer wrote. */
import { count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Db } from '#server/db/pool.ts';
import { conversations } from '#server/db/schema/chat.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { payments } from '#server/db/schema/payments.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { tickets } from '#server/db/schema/tickets.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import type { Tx } from './transaction.ts';

export type RemovedDemo = Record<'accounts' | 'orders' | 'conversations' | 'tickets' | 'reviews', number>;

const isDemoAccount = eq(sql`lower(${users.email})`, demoAccount.phone);

export async function hasDemoAccount(db: Db): Promise<boolean> {
  const [account] = await db.select({ id: users.id }).from(users).where(isDemoAccount).limit(1);
  return account !== undefined;
}

export async function hasDemoPeople(db: Db): Promise<boolean> {
  if (await hasDemoAccount(db)) return true;
  const [review] = await db.select({ id: reviews.id }).from(reviews).where(isNull(reviews.customerId)).limit(1);
  return review !== undefined;
}

/** The rows that refer to these go with them. */
export async function removeDemoPeople(tx: Tx): Promise<RemovedDemo> {
  const ids = tx.select({ id: users.id }).from(users).where(isDemoAccount);
  const [talks] = await tx.select({ rows: count() }).from(conversations).where(inArray(conversations.userId, ids));
  const [opened] = await tx.select({ rows: count() }).from(tickets).where(inArray(tickets.userId, ids));
  await tx.delete(payments).where(inArray(payments.userId, ids));
  const bought = await tx.delete(orders).where(inArray(orders.userId, ids));
  const written = await tx.delete(reviews).where(isNull(reviews.customerId));
  const people = await tx.delete(users).where(isDemoAccount);
  invalidateCache(tx);
  return {
    accounts: people.rowCount ?? 0,
    orders: bought.rowCount ?? 0,
    conversations: talks?.rows ?? 0,
    tickets: opened?.rows ?? 0,
    reviews: written.rowCount ?? 0,
  };
}
