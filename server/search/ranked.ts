/** A page of what a search has found, the best match first. */
import { type SQL, sql } from 'drizzle-orm';
import { listedRows, totalOf } from '#server/db/queries/listed.ts';
import { orders } from './orders.ts';
import type { ProductSearch } from './search.types.ts';
import type { Terms } from './terms.ts';

/** A way to find products, from the most exact one to the last resort. */
export type Stage = {
  /** Ids, as `select product_id`: of the products that have the words and no mark that excludes them. */
  matches: SQL;
  /** The same as a condition for one listing, for words that very many products have. */
  holds: SQL;
  /** Ids of all that have the words, whatever they contain. */
  all: SQL;
};

export type RankedProduct = { id: number; isNamed: boolean; isHead: boolean };

export type RankedPage = {
  total: number;
  matches: RankedProduct[];
  /** The shop has something with these words, also if the filter or what must not be inside leaves nothing of it. */
  isFound: boolean;
};

export type Ranking = {
  terms: Terms;
  stage: Stage;
  search: Omit<ProductSearch, 'text'>;
  /** Some things must not be inside. */
  isWithout: boolean;
  /** Of some of them only the texts can tell. */
  readsTexts: boolean;
  /** There is a name for which `isNamed` is true; those come first. */
  hasName: boolean;
  /** How many products are rated, the best sold; the others follow in the order of sales. */
  ranked?: number | undefined;
};

const mostRanked = 600;

/**
 * Words that more products have are not gathered: products are read in the order of the list until the page is full,
 * which is soon, because so many have the words.
 */
export const mostGathered = 5_000;

/**
 * Up to so many, the ids of all products with the words are a set that each product of the list is looked up in. That
 * costs a microsecond for each of them, while to look up the words of one product costs six, and that until so many are
 * `ranked`. A larger set than the last bound might not fit in the memory that PostgreSQL gives to one.
 */
export const mostInSet = (listed: number, ranked = mostRanked): number =>
  Math.min(Math.sqrt(6 * ranked * Math.max(0, listed)), 100_000);

/** A list whose texts are read ends after so many products: to read the texts of one takes 0.1 ms. */
const mostTexts = 1_000;

/** `bySet` and `byKey` read the list in its order. */
export type Reading = 'gathered' | 'bySet' | 'byKey';

/**
 * The product's kind, not its ingredients or taste: an English name ends with it, an Arabic or Persian one begins with
 * it. "Whole Milk" is milk, "Milk Chocolate" is not. A Persian word that goes on after a joiner is another word: a
 * potato is "apple of the earth", and is no apple.
 */
const isHead = ({ ends, begins, joined }: Terms) => sql`(
  ' ' || d.en like any(${ends}) or d.ar || ' ' like any(${begins})
  or d.ir || ' ' like any(${begins}) and not d.ir_joined like any(${joined})
  or exists (select from unnest(d.others) as other where other || ' ' like any(${begins}))
)`;

const beginsName = ({ starts }: Terms) =>
  sql`(d.en like any(${starts}) or d.ar like any(${starts}) or d.ir like any(${starts})
    or exists (select from unnest(d.others) as other where other like any(${starts})))`;

/**
 * The name first if there is one, and then what the words are. These conditions are cheap and divide the products into
 * tiers.
 */
const tiers = (hasName: boolean) =>
  hasName
    ? sql`is_named desc, is_head desc, begins_word desc, begins_name desc`
    : sql`begins_word desc, is_head desc, begins_name desc`;

/**
 * The order within a tier: how much of the name the words are. In Arabic an oat drink is called milk too, but most milk
 * is in the dairy category, so among equals the category with more of the kind comes first, then the best sold.
 */
const withinTier = sql`score desc, depth desc, sold desc, product_id`;

const document = sql`cross join lateral (
  select each.*, ' ' || concat_ws(' ', en, ar, ir, array_to_string(others, ' ')) || ' ' as names
  from search_documents each where each.product_id = top.product_id offset 0
) d`;

/** 1 where the words stand in the names one after the other; that is told without looking at every three letters. */
const likeness = ({ whole, text }: Terms) =>
  sql`case when names like ${whole} then 1::real else word_similarity(${text}, names) end`;

/** `reached` has the tiers that reach into the page; only these are scored, which costs more than the rest. */
const rated = ({ terms, hasName, search: { paging } }: Ranking) => sql`
  kinds as (
    select top.*, d.words, d.names, ${hasName ? sql`${terms.name} = any(array[d.en, d.ar, d.ir] || d.others)` : sql`false`} as is_named,
      d.names like any(${terms.inside}) as begins_word,
      ${isHead(terms)} as is_head, ${beginsName(terms)} as begins_name
    from top ${document}
  ),
  tiered as (
    select kinds.*, rank() over (order by ${tiers(hasName)}) as tier,
      count(*) over (partition by is_named, is_head, begins_word, begins_name) as tier_size
    from kinds
  ),
  reached as materialized (
    select * from tiered where tier <= ${paging.offset + paging.limit} and tier + tier_size > ${paging.offset + 1}
  ),
  aisles as materialized (
    select category_id, sum(products) as depth from search_heads where head = any(${terms.heads}) group by 1
  ),
  rated as (
    select reached.*, coalesce(depth, 0) as depth, ts_rank(words, ${terms.query}) + ${likeness(terms)} as score
    from reached left join aisles on aisles.category_id = reached.category_id
  )`;

