/** The products of a list: filtered, searched, sorted and paged, as ids and a total in one statement. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import {
  fewListed,
  listedRows,
  type ProductFilter,
  type SalePrice,
  salePrices,
  totalOf,
  withNumbers,
} from '#server/db/queries/listed.ts';
import { listings } from '#server/db/schema/listings.ts';
import type { Allergen, Diet } from '#server/domain/food-facts.ts';
import type { Minor } from '#server/domain/money.ts';
import type { Color, Option } from '#server/domain/options.ts';
import type { Paging } from '#server/domain/paging.ts';
import type { Translated } from '#server/domain/texts.ts';
import { isSort, orders } from './orders.ts';
import { postgresSearch } from './postgres.ts';
import type { SearchEngine } from './search.types.ts';

export type { ProductFilter } from '#server/db/queries/listed.ts';

const id = listings.productId;

const dependsOnPrice = (filter: ProductFilter, sortType: string | undefined) =>
  filter.minPrice !== undefined ||
  filter.maxPrice !== undefined ||
  sortType === 'low_to_high' ||
  sortType === 'high_to_low';

export type ProductPage = { ids: number[]; total: number };

type ListOptions = { sortType?: string | undefined; paging: Paging; now: Date; engine?: SearchEngine | undefined };

/** The best match first when words are searched and no other order is chosen. */
export async function findProducts(
  db: Db,
  given: ProductFilter,
  { sortType, paging, now, engine = postgresSearch }: ListOptions,
): Promise<ProductPage> {
  const [filter] = await withNumbers(db, given);
  if (!filter) return { ids: [], total: 0 };
  const sort = isSort(sortType) ? sortType : undefined;
  const sales = dependsOnPrice(filter, sortType) ? await salePrices(db, now) : [];
  if (filter.search) {
    const { search: text, ...rest } = filter;
    return engine.findProducts(db, { text, filter: rest, sales, sort, paging });
  }
  const order = sort ? orders[sort] : sql`${id}`;
  const from = await fewListed(db, filter, paging.offset + paging.limit);
  const page = listedRows(filter, sales, { from, first: { order, count: paging.offset + paging.limit } });
  // Two queries in one statement: the page reads no more of an index than it shows.
  const { rows: pages } = await db.execute<ProductPage>(sql`
    select ${totalOf(filter, listedRows(filter, sales, { from }))} as total, array(
      select ${id} from ${page} order by ${order} limit ${paging.limit} offset ${paging.offset}
    ) as ids`);
  return pages[0] ?? { ids: [], total: 0 };
}

/** Of the whole catalogue, from its counters. */
type Counted = { count: number };

export type ProductFilters = {
  brands: ({ id: number; name: Translated } & Counted)[];
  sizes: (Option & Counted)[];
  colors: (Color & Counted)[];
  diets: ({ id: Diet } & Counted)[];
  freeOf: ({ id: Allergen } & Counted)[];
  min: Minor;
  max: Minor;
};

/** Each label, or allergen to be free of, with its listings. */
const countedCodes = (kind: 'diet' | 'free_of') => sql`(
  select coalesce(json_agg(json_build_object('id', code, 'count', listed) order by code), '[]')
  from fact_counts where kind = ${kind} and listed > 0)`;

/** A page with all two thousand of a large shop would be ten times as heavy. The search finds the others. */
const mostBrands = 200;

const brandsAmong = (counts: SQL) => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', listed) order by name ->> 'en'), '[]')
  from brands join (${counts}) as counts on brand_id = id)`;

/** Brands that are chosen, whether or not they have many goods. */
export async function chosenBrands(db: Db, { brandId, brandIds }: ProductFilter): Promise<ProductFilters['brands']> {
  const ids = brandIds ?? (brandId === undefined ? [] : [brandId]);
  if (ids.length === 0) return [];
  const chosen = brandsAmong(
    sql`select * from brand_counts where listed > 0 and brand_id = any(${sql.param(ids)}::int[])`,
  );
  const { rows } = await db.execute<{ brands: ProductFilters['brands'] }>(sql`select ${chosen} as brands`);
  return rows[0]?.brands ?? [];
}

/** The lowest price of all goods for sale, or the highest. */
const priceAtEnd = (sales: readonly SalePrice[], order: SQL) =>
  sql`coalesce((select price from ${listedRows({}, sales, { first: { order, count: 1 } })} order by ${order} limit 1), 0)`;

/** The filters that can be chosen, over all goods for sale. */
export async function productFilters(db: Db, now: Date): Promise<ProductFilters> {
  const sales = await salePrices(db, now);
  const query = sql`select
    ${brandsAmong(sql`select * from brand_counts where listed > 0 order by listed desc, brand_id limit ${mostBrands}`)} as brands,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'surcharge', 0, 'count', listed)
      order by position, id), '[]')
      from sizes join size_counts on size_id = id where listed > 0) as sizes,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'code', code, 'surcharge', 0, 'count', listed)
      order by position, id), '[]') from colors join color_counts on color_id = id where listed > 0) as colors,
    ${countedCodes('diet')} as diets, ${countedCodes('free_of')} as "freeOf",
    ${priceAtEnd(sales, orders.low_to_high)} as min, ${priceAtEnd(sales, orders.high_to_low)} as max`;
  const { rows: found } = await db.execute<ProductFilters>(query);
  return found[0] ?? { brands: [], sizes: [], colors: [], diets: [], freeOf: [], min: 0, max: 0 };
}

export type HomeProducts = { total: number; popular: number[]; newest: number[] };

/** Each list is a query of its own, so that it stops after as many index rows as it shows. */
export async function homeProducts(db: Db, { limit, offset }: Paging): Promise<HomeProducts> {
  const { rows } = await db.execute<HomeProducts>(sql`
    select (select coalesce(sum(listed), 0)::int from listing_counts) as total,
      array(select product_id from listings order by sold desc, product_id limit 6) as popular,
      array(select product_id from listings order by created_at desc, product_id limit ${limit} offset ${offset}) as newest`);
  return rows[0] ?? { total: 0, popular: [], newest: [] };
}
