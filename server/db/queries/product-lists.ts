/** Which products a list has: filtered, searched, sorted and paged, as ids and a total in one statement. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { packagings, products } from '#server/db/schema/catalogue.ts';
import { shops } from '#server/db/schema/shops.ts';
import type { Minor } from '#server/domain/money.ts';
import type { Paging } from '#server/domain/paging.ts';
import type { Translated } from '#server/domain/texts.ts';
import { byBeginning, rankProducts } from './ranked-products.ts';
import { paidPrice, type RunningSales, runningSales } from './sales.ts';
import { findByWords, found, isFound, weight } from './search.ts';

export type ProductFilter = {
  search?: string | undefined;
  shopId?: number | undefined;
  categoryId?: number | undefined;
  /** A slug, or the number as text. */
  category?: string | undefined;
  subCategoryId?: number | undefined;
  subCategory?: string | undefined;
  brandId?: number | undefined;
  /** The average is at least this and less than one more. */
  rating?: number | undefined;
  minPrice?: Minor | undefined;
  maxPrice?: Minor | undefined;
};

/** The slug first, the number second: a slug may look like a number. */
const numberOf = (table: 'categories' | 'sub_categories', name: string) => sql`(
  select id from ${sql.identifier(table)} where slug = ${name} or id::text = ${name} order by (slug = ${name}) desc limit 1
)`;

const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value);

const conditionsOf = (filter: ProductFilter, flash: RunningSales) =>
  and(
    eq(products.isActive, true),
    when(filter.shopId, (id) => eq(products.shopId, id)),
    when(filter.categoryId, (id) => eq(products.categoryId, id)),
    when(filter.category, (name) => sql`${products.categoryId} = ${numberOf('categories', name)}`),
    when(filter.subCategoryId, (id) => eq(products.subCategoryId, id)),
    when(filter.subCategory, (name) => sql`${products.subCategoryId} = ${numberOf('sub_categories', name)}`),
    when(filter.brandId, (id) => eq(products.brandId, id)),
    when(filter.rating, (stars) => sql`${products.rating} >= ${stars} and ${products.rating} < ${stars + 1}`),
    when(filter.minPrice, (minor) => sql`${paidPrice(flash)} >= ${minor}`),
    when(filter.maxPrice, (minor) => sql`${paidPrice(flash)} <= ${minor}`),
  );

/** Every order ends with the id, so that pages neither overlap nor change from call to call. */
function chosenOrder(sortType: string | undefined, flash: RunningSales): SQL | undefined {
  const sorts: Record<string, SQL> = {
    high_to_low: sql`${paidPrice(flash)} desc, ${products.id}`,
    low_to_high: sql`${paidPrice(flash)}, ${products.id}`,
    top_selling: sql`${products.sold} desc, ${products.id}`,
    popular_product: sql`${products.rating} * ln(1 + ${products.reviewCount}) desc, ${products.sold} desc, ${products.id}`,
    newest: sql`${products.createdAt} desc, ${products.id}`,
    just_for_you: sql`${products.createdAt} desc, ${products.id}`,
  };
  return sortType !== undefined && Object.hasOwn(sorts, sortType) ? sorts[sortType] : undefined;
}

export type ProductPage = { ids: number[]; total: number };

type ListOptions = { sortType?: string | undefined; paging: Paging; now: Date };

/** The best match first where words are searched for and no other order is chosen. */
export async function findProducts(
  db: Db,
  filter: ProductFilter,
  { sortType, paging, now }: ListOptions,
): Promise<ProductPage> {
  const flash = runningSales(db, now);
  const order = chosenOrder(sortType, flash);
  const search = filter.search ? findByWords(filter.search) : undefined;
  const listed = () => {
    const all = db
      .select({ id: products.id })
      .from(products)
      .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.isActive, true)))
      .innerJoin(packagings, and(eq(packagings.productId, products.id), eq(packagings.position, 0)))
      .leftJoin(flash, eq(flash.packagingId, packagings.id))
      .where(conditionsOf(filter, flash))
      .$dynamic();
    return search ? all.innerJoin(found, isFound) : all;
  };
  if (search && !order) {
    const ranking = { found: search, candidates: listed(), tiers: byBeginning, score: weight(search.text), paging };
    const { total, matches } = await rankProducts(db, ranking);
    return { total, ids: matches.map(({ id }) => id) };
  }
  // Two queries in one statement: the count needs no order, and the page then reads no more of an index than it shows.
  const page = listed()
    .orderBy(order ?? products.id)
    .limit(paging.limit)
    .offset(paging.offset);
  const { rows } = await db.execute<ProductPage>(sql`${search ? sql`with ${search.sets}` : sql``}
    select (select count(*)::int from ${listed()} as listed) as total, array${page} as ids`);
  return rows[0] ?? { ids: [], total: 0 };
}

export type ProductFilters = { brands: { id: number; name: Translated }[]; min: Minor; max: Minor };

/** What can be chosen from, over everything that is for sale. */
export async function productFilters(db: Db, now: Date): Promise<ProductFilters> {
  const flash = runningSales(db, now);
  const onSale = db
    .select({ brandId: products.brandId, paid: paidPrice(flash).as('paid') })
    .from(products)
    .innerJoin(shops, and(eq(shops.id, products.shopId), eq(shops.isActive, true)))
    .innerJoin(packagings, and(eq(packagings.productId, products.id), eq(packagings.position, 0)))
    .leftJoin(flash, eq(flash.packagingId, packagings.id))
    .where(eq(products.isActive, true));
  const query = sql`with on_sale as ${onSale} select
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name ->> 'en'), '[]')
      from brands where id in (select brand_id from on_sale)) as brands,
    (select coalesce(min(paid), 0) from on_sale) as min,
    (select coalesce(max(paid), 0) from on_sale) as max`;
  const { rows } = await db.execute<ProductFilters>(query);
  return rows[0] ?? { brands: [], min: 0, max: 0 };
}

export type HomeProducts = { total: number; popular: number[]; newest: number[] };

/** Each list is a query of its own, so that it ends after as many rows of its index as it shows. */
export async function homeProducts(db: Db, { limit, offset }: Paging): Promise<HomeProducts> {
  const onSale = sql`from products p join shops s on s.id = p.shop_id where p.is_active and s.is_active`;
  const { rows } = await db.execute<HomeProducts>(sql`
    select (select count(*)::int ${onSale}) as total,
      array(select p.id ${onSale} order by p.sold desc, p.id limit 6) as popular,
      array(select p.id ${onSale} order by p.created_at desc, p.id limit ${limit} offset ${offset}) as newest`);
  return rows[0] ?? { total: 0, popular: [], newest: [] };
}
