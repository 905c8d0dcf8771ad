/** Flash sales: the prices of the running ones, one sale with its products, and when prices change. */
import { and, eq, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { packagings } from '#server/db/schema/catalogue.ts';
import { flashSaleItems, flashSales } from '#server/db/schema/flash-sales.ts';
import type { Paging } from '#server/domain/paging.ts';
import type { Translated } from '#server/domain/texts.ts';

/**
 * For a join by packaging. A prepared statement takes `now` as a placeholder. If two sales have one packaging, the
 * cheaper one applies.
 */
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

/** The current price of the default or any other packaging; `flash` must be joined. */
export const paidPrice = (flash: RunningSales) =>
  sql<number>`coalesce(${flash.price}, ${packagings.discountPrice}, ${packagings.price})`;

/** Also one that has ended; not one that the shop has withdrawn. */
export async function findSale(db: Db, id: number) {
  const [sale] = await db
    .select()
    .from(flashSales)
    .where(and(eq(flashSales.id, id), eq(flashSales.isActive, true)));
  return sale;
}

export type SaleProducts = { total: number; ids: number[]; categories: { id: number; name: Translated }[] };

/** In the owner's order, sold-out products last; the categories are those of the whole sale. */
export async function productsOfSale(
  db: Db,
  saleId: number,
  { limit, offset }: Paging,
  categoryId: number | undefined,
): Promise<SaleProducts> {
  const { rows } = await db.execute<SaleProducts>(sql`
    with offered as (
      select p.id, p.category_id, bool_and(item.sold >= item.quantity) as is_gone, min(item.position) as position
      from flash_sale_items item join products p on p.id = item.product_id join shops s on s.id = p.shop_id
      where item.flash_sale_id = ${saleId} and p.is_active and s.is_active
      group by p.id
    ),
    matching as (
      select id, row_number() over (order by is_gone, position, id) as place
      from offered where ${categoryId ?? null}::int is null or category_id = ${categoryId ?? null}
    )
    select (select count(*)::int from matching) as total,
      array(select id from matching where place > ${offset} and place <= ${offset + limit} order by place) as ids,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.position, c.id), '[]')
        from categories c where c.id in (select category_id from offered)) as categories`);
  return rows[0] ?? { total: 0, ids: [], categories: [] };
}

/** When sales will begin or end, in milliseconds. */
export async function nextBoundaries(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ turn: Date | string }>(sql`
    select turn from flash_sales, unnest(array[starts_at, ends_at]) turn where is_active and turn > ${now}`);
  return rows.map(({ turn }) => new Date(turn).getTime());
}
