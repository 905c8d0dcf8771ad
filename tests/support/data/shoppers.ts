/** Many signed-in shoppers at once, without the price of as many password hashes. */

import type { Db } from '#server/db/pool.ts';
import { addresses } from '#server/db/schema/addresses.ts';
import { sessions, users } from '#server/db/schema/identity.ts';
import { hashOf, newToken } from '#server/domain/token.ts';

export type Shopper = { id: number; token: string; addressId: number };

let made = 0;

export async function addShoppers(db: Db, count: number): Promise<Shopper[]> {
  const people = Array.from({ length: count }, () => {
    made += 1;
    return { name: `Buyer ${made}`, email: `buyer${made}-${crypto.randomUUID()}@larder.test` };
  });
  const rows = await db.insert(users).values(people).returning({ id: users.id });
  const tokens = rows.map(({ id }) => ({ id, token: newToken() }));
  await db.insert(sessions).values(
    tokens.map(({ id, token }) => ({
      userId: id,
      tokenHash: hashOf(token),
      expiresAt: new Date(Date.now() + 86_400_000),
    })),
  );
  const places = await db
    .insert(addresses)
    .values(
      rows.map(({ id }) => ({
        userId: id,
        name: 'Ann',
        phone: '2025550100',
        addressType: 'home',
        addressLine: '1 Road',
        isDefault: true,
      })),
    )
    .returning({ id: addresses.id, userId: addresses.userId });
  const addressOf = new Map(places.map(({ id, userId }) => [userId, id]));
  return tokens.map(({ id, token }) => ({ id, token, addressId: addressOf.get(id) ?? 0 }));
}
