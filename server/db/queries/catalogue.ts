/** One product with its neighbours, and what a shopper has looked at. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { categories, products, subCategories } from '#server/db/schema/catalogue.ts';
import { recentlyViewed } from '#server/db/schema/favourites.ts';
import { shops } from '#server/db/schema/shops.ts';

const isForSale = and(eq(products.isActive, true), eq(shops.isActive, true));

export async function findProduct(db: Db, id: number) {
  const [row] = await db
    .select({
      id: products.id,
      shopId: products.shopId,
      name: products.name,
      shortDescription: products.shortDescription,
      description: products.description,
      picture: products.picture,
      gallery: products.gallery,
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
    .where(and(eq(products.id, id), isForSale));
  return row;
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** The same sub-category first, then the same category; the best sold first. */
const related = (product: ProductRow) => sql<number[]>`array(
  select p.id from products p join shops s on s.id = p.shop_id
  where p.category_id = ${product.category.id} and p.id <> ${product.id} and p.is_active and s.is_active
  order by (p.sub_category_id is not distinct from ${product.subCategory?.id ?? null}::int) desc, p.sold desc, p.id
  limit 6
)`;

const popularInShop = (shopId: number, exceptId: number) => sql<number[]>`array(
  select p.id from products p join shops s on s.id = p.shop_id
  where p.shop_id = ${shopId} and p.id <> ${exceptId} and p.is_active and s.is_active
  order by p.sold desc, p.id limit 6
)`;

export async function neighboursOf(db: Db, product: ProductRow) {
  const { rows } = await db.execute<{ related: number[]; popular: number[] }>(
    sql`select ${related(product)} as related, ${popularInShop(product.shopId, product.id)} as popular`,
  );
  return rows[0] ?? { related: [], popular: [] };
}

/** Undefined: no such product. */
export async function popularBeside(db: Db, productId: number): Promise<number[] | undefined> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`select array(
      select p.id from products p where p.shop_id = chosen.shop_id and p.id <> chosen.id and p.is_active
      order by p.sold desc, p.id limit 6
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

export async function recordView(db: Db, userId: number, productId: number, now: Date): Promise<void> {
  await db
    .insert(recentlyViewed)
    .values({ userId, productId, viewedAt: now })
    .onConflictDoUpdate({ target: [recentlyViewed.userId, recentlyViewed.productId], set: { viewedAt: now } });
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
