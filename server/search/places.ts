/** Shops, brands and categories for a text that is being typed. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { Translated } from '#server/domain/texts.ts';

export type Place = {
  kind: 'shop' | 'brand' | 'category' | 'sub_category';
  id: number;
  name: Translated;
  picture: string | null;
  categorySlug: string | null;
  subCategorySlug: string | null;
};

/** One letter begins the name of every tenth place. */
const fewestLetters = 2;
/** A wrong letter in a shorter word leaves too little of it. */
const fewestCorrected = 4;
/** Among so many of a name those with goods are looked for. */
const mostLookedAt = 60;

/** Places without goods are left out: their page would be empty. */
const shown = sql`
  select kind, place_id as id, name, picture, "categorySlug", "subCategorySlug", rank from (
    select looked.*, s.name, s.logo as picture, null as "categorySlug", null as "subCategorySlug"
    from looked join shops s on looked.kind = 'shop' and s.id = place_id and s.is_active
      and exists (select from listing_counts where shop_id = s.id and listed > 0)
    union all
    select looked.*, b.name, null, null, null
    from looked join brands b on looked.kind = 'brand' and b.id = place_id
      and exists (select from brand_counts where brand_id = b.id and listed > 0)
    union all
    select looked.*, c.name, c.picture, c.slug, null
    from looked join categories c on looked.kind = 'category' and c.id = place_id
      and exists (select from listing_counts where category_id = c.id and listed > 0)
    union all
    select looked.*, u.name, u.picture, c.slug, u.slug
    from looked join sub_categories u on looked.kind = 'sub_category' and u.id = place_id
      join categories c on c.id = u.category_id
      and exists (select from listing_counts where category_id = c.id and sub_category_id = u.id and listed > 0)
  ) as with_goods`;

const read = async (db: Db, looked: ReturnType<typeof sql>, limit: number): Promise<Place[]> => {
  const { rows } = await db.execute<Place>(
    sql`with looked as materialized (${looked}) ${shown} order by rank, kind = 'sub_category', length(name::text), id limit ${limit}`,
  );
  return rows;
};

/** A name begins so, then a word of it does; if there is none, names that resemble the text. */
export async function findPlaces(db: Db, typed: string, limit: number): Promise<Place[]> {
  const { rows } = await db.execute<{ text: string }>(sql`select search_text(${typed}) as text`);
  const text = rows[0]?.text ?? '';
  if (text.length < fewestLetters) return [];
  const begins = sql`names like ${`% ${text}%`}`;
  const found = await read(
    db,
    sql`select kind, place_id, case when names like ${` ${text}%`} then 0 else 1 end as rank from search_places
      where ${begins} order by rank, length(names), kind, place_id limit ${mostLookedAt}`,
    limit,
  );
  if (found.length > 0 || text.length < fewestCorrected) return found;
  return read(
    db,
    sql`select kind, place_id, 1 - word_similarity(${text}, names) as rank from search_places
      where ${text} <% names order by rank, kind, place_id limit ${mostLookedAt}`,
    limit,
  );
}
