/** Categories that have something for sale, with their sub-categories. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { Paging } from '#server/domain/paging.ts';
import type { Translated } from '#server/domain/texts.ts';

export type SubCategoryRow = { id: number; slug: string; name: Translated; picture: string };
export type CategoryRow = SubCategoryRow & { banner: string | null; subCategories: SubCategoryRow[] };

export type CategoryPage = { total: number; categories: CategoryRow[] };

/**
 * With `shopId`, those in which that shop sells; the fullest first with `fullestFirst`, otherwise in the owner's order.
 */
export async function findCategories(
  db: Db,
  { paging, shopId, fullestFirst = false }: { paging: Paging; shopId?: number; fullestFirst?: boolean },
): Promise<CategoryPage> {
  const inShop = shopId === undefined ? sql`` : sql`and shop_id = ${shopId}`;
  const order = fullestFirst ? sql`filled.products desc, c.position, c.id` : sql`c.position, c.id`;
  const { rows } = await db.execute<CategoryPage>(sql`
    with selling as materialized (
      select category_id, sub_category_id, sum(listed) as products from listing_counts
      where listed > 0 ${inShop} group by 1, 2
    ),
    filled as (select category_id, sum(products) as products from selling group by 1),
    page as (
      select c.id, c.slug, c.name, c.picture, c.banner, row_number() over (order by ${order}) as place
      from categories c join filled on filled.category_id = c.id
      order by place limit ${paging.limit} offset ${paging.offset}
    )
    select (select count(*)::int from filled) as total,
      (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'picture', picture,
        'banner', banner, 'subCategories', (
          select coalesce(json_agg(json_build_object('id', sub.id, 'slug', sub.slug, 'name', sub.name,
            'picture', sub.picture) order by sub.position, sub.id), '[]')
          from sub_categories sub where sub.category_id = page.id
            and sub.id in (select sub_category_id from selling)
        )) order by place), '[]') from page) as categories`);
  return rows[0] ?? { total: 0, categories: [] };
}

/** Undefined: no such category. `category` is a slug or a number as text. */
export async function subCategoriesOf(db: Db, category: string): Promise<SubCategoryRow[] | undefined> {
  const { rows } = await db.execute<{ subs: SubCategoryRow[] }>(sql`
    select (
      select coalesce(json_agg(json_build_object('id', sub.id, 'slug', sub.slug, 'name', sub.name,
        'picture', sub.picture) order by sub.position, sub.id), '[]')
      from sub_categories sub where sub.category_id = c.id
    ) as subs
    from categories c where c.slug = ${category} or c.id::text = ${category}
    order by (c.slug = ${category}) desc limit 1`);
  return rows[0]?.subs;
}
