/** A page of what a search has found, the best match first. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { listedRows, totalOf } from '#server/db/queries/listed.ts';
import type { ProductSearch } from './search.types.ts';
import type { Words } from './words.ts';

/** A way to find products, from the most exact one to the last resort. */
export type Stage = {
  /** `tsquery` of the words. */
  query: string;
  /** Ids, as `select product_id`. */
  matches: SQL;
  /** The condition for one listing, for words that very many products have. */
  holds: SQL;
  /** How many products have the words; undefined where no counter knows. */
  known: number | undefined;
};

export type RankedProduct = { id: number; isNamed: boolean; isHead: boolean };

export type RankedPage = {
  total: number;
  matches: RankedProduct[];
  /** The shop has something with these words, also if the filter leaves nothing of it. */
  isFound: boolean;
};

export type Ranking = {
  words: Words;
  stage: Stage & { known: number };
  search: Omit<ProductSearch, 'text'>;
  /** A condition for a listing. */
  exclude: SQL;
  /** The name for which `isNamed` is true; those come first. */
  name?: string;
  /** How many products are rated, the best sold; the others follow in the order of sales. */
  ranked?: number;
  /** Words of more products are read in the order of the list. */
  gathered?: number;
};

const mostRanked = 600;

/**
 * Words that more products have are not gathered: products are read in the order of the list until the page is full,
 * which is soon, because so many have the words.
 */
export const mostGathered = 5_000;

const texts = (values: readonly string[]) => sql`${`{${values.map((value) => `"${value}"`).join(',')}}`}::text[]`;

const patterns = (variants: readonly string[], before: string, after: readonly string[]) =>
  texts(variants.flatMap((variant) => after.map((end) => `${before}${variant}${end}`)));

/**
 * The product's kind, not its ingredients or taste: an English name ends with it, an Arabic or Persian one begins with
 * it. "Whole Milk" is milk, "Milk Chocolate" is not. A Persian word that goes on after a joiner is another word: a
 * potato is "apple of the earth", and is no apple.
 */
const isHead = ({ variants }: Words) => sql`(
  ' ' || d.en like any(${patterns(variants, '% ', ['', 's', 'es', 'ies'])})
  or d.ar || ' ' like any(${patterns(variants, '', [' %'])})
  or d.ir || ' ' like any(${patterns(variants, '', [' %'])}) and not d.ir_joined like any(${patterns(variants, '', ['-%'])})
)`;

const beginsName = ({ variants }: Words) => {
  const starts = patterns(variants, '', ['%']);
  return sql`(d.en like any(${starts}) or d.ar like any(${starts}) or d.ir like any(${starts}))`;
};

const names = sql`concat_ws(' ', d.en, d.ar, d.ir)`;

/**
 * The name first if there is one, and then what the words are. These conditions are cheap and divide the products into
 * tiers.
 */
const tiers = (name: string | undefined) =>
  name === undefined
    ? sql`begins_word desc, is_head desc, begins_name desc`
    : sql`is_named desc, is_head desc, begins_word desc, begins_name desc`;

/**
 * The order within a tier: how much of the name the words are. In Arabic an oat drink is called milk too, but most milk
 * is in the dairy category, so among equals the category with more of the kind comes first, then the best sold.
 */
const withinTier = sql`score desc, depth desc, sold desc, product_id`;

const document = (set: SQL) =>
  sql`cross join lateral (select * from search_documents each where each.product_id = ${set}.product_id offset 0) d`;

/** `reached` has the tiers that reach into the page; only these are scored, which costs more than the rest. */
const rated = ({ words, stage, name, search: { paging } }: Ranking) => sql`
  kinds as (
    select top.*, ${name === undefined ? sql`false` : sql`search_text(${name}) in (d.en, d.ar, d.ir)`} as is_named,
      ' ' || ${names} like any(${patterns(words.variants, '% ', ['%'])}) as begins_word,
      ${isHead(words)} as is_head, ${beginsName(words)} as begins_name
    from top ${document(sql`top`)}
  ),
  tiered as (
    select kinds.*, rank() over (order by ${tiers(name)}) as tier,
      count(*) over (partition by is_named, is_head, begins_word, begins_name) as tier_size
    from kinds
  ),
  reached as materialized (
    select * from tiered where tier <= ${paging.offset + paging.limit} and tier + tier_size > ${paging.offset + 1}
  ),
  aisles as materialized (
    select category_id, sum(products) as depth from search_heads where head = any(${texts(words.heads)}) group by 1
  ),
  rated as (
    select reached.*, coalesce(depth, 0) as depth,
      ts_rank(d.words, ${stage.query}::tsquery) + word_similarity(${words.text}, ${names}) as score
    from reached ${document(sql`reached`)} left join aisles on aisles.category_id = reached.category_id
  )`;

