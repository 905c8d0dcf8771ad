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

/** As it comes from the generator of a fixed seed: the same seed gives the same order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as Item);
}

/** Mulberry32: small, quick and the same everywhere. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `LARDER_TEST_SEED` repeats a run. */
export function printedSeed(): number {
  const seed = Number(process.env.LARDER_TEST_SEED) || Math.floor(Math.random() * 2 ** 31);
  console.log(`LARDER_TEST_SEED=${seed}`);
  return seed;
}
