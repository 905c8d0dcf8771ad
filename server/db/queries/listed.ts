/** The listings that a filter leaves, with the prices of the sales that run now. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { listings } from '#server/db/schema/listings.ts';
import type { Allergen, Diet } from '#server/domain/food-facts.ts';
import type { Minor } from '#server/domain/money.ts';
import { runningSales } from './sales.ts';

export type ProductFilter = {
  search?: string | undefined;
  shopId?: number | undefined;
  categoryId?: number | undefined;
  /** A slug, or the number as text. */
  category?: string | undefined;
  subCategoryId?: number | undefined;
  subCategory?: string | undefined;
  brandId?: number | undefined;
  sizeId?: number | undefined;
  colorId?: number | undefined;
  /** Any of them, each in place of the one number above. */
  brandIds?: readonly number[] | undefined;
  sizeIds?: readonly number[] | undefined;
  colorIds?: readonly number[] | undefined;
  /** All of these labels. */
  diets?: readonly Diet[] | undefined;
  /** Declared complete, and none of these inside, not even as traces. */
  freeOf?: readonly Allergen[] | undefined;
  /** The average is at least this and less than this plus one. */
  rating?: number | undefined;
  minPrice?: Minor | undefined;
  maxPrice?: Minor | undefined;
};

/** A running sale of the default packaging of a product. */
export type SalePrice = { id: number; price: Minor };

/** Few rows, whatever the size of the catalogue. */
export async function salePrices(db: Db, now: Date): Promise<SalePrice[]> {
  const flash = runningSales(db, now);
  return db
    .select({ id: listings.productId, price: sql<number>`${flash.price}` })
    .from(listings)
    .innerJoin(flash, eq(flash.packagingId, listings.packagingId));
}

/** No category has it, so that an unknown slug lists nothing. */
const noCategory = 0;

/** The slug first, the number second: a slug may look like a number. */
const numberOf = (table: 'categories' | 'sub_categories', name: string | undefined) =>
  name === undefined
    ? sql`null::int`
    : sql`coalesce((select id from ${sql.identifier(table)} where slug = ${name} or id::text = ${name}
        order by (slug = ${name}) desc limit 1), ${noCategory})`;

/**
 * The filter with numbers instead of slugs. A query of its own: PostgreSQL plans the list by how many products that one
 * category has.
 */
export async function withNumbers(db: Db, filter: ProductFilter): Promise<ProductFilter[]> {
  const { category, subCategory } = filter;
  if (category === undefined && subCategory === undefined) return [filter];
  const { rows } = await db.execute<{ category: number | null; sub: number | null }>(
    sql`select ${numberOf('categories', category)} as category, ${numberOf('sub_categories', subCategory)} as sub`,
  );
  const [found] = rows;
  const byName = { categoryId: found?.category ?? undefined, subCategoryId: found?.sub ?? undefined };
  return contradicts(filter, byName) ? [] : [{ ...filter, ...definedOf(byName) }];
}

const definedOf = (filter: ProductFilter): ProductFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** A number and a slug of different categories: nothing is in both. */
const contradicts = (filter: ProductFilter, byName: ProductFilter) =>
  differ(filter.categoryId, byName.categoryId) || differ(filter.subCategoryId, byName.subCategoryId);

const differ = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one !== other;

const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value);

const numbers = (values: readonly number[]) => sql`${`{${values.join(',')}}`}::int[]`;

/** Without the price. */
const placedIn = (filter: ProductFilter) =>
  and(
    when(filter.shopId, (id) => eq(listings.shopId, id)),
    when(filter.categoryId, (id) => eq(listings.categoryId, id)),
    when(filter.subCategoryId, (id) => eq(listings.subCategoryId, id)),
    when(filter.brandId, (id) => eq(listings.brandId, id)),
    // The second half names the partial index.
    when(filter.sizeId, (id) => sql`${listings.sizeIds} @> array[${id}::int] and ${listings.sizeIds} <> '{}'`),
    when(filter.colorId, (id) => sql`${listings.colorIds} @> array[${id}::int] and ${listings.colorIds} <> '{}'`),
    ...anyOf(filter),
    ...stated(filter),
    when(filter.rating, (stars) => sql`${listings.rating} >= ${stars} and ${listings.rating} < ${stars + 1}`),
  ) ?? sql`true`;

/** The second half names the partial index, as for one of them. */
const anyOf = ({ brandIds, sizeIds, colorIds }: ProductFilter) => [
  when(brandIds, (ids) => sql`${listings.brandId} = any(${numbers(ids)})`),
  when(sizeIds, (ids) => sql`${listings.sizeIds} && ${numbers(ids)} and ${listings.sizeIds} <> '{}'`),
  when(colorIds, (ids) => sql`${listings.colorIds} && ${numbers(ids)} and ${listings.colorIds} <> '{}'`),
];

