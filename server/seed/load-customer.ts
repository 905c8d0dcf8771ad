/** Writes the demo shopper: an account, an address, a few orders that have arrived, and what was said about them. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { orderTimeline } from '#machines/lifecycles/order.machine.ts';
import type { Db } from '#server/db/pool.ts';
import { deliveryTermsOf, taxRates } from '#server/db/queries/charges.ts';
import { packagingFacts } from '#server/db/queries/packagings.ts';
import { type OrderDraft, writeOrders } from '#server/db/queries/write-order.ts';
import { addresses } from '#server/db/schema/addresses.ts';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import { users } from '#server/db/schema/identity.ts';
import { orderHistory, orders } from '#server/db/schema/orders.ts';
import { ensureDemoAccount } from '#server/demo-account.ts';
import { addressSnapshot } from '#server/domain/address-snapshot.ts';
import { daysAfter } from '#server/domain/dates.ts';
import { noTerms } from '#server/domain/delivery.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import { draftLine } from '#server/domain/order-draft.ts';
import { quoteShop } from '#server/domain/quote.ts';
import type { SoldOutChoice } from '#server/domain/sold-out.ts';
import { insertAll } from './bulk.ts';
import { loadSoldOut } from './load-sold-out.ts';
import { loadTalk } from './load-talk.ts';

/** The shop and the age in days of each order; the newest can still be sent back. Of two a line was sold out. */
const pastOrders = [
  { shopId: 1, ageDays: 34 },
  { shopId: 4, ageDays: 27, ifSoldOut: 'leave_out' },
  { shopId: 5, ageDays: 20, ifSoldOut: 'best_match' },
  { shopId: 2, ageDays: 13 },
  { shopId: 3, ageDays: 1 },
] as const;

export async function loadCustomer(tx: Db, now: Date): Promise<void> {
  const user = await findAccount(tx);
  const address = await loadAddress(tx, user);
  for (const past of pastOrders) await loadOrder(tx, { ...past, userId: user.id, address, now });
  await loadTalk(tx, user, now);
}

async function findAccount(tx: Db): Promise<typeof users.$inferSelect> {
  await ensureDemoAccount(tx);
  const [user] = await tx.select().from(users).where(eq(users.email, demoAccount.phone));
  if (!user) throw new Error('The demo account was not written.');
  return user;
}

async function loadAddress(tx: Db, user: typeof users.$inferSelect): Promise<typeof addresses.$inferSelect> {
  const row = {
    userId: user.id,
    name: user.name,
    phone: user.phone ?? '',
    area: 'Old Harbour',
    flatNo: '4B',
    addressType: 'home',
    addressLine: '12 Orchard Lane',
    postCode: '10001',
    isDefault: true,
  };
  const [address] = await tx.insert(addresses).values(row).returning();
  if (!address) throw new Error('The demo address was not written.');
  return address;
}

type Past = {
  shopId: number;
  ageDays: number;
  ifSoldOut?: SoldOutChoice;
  userId: number;
  address: typeof addresses.$inferSelect;
  now: Date;
};

async function loadOrder(tx: Db, { shopId, ageDays, ifSoldOut, userId, address, now }: Past): Promise<void> {
  const placedAt = daysAfter(now, -ageDays);
  const [first, ...more] = [...(await packagingFacts(tx, await bestSold(tx, shopId), now)).values()];
  if (!first) return;
  const wanted = [first, ...more.slice(0, 2)];
  // Old orders were paid at the prices without the sale that starts today.
  const lines = wanted.map((facts, index) => draftLine({ ...facts, flashPrice: null }, (index % 2) + 1));
  const terms = (await deliveryTermsOf(tx, [shopId])).get(shopId) ?? noTerms;
  const draft: OrderDraft = {
    checkoutId: randomUUID(),
    userId,
    quote: quoteShop({ shopId, lines, terms }, await taxRates(tx)),
    lines,
    estimatedDelivery: first.shop.estimatedDelivery,
    paymentMethod: ifSoldOut === 'leave_out' ? 'stripe' : 'cash',
    ifSoldOut: ifSoldOut ?? null,
    address: addressSnapshot(address),
    placedAt,
  };
  const [written] = await writeOrders(tx, [draft]);
  if (!written) return;
  const spare = more[2];
  const instead = ifSoldOut === 'best_match' && spare ? draftLine({ ...spare, flashPrice: null }, 1) : undefined;
  if (ifSoldOut) await loadSoldOut(tx, { orderId: written.id, instead, at: hoursAfter(placedAt, 1) });
  await deliver(tx, written.id, placedAt);
}

async function bestSold(tx: Db, shopId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: packagings.id })
    .from(packagings)
    .innerJoin(products, eq(products.id, packagings.productId))
    .where(and(eq(products.shopId, shopId), eq(packagings.position, 0)))
    .orderBy(desc(products.sold), asc(products.id))
    // Three are ordered; the fourth can be sent in the place of one.
    .limit(4);
  return rows.map(({ id }) => id);
}

const hoursAfter = (date: Date, hours: number) => daysAfter(date, hours / 24);

/** As if the shop had taken every step of the chart, two hours apart. */
async function deliver(tx: Db, orderId: number, placedAt: Date): Promise<void> {
  await tx.update(orders).set({ status: 'Delivered', paymentStatus: 'Paid' }).where(eq(orders.id, orderId));
  await tx.delete(orderHistory).where(eq(orderHistory.orderId, orderId));
  const steps = orderTimeline().map((status, index) => ({ orderId, status, at: hoursAfter(placedAt, index * 2) }));
  await insertAll(tx, orderHistory, steps);
}