/** Looks each match up by its key: PostgreSQL would read all listings to join a few thousand. */
const matched = sql`(
  select each.* from matched
  cross join lateral (select * from listings one where one.product_id = matched.product_id offset 0) each
) as listings`;

const bySales = sql`sold desc, product_id`;

/** All matches, then the page of them. */
function gathered(ranking: Ranking): SQL {
  const { stage, search, exclude, words, ranked = mostRanked } = ranking;
  const { filter, sales, order, paging } = search;
  const heads = words.heads.map((head) => `'^${head}'`).join(' | ');
  const sets = sql`with matched as materialized (${stage.matches}),
    listed as materialized (select * from ${listedRows(filter, sales, { from: matched, also: exclude })})`;
  const total = sql`(select count(*)::int from listed) as total, exists (
    select from matched where exists (select from listings one where one.product_id = matched.product_id)) as "isFound"`;
  if (order)
    return sql`${sets} select ${total}, array(
      select product_id from listed as listings order by ${order} limit ${paging.limit} offset ${paging.offset}) as ids`;
  return sql`${sets},
    top as materialized (
      (select product_id, category_id, sold from listed order by ${bySales} limit ${ranked})
      union (
        select product_id, category_id, sold from listed
        join (select product_id from search_documents where words @@ ${heads}::tsquery
          and (select count(*) from listed) > ${ranked}) as kind using (product_id)
        order by ${bySales} limit ${ranked}
      )
    ), ${placedAndRest(ranking, sql`select product_id, sold from listed where product_id not in (select product_id from top)`)}
    select ${total}, ${pageOf(ranking)} as matches`;
}

/** The list in its order, and of that what has the words, until the page is full. */
function scanned(ranking: Ranking): SQL {
  const { stage, search, exclude, ranked = mostRanked } = ranking;
  const { filter, sales, order, paging } = search;
  const rows = listedRows(filter, sales, { also: sql`${exclude} and ${stage.holds}` });
  const total = sql`least(${stage.known}, ${totalOf(filter, rows)})::int as total, true as "isFound"`;
  if (order)
    return sql`select ${total}, array(
      select product_id from ${rows} order by ${order} limit ${paging.limit} offset ${paging.offset}) as ids`;
  const reach = Math.max(ranked, paging.offset + paging.limit);
  return sql`with listed as materialized (select product_id, category_id, sold from ${rows} order by ${bySales} limit ${reach}),
    top as materialized (select * from listed order by ${bySales} limit ${ranked}),
    ${placedAndRest(ranking, sql`select product_id, sold from listed order by ${bySales} offset ${ranked}`)}
    select ${total}, ${pageOf(ranking)} as matches`;
}

/** `placed` has the rated products in their order, and after them the others as they were sold. */
const placedAndRest = (ranking: Ranking, rest: SQL) => sql`${rated(ranking)},
  placed as (
    select product_id, is_named, is_head,
      (select min(tier) - 1 from reached) + row_number() over (order by ${tiers(ranking.name)}, ${withinTier}) as place
    from rated ${reachesRest(ranking) ? afterRated(rest) : sql``}
  )`;

const afterRated = (rest: SQL) => sql`
  union all
  select product_id, false, false, (select count(*) from top) + row_number() over (order by ${bySales})
  from (${rest}) as rest`;

const reachesRest = ({ ranked = mostRanked, search: { paging } }: Ranking) => paging.offset + paging.limit > ranked;

const pageOf = ({ search: { paging } }: Ranking) => sql`(
  select coalesce(json_agg(json_build_object('id', product_id, 'isNamed', is_named, 'isHead', is_head) order by place), '[]')
  from placed where place > ${paging.offset} and place <= ${paging.offset + paging.limit}
)`;

export async function rankedPage(db: Db, ranking: Ranking): Promise<RankedPage> {
  const query = ranking.stage.known > (ranking.gathered ?? mostGathered) ? scanned(ranking) : gathered(ranking);
  const { rows } = await db.execute<Partial<RankedPage> & { ids?: number[] }>(query);
  const { total = 0, isFound = false, ids = [], matches } = rows[0] ?? {};
  return { total, isFound, matches: matches ?? ids.map((id) => ({ id, isNamed: false, isHead: false })) };
}
