/** The account with which anybody who tries the shop on their own machine can sign in. */
import { sql } from 'drizzle-orm';
import type { Db } from './db/pool.ts';
import { users } from './db/schema/identity.ts';
import { hashPassword } from './security/password-hashing.ts';

export const demoAccount = { phone: 'demo@larder.test', password: 'larder-demo' } as const;

const demoShopper = {
  name: 'Demo Shopper',
  email: demoAccount.phone,
  phone: '2025550100',
  phoneCode: '1',
  country: 'United States',
  emailVerified: true,
};

/** Only called on a machine whose shop nobody else can reach; anywhere else the account cannot sign in. */
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
