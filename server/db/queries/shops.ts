/** Shops with the facts of their cards. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { banners } from '#server/db/schema/content.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Paging } from '#server/domain/paging.ts';

// Spelled out: drizzle drops the table's name from a query on one table, and `id` alone would be the inner one.
const counted = (what: ReturnType<typeof sql>) => sql<number>`(
  select coalesce(${what}, 0)::int from listing_counts counted where counted.shop_id = shops.id and counted.listed > 0
)`;

const hasProducts = sql`exists (select from listing_counts l where l.shop_id = shops.id and l.listed > 0)`;

const cardColumns = {
  id: shops.id,
  name: shops.name,
  logo: shops.logo,
  banner: shops.banner,
  rating: shops.rating,
  reviewCount: shops.reviewCount,
  opensAt: shops.opensAt,
  closesAt: shops.closesAt,
  estimatedDelivery: shops.estimatedDelivery,
  totalProducts: counted(sql`sum(counted.listed)`),
  totalCategories: counted(sql`count(distinct counted.category_id)`),
};

const isOpenForTrade = and(eq(shops.isActive, true), hasProducts);

const selectCards = (db: Db) => db.select(cardColumns).from(shops).where(isOpenForTrade);

export type ShopCardRow = Awaited<ReturnType<typeof selectCards>>[number];

export async function findShops(db: Db, paging: Paging): Promise<{ total: number; shops: ShopCardRow[] }> {
  const rows = await selectCards(db).orderBy(asc(shops.id)).limit(paging.limit).offset(paging.offset);
  return { total: await db.$count(shops, isOpenForTrade), shops: rows };
}

/** The best rated first; among equals the one with more reviews. */
export const topShops = (db: Db, limit: number): Promise<ShopCardRow[]> =>
  selectCards(db).orderBy(desc(shops.rating), desc(shops.reviewCount), asc(shops.id)).limit(limit);

/** Also a shop that sells nothing now, but not one that was closed. */
export async function findShop(db: Db, id: number) {
  const [row] = await db
    .select({ ...cardColumns, tagline: shops.tagline, description: shops.description })
    .from(shops)
    .where(and(eq(shops.id, id), eq(shops.isActive, true)));
  return row;
}

export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShop>>>;

/** For orders: the card of a shop whatever its status. */
export async function shopCard(db: Db, id: number): Promise<ShopCardRow | undefined> {
  const [row] = await db.select(cardColumns).from(shops).where(eq(shops.id, id));
  return row;
}

export const shopBanners = (db: Db, shopId: number) =>
  db
    .select()
    .from(banners)
    .where(and(eq(banners.shopId, shopId), eq(banners.isActive, true)))
    .orderBy(asc(banners.position), asc(banners.id));

export async function shopExists(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, id), eq(shops.isActive, true)));
  return rows.length > 0;
}
