/** One product with related ones, and the products that a shopper viewed recently or buys often. */
import { and, asc, countDistinct, desc, eq, gt, gte, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { categories, products, subCategories } from '#server/db/schema/catalogue.ts';
import { recentlyViewed } from '#server/db/schema/favourites.ts';
import { productFacts } from '#server/db/schema/food-facts.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';
import { shops } from '#server/db/schema/shops.ts';

/** A product is for sale as long as its shop is. */
export const isForSale = and(eq(products.isActive, true), eq(shops.isActive, true));

export async function findProduct(db: Db, name: { id: number } | { slug: string }) {
  const [row] = await db
    .select({
      id: products.id,
      shopId: products.shopId,
      name: products.name,
      shortDescription: products.shortDescription,
      description: products.description,
      picture: products.picture,
      gallery: products.gallery,
      // Drizzle takes a joined row for missing if its first column is null, so that column may not be nullable.
      facts: {
        isComplete: productFacts.isComplete,
        ingredients: productFacts.ingredients,
        nutrition: productFacts.nutrition,
        originCountry: productFacts.originCountry,
        origin: productFacts.origin,
        diets: productFacts.diets,
      },
      shopReviews: shops.reviewCount,
      category: {
        id: categories.id,
        slug: categories.slug,
        name: categories.name,
        picture: categories.picture,
      },
      subCategory: {
        id: subCategories.id,
        slug: subCategories.slug,
        name: subCategories.name,
        picture: subCategories.picture,
      },
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subCategories, eq(subCategories.id, products.subCategoryId))
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .where(and('id' in name ? eq(products.id, name.id) : eq(products.slug, name.slug), isForSale));
  return row;
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

const mostBeside = 6;

const bestSold = (columns: SQL, place: SQL, exceptId: number) => sql`
  select ${columns} from listings where ${place} and product_id <> ${exceptId}
  order by sold desc, product_id limit ${mostBeside}`;

/** The same sub-category first, then the same category; the best sold first. Each part reads its own index. */
const related = ({ id, category, subCategory }: ProductRow) => {
  const inSame = sql`sub_category_id ${subCategory ? sql`= ${subCategory.id}` : sql`is null`}`;
  const part = (place: SQL) =>
    bestSold(
      sql`product_id, sold, ${inSame} is true as is_nearest`,
      sql`category_id = ${category.id} and ${place}`,
      id,
    );
  return sql<number[]>`array(
    select product_id from ((${part(inSame)}) union (${part(sql`true`)})) as beside
    order by is_nearest desc, sold desc, product_id limit ${mostBeside}
  )`;
};

const popularInShop = (shopId: number, exceptId: number) =>
  sql<number[]>`array(${bestSold(sql`product_id`, sql`shop_id = ${shopId}`, exceptId)})`;

export async function neighboursOf(db: Db, product: ProductRow) {
  const { rows } = await db.execute<{ related: number[]; popular: number[] }>(
    sql`select ${related(product)} as related, ${popularInShop(product.shopId, product.id)} as popular`,
  );
  return rows[0] ?? { related: [], popular: [] };
}

/** Undefined: no such product. */
export async function popularBeside(db: Db, productId: number): Promise<number[] | undefined> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`select array(
      select product_id from listings where shop_id = chosen.shop_id and product_id <> chosen.id
      order by sold desc, product_id limit ${mostBeside}
    ) as ids from products chosen where chosen.id = ${productId} and chosen.is_active`);
  return rows[0]?.ids;
}

export async function productExists(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, id), isForSale));
  return rows.length > 0;
}

/** Not for an account that was deleted meanwhile. */
export async function recordView(db: Db, userId: number, productId: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${recentlyViewed} (user_id, product_id, viewed_at)
    select id, ${productId}, ${now} from users where id = ${userId} and is_active for key share
    on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at`);
}

/** Of an account's last `orderCount` orders: products of at least two of them, the most frequent first. */
export async function usualIds(db: Db, userId: number, orderCount: number, limit: number): Promise<number[]> {
  const latest = db
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, 'Cancelled')))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(orderCount)
    .as('latest');
  const times = countDistinct(latest.id);
  const rows = await db
    .select({ id: orderLines.productId })
    .from(latest)
    .innerJoin(orderLines, and(eq(orderLines.orderId, latest.id), gt(orderLines.quantity, 0)))
    .innerJoin(products, and(eq(products.id, orderLines.productId), ne(products.isActive, false)))
    .groupBy(orderLines.productId)
    .having(gte(times, 2))
    .orderBy(desc(times), desc(max(latest.placedAt)), asc(orderLines.productId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function viewedIds(db: Db, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: recentlyViewed.productId })
    .from(recentlyViewed)
    .innerJoin(products, and(eq(products.id, recentlyViewed.productId), ne(products.isActive, false)))
    .where(eq(recentlyViewed.userId, userId))
    .orderBy(desc(recentlyViewed.viewedAt), asc(recentlyViewed.productId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
