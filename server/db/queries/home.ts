/** The lists of the home page, as ids in two statements. */
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { banners } from '#server/db/schema/content.ts';
import { flashSales } from '#server/db/schema/flash-sales.ts';
import { readSomeSettings } from './settings.ts';

/** The sales that run or come, the next one first, with the ids of at most nine products. */
export const comingSales = (db: Db, now: Date) =>
  db
    .select({
      id: flashSales.id,
      name: flashSales.name,
      description: flashSales.description,
      picture: flashSales.picture,
      startsAt: flashSales.startsAt,
      endsAt: flashSales.endsAt,
      // Spelled out: drizzle drops the table's name from a query on one table.
      productIds: sql<number[]>`array(
        select item.product_id from flash_sale_items item
        where item.flash_sale_id = flash_sales.id and item.sold < item.quantity
        order by item.position, item.packaging_id limit 9
      )`,
    })
    .from(flashSales)
    .where(and(eq(flashSales.isActive, true), gt(flashSales.endsAt, now)))
    .orderBy(asc(flashSales.startsAt), asc(flashSales.id));

export type SaleRow = Awaited<ReturnType<typeof comingSales>>[number];

/** The home page's own; those of shops are on the shops' pages. */
export const homeBanners = (db: Db) =>
  db
    .select()
    .from(banners)
    .where(and(isNull(banners.shopId), eq(banners.isActive, true)))
    .orderBy(asc(banners.position), asc(banners.id));

export type BannerRow = Awaited<ReturnType<typeof homeBanners>>[number];
export type ShownBanner = Omit<BannerRow, 'slug' | 'shopId' | 'position' | 'isActive'>;

/** Those of the look, or else those of the table. */
export async function shownBanners(db: Db, seesDraft: boolean): Promise<ShownBanner[]> {
  const settings = await readSomeSettings(db, ['homeBanners', 'lookDraft']);
  const own = (seesDraft ? settings.lookDraft.homeBanners : undefined) ?? settings.homeBanners;
  return own ? own.map((banner, at) => ({ id: at + 1, ...banner })) : homeBanners(db);
}