/** Looks each match up by its key: PostgreSQL would read all listings to join a few thousand. */
const matched = sql`(
  select each.* from matched
  cross join lateral (select * from listings one where one.product_id = matched.product_id offset 0) each
) as listings`;

const bySales = sql`sold desc, product_id`;

const orderOf = ({ search: { sort } }: Ranking) => (sort ? orders[sort] : bySales);

/** The texts do not name what must not be inside, or promise that it is not. */
const textsAllow = ({ without, promised }: Terms) => sql`not exists (
  select from products p where p.id = listings.product_id and p.search @@ ${without} and not p.search @@ ${promised}
)`;

/** Rows under the name `listings`. Where texts are read: of the first `mostTexts` those whose texts allow it. */
function allowed(ranking: Ranking, rows: SQL): SQL {
  const { terms, readsTexts } = ranking;
  if (!readsTexts) return rows;
  const most = sql`case when ${terms.without} is null then null else ${mostTexts}::int end`;
  return sql`(
    select * from (select * from ${rows} order by ${orderOf(ranking)} limit ${most}) as listings
    where ${terms.without} is null or ${textsAllow(terms)}
  ) as listings`;
}

/** All rows of the list that match, and whether there is a match at all. */
function matchedRows(ranking: Ranking, reading: Reading): { sets: SQL; isFound: SQL } {
  const { stage, search, isWithout } = ranking;
  const { filter, sales } = search;
  const listed = (rows: SQL) => sql`listed as materialized (select * from ${allowed(ranking, rows)})`;
  if (reading !== 'gathered') {
    const first = { order: orderOf(ranking), count: mostTexts };
    return {
      sets: sql`with ${listed(listedRows(filter, sales, { also: hasWords(stage, reading), first }))}`,
      isFound: sql`true`,
    };
  }
  const isListed = (some: SQL) =>
    sql`exists (select from ${some} as each where exists (select from listings one where one.product_id = each.product_id))`;
  return {
    sets: sql`with matched as materialized (${stage.matches}), ${listed(listedRows(filter, sales, { from: matched }))}`,
    isFound: isWithout ? sql`${isListed(sql`matched`)} or ${isListed(sql`(${stage.all})`)}` : isListed(sql`matched`),
  };
}

/** All matches, then the page of them. */
function gathered(ranking: Ranking, reading: Reading): SQL {
  const { terms, search, ranked = mostRanked } = ranking;
  const { sort, paging } = search;
  const { sets, isFound } = matchedRows(ranking, reading);
  const total = sql`(select count(*)::int from listed) as total, ${isFound} as "isFound"`;
  if (sort)
    return sql`${sets} select ${total}, array(
      select product_id from listed as listings order by ${orders[sort]} limit ${paging.limit} offset ${paging.offset}) as ids`;
  return sql`${sets},
    top as materialized (
      (select product_id, category_id, sold from listed order by ${bySales} limit ${ranked})
      union (
        select product_id, category_id, sold from listed
        join (select product_id from search_documents where words @@ ${terms.kinds}
          and (select count(*) from listed) > ${ranked}) as kind using (product_id)
        order by ${bySales} limit ${ranked}
      )
    ), ${placedAndRest(ranking, sql`select product_id, sold from listed where product_id not in (select product_id from top)`)}
    select ${total}, ${pageOf(ranking)} as matches`;
}

/** `is true` makes it a condition for one row: PostgreSQL would join the two, and read all listings. */
const isInSet = ({ matches }: Stage) => sql`(listings.product_id in (${matches})) is true`;

const hasWords = (stage: Stage, reading: Reading) => (reading === 'bySet' ? isInSet(stage) : stage.holds);

/** The list in its order, and of that what has the words, until the page is full. */
function scanned(ranking: Ranking, reading: Reading): SQL {
  const { terms, stage, search, ranked = mostRanked } = ranking;
  const { filter, sales, sort, paging } = search;
  const also = hasWords(stage, reading);
  const rows = (first?: { order: SQL; count: number }) => listedRows(filter, sales, { also, first });
  const total = sql`least(${terms.known}, ${totalOf(filter, rows())})::int as total, true as "isFound"`;
  if (sort)
    return sql`select ${total}, array(
      select product_id from ${rows({ order: orders[sort], count: paging.offset + paging.limit })} order by ${orders[sort]} limit ${paging.limit} offset ${paging.offset}) as ids`;
  const reach = Math.max(ranked, paging.offset + paging.limit);
  const bestSold = rows({ order: bySales, count: reach });
  return sql`with listed as materialized (select product_id, category_id, sold from ${bestSold} order by ${bySales} limit ${reach}),
    top as materialized (select * from listed order by ${bySales} limit ${ranked}),
    ${placedAndRest(ranking, sql`select product_id, sold from listed order by ${bySales} offset ${ranked}`)}
    select ${total}, ${pageOf(ranking)} as matches`;
}

/** `placed` has the rated products in their order, and after them the others as they were sold. */
const placedAndRest = (ranking: Ranking, rest: SQL) => sql`${rated(ranking)},
  placed as (
    select product_id, is_named, is_head,
      (select min(tier) - 1 from reached) + row_number() over (order by ${tiers(ranking.hasName)}, ${withinTier}) as place
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

/** One row: `total`, `isFound`, and `matches` or the `ids` of a chosen order. */
export const rankedPage = (ranking: Ranking, reading: Reading): SQL =>
  reading === 'gathered' || ranking.readsTexts ? gathered(ranking, reading) : scanned(ranking, reading);
