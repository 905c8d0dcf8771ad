/** The account for trying the shop on one's own machine. */
import { sql } from 'drizzle-orm';
import type { Db } from './db/pool.ts';
import { users } from './db/schema/identity.ts';
import { demoAccount } from './domain/demo-account.ts';
import { hashPassword } from './security/password-hashing.ts';

const demoShopper = {
  name: 'Demo Shopper',
  email: demoAccount.phone,
  phone: '2025550100',
  phoneCode: '1',
  country: 'United States',
  emailVerified: true,
};

/** Called only on a machine whose shop nobody else can reach; anywhere else the account cannot sign in. */
export async function ensureDemoAccount(db: Db): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${demoAccount.phone}`);
  if (found) return;
  const passwordHash = await hashPassword(demoAccount.password);
  await db
    .insert(users)
    .values({ ...demoShopper, passwordHash })
    .onConflictDoNothing();
}
