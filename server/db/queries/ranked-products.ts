/** The best of what a search has found, page by page. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { products } from '#server/db/schema/catalogue.ts';
import type { Paging } from '#server/domain/paging.ts';
import { type Found, kindsOf } from './search.ts';

/** Which kind of match counts first, second and so on, as an order of the columns of `kinds`. */
export const byBeginning = sql`begins_word desc, is_head desc, begins_name desc`;
export const byName = sql`is_named desc, is_head desc, begins_word desc, begins_name desc`;

export type Ranking = {
  found: Found;
  /** A query for the ids of those that may be shown. */
  candidates: SQLWrapper;
  /** The name that makes `is_named` true. */
  name?: string;
  tiers: SQL;
  /** Orders the products of a tier; among equals the fuller aisle comes first, then the best sold. */
  score: SQL;
  paging: Paging;
};

export type RankedProduct = { id: number; isNamed: boolean; isHead: boolean };

export type RankedPage = {
  total: number;
  /** Every word was found; none was guessed. */
  hasWords: boolean;
  matches: RankedProduct[];
};

/**
 * A score is dear: it reads the long texts of a product. So all candidates are put into tiers by what is cheap to tell, and
 * only the tiers that reach into the page are scored.
 */
export async function rankProducts(db: Db, ranking: Ranking): Promise<RankedPage> {
  const { found, candidates, name, tiers, score } = ranking;
  const { limit, offset } = ranking.paging;
  const { rows } = await db.execute<RankedPage>(sql`
    with ${found.sets}, ${kindsOf(found.text, name)}, candidates as materialized ${candidates},
    tiered as (
      select kinds.*, rank() over (order by ${tiers}) as tier,
        count(*) over (partition by is_named, is_head, begins_word, begins_name) as tier_size
      from kinds join candidates on candidates.id = kinds.id
    ),
    reached as materialized (select * from tiered where tier <= ${offset + limit} and tier + tier_size > ${offset + 1}),
    placed as (
      select reached.id, is_named, is_head, row_number() over (
        order by ${tiers}, ${score} desc, coalesce(depth, 0) desc, ${products.sold} desc, ${products.id}
      ) + (select min(tier) - 1 from reached) as place
      from reached join ${products} on ${products.id} = reached.id
      left join aisles on aisles.category_id = ${products.categoryId}
    )
    select (select count(*)::int from candidates) as total,
      exists (select from contained) as "hasWords",
      (select coalesce(json_agg(json_build_object('id', id, 'isNamed', is_named, 'isHead', is_head) order by place), '[]')
        from placed where place > ${offset} and place <= ${offset + limit}) as matches`);
  return rows[0] ?? { total: 0, hasWords: false, matches: [] };
}
