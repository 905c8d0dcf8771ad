/** The flash sales that run at a moment. */
import { and, eq, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { packagings } from '#server/db/schema/catalogue.ts';
import { flashSaleItems, flashSales } from '#server/db/schema/flash-sales.ts';

/** To be joined by packaging. A prepared statement takes `now` as a placeholder. With two sales for one packaging the cheaper one holds. */
export const runningSales = (db: Db, now: Date | Placeholder = sql.placeholder('now')) =>
  db
    .selectDistinctOn([flashSaleItems.packagingId], {
      packagingId: flashSaleItems.packagingId,
      saleId: flashSaleItems.flashSaleId,
      price: sql<number>`${flashSaleItems.price}`.as('flash_price'),
      left: sql<number>`${flashSaleItems.quantity} - ${flashSaleItems.sold}`.as('flash_left'),
    })
    .from(flashSaleItems)
    .innerJoin(
      flashSales,
      and(
        eq(flashSales.id, flashSaleItems.flashSaleId),
        eq(flashSales.isActive, true),
        sql`${flashSales.startsAt} <= ${now}`,
        sql`${flashSales.endsAt} > ${now}`,
      ),
    )
    .where(lt(flashSaleItems.sold, flashSaleItems.quantity))
    .orderBy(flashSaleItems.packagingId, flashSaleItems.price, flashSaleItems.flashSaleId)
    .as('flash');

export type RunningSales = ReturnType<typeof runningSales>;

/** What the default or any other packaging costs now; `flash` must be joined. */
export const paidPrice = (flash: RunningSales) =>
  sql<number>`coalesce(${flash.price}, ${packagings.discountPrice}, ${packagings.price})`;