const words = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::text[]`;

/** The second half names the partial index. A product without a row has stated nothing. */
const withFacts = (condition: SQL) =>
  sql`${listings.productId} in (select facts.product_id from product_facts facts where ${condition})`;

const stated = ({ diets, freeOf }: ProductFilter) => [
  when(diets, (values) => withFacts(sql`facts.diets @> ${words(values)} and facts.diets <> '{}'`)),
  when(freeOf, (values) => withFacts(sql`facts.free_of @> ${words(values)} and facts.free_of <> '{}'`)),
];

const priced = ({ minPrice, maxPrice }: ProductFilter, price: SQL) =>
  and(
    when(minPrice, (minor) => sql`${price} >= ${minor}`),
    when(maxPrice, (minor) => sql`${price} <= ${minor}`),
  ) ?? sql`true`;

const columns = (price: SQL) =>
  sql`listings.product_id, listings.category_id, ${price} as price, listings.rating, listings.sold, listings.created_at, listings.popularity`;

/** `from` has the columns of `listings` under that name; `also` is a condition for one of them. */
type Among = { from?: SQL | undefined; also?: SQL; first?: { order: SQL; count: number } | undefined };

/**
 * The rows of a list, under the name `listings`. The products of a running sale are a branch of their own, so that all
 * others are found and sorted by an index on their price.
 *
 * With `first`, at least the first rows in this order: PostgreSQL sorts whole branches unless each has its own limit.
 */
export function listedRows(filter: ProductFilter, sales: readonly SalePrice[], { from, also, first }: Among = {}): SQL {
  const own = sql`${listings.price}`;
  const ids = numbers(sales.map(({ id }) => id));
  const source = from ?? sql`listings`;
  const place = also ? sql`${placedIn(filter)} and ${also}` : placedIn(filter);
  const others = sql`select ${columns(own)} from ${source} where ${place} and ${priced(filter, own)}`;
  if (sales.length === 0) return sql`(${others}) as listings`;
  const price = sql`sale.price`;
  const reached = first ? sql`order by ${first.order} limit ${first.count}` : sql``;
  return sql`(
    (${others} and listings.product_id <> all(${ids}) ${reached})
    union all
    select ${columns(price)} from ${source}
      join unnest(${ids}, ${numbers(sales.map((sale) => sale.price))}) as sale (id, price) on sale.id = listings.product_id
      where ${place} and ${priced(filter, price)}
  ) as listings`;
}

/** Beyond this a total that no counter knows is not counted further: it is "at least so many". */
const mostCounted = 10_000;

const isOnly = (filter: ProductFilter, ...names: (keyof ProductFilter)[]) =>
  Object.entries(filter).every(([name, value]) => value === undefined || names.includes(name as keyof ProductFilter));

const ofBrand = (brandId: number) => sql`coalesce((select listed from brand_counts where brand_id = ${brandId}), 0)`;

const ofPlace = ({ shopId, categoryId, subCategoryId }: ProductFilter) => {
  const place = and(
    when(shopId, (id) => sql`shop_id = ${id}`),
    when(categoryId, (id) => sql`category_id = ${id}`),
    when(subCategoryId, (id) => sql`sub_category_id = ${id}`),
  );
  return sql`(select coalesce(sum(listed), 0)::int from listing_counts where ${place ?? sql`true`})`;
};

/** How many there are: from counters where they know, otherwise counted up to a bound. */
export function totalOf(filter: ProductFilter, rows: SQL): SQL {
  if (isOnly(filter, 'brandId', 'category', 'subCategory') && filter.brandId !== undefined)
    return ofBrand(filter.brandId);
  if (isOnly(filter, 'sizeId') && filter.sizeId !== undefined)
    return sql`coalesce((select listed from size_counts where size_id = ${filter.sizeId}), 0)`;
  if (isOnly(filter, 'colorId') && filter.colorId !== undefined)
    return sql`coalesce((select listed from color_counts where color_id = ${filter.colorId}), 0)`;
  if (isOnly(filter, 'shopId', 'categoryId', 'subCategoryId', 'category', 'subCategory')) return ofPlace(filter);
  return sql`(select count(*)::int from (select from ${rows} limit ${mostCounted}) as counted)`;
}

/** So many are read and sorted in some milliseconds. */
const mostSorted = 5_000;

async function isFew(db: Db, { shopId, categoryId, subCategoryId, brandId }: ProductFilter): Promise<boolean> {
  const counts = [
    ...((shopId ?? categoryId ?? subCategoryId) === undefined ? [] : [ofPlace({ shopId, categoryId, subCategoryId })]),
    ...(brandId === undefined ? [] : [ofBrand(brandId)]),
  ];
  if (counts.length === 0) return false;
  const { rows } = await db.execute<{ most: number }>(sql`select least(${sql.join(counts, sql`, `)}) as most`);
  return (rows[0]?.most ?? 0) <= mostSorted;
}

/** A page that ends after so many goods is a late one. */
const lateReach = 1_000;

/** Up to so many rated goods are sorted sooner than a late page of them is found in the order of the list. */
const mostRated = 50_000;

async function isLateOfFewRated(db: Db, { rating }: ProductFilter, reach: number): Promise<boolean> {
  if (rating === undefined || reach < lateReach) return false;
  const { rows } = await db.execute<{ rated: number }>(
    sql`select count(*)::int as rated from (select from listings where ${placedIn({ rating })} limit ${mostRated + 1}) as counted`,
  );
  return (rows[0]?.rated ?? 0) <= mostRated;
}

/**
 * The few goods of a shop, a category, a brand or a rating, as the source of a list that shows `reach` of them or later
 * ones; undefined where there are many or the filter names none. PostgreSQL would read all goods in the order of the list
 * to find the few, which may be the last ones.
 */
export async function fewListed(db: Db, filter: ProductFilter, reach: number): Promise<SQL | undefined> {
  const { shopId, categoryId, subCategoryId, brandId, rating } = filter;
  const from = (few: ProductFilter) => sql`(select * from listings where ${placedIn(few)} offset 0) as listings`;
  if (await isFew(db, filter)) return from({ shopId, categoryId, subCategoryId, brandId });
  return (await isLateOfFewRated(db, filter, reach)) ? from({ rating }) : undefined;
}
