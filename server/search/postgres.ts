/**
 * The search of the database itself: products are found by the words of their names (`search_documents`); if there is
 * none, by all of their texts; if there is none, by names that resemble the text.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { mostGathered, rankedPage, type Stage } from './ranked.ts';
import type { FoundPage, Match, ProductSearch, SearchEngine } from './search.types.ts';
import { readWords, type Words } from './words.ts';

const byNames = (query: string, known: number): Stage => ({
  query,
  matches: sql`select product_id from search_documents where words @@ ${query}::tsquery`,
  holds: sql`(select words @@ ${query}::tsquery from search_documents d where d.product_id = listings.product_id)`,
  known,
});

const byTexts = (query: string): Stage => {
  const condition = sql`search @@ ${query}::tsquery`;
  return {
    query,
    matches: sql`select id as product_id from products where ${condition}`,
    holds: sql`(select ${condition} from products p where p.id = listings.product_id)`,
    known: undefined,
  };
};

/** How much of the text a name must resemble. */
const leastLikeness = 0.45;

const byLikeness = (query: string, text: string): Stage => {
  const condition = sql`words @@ ${query}::tsquery and word_similarity(${text}, concat_ws(' ', en, ar, ir)) >= ${leastLikeness}`;
  return {
    query,
    matches: sql`select product_id from search_documents where ${condition}`,
    holds: sql`(select ${condition} from search_documents d where d.product_id = listings.product_id)`,
    known: undefined,
  };
};

/** Who searches only for "gluten free" gets what promises it. */
const stagesOf = ({ all, any, text, known, without }: Words): Stage[] => {
  if (all === undefined) return without ? [byTexts(without.promised)] : [];
  return [byNames(all, known), byTexts(all), ...(any ? [byLikeness(any, text)] : [])];
};

/** What must not be inside is read from all texts of a product. */
const excludes = ({ without }: Words): SQL =>
  without
    ? sql`not exists (
        select from products p where p.id = listings.product_id
          and p.search @@ ${without.inside}::tsquery and not p.search @@ ${without.promised}::tsquery
      )`
    : sql`true`;

/** How many listings a stage finds, as far as that decides how they are read. */
type Counted = Stage & { known: number };

/**
 * Two frequent words may have few products in common, and no counter knows the words of long texts. They are counted up
 * to the bound, and above it the count means "at least".
 */
async function counted(db: Db, stage: Stage, isOneWord: boolean, bound: number): Promise<Counted> {
  const { known } = stage;
  if (known !== undefined && (isOneWord || known <= bound)) return { ...stage, known };
  const { rows } = await db.execute<{ known: number }>(
    sql`select count(*)::int as known from (select from (${stage.matches}) as common limit ${mostGathered + 1}) as counted`,
  );
  return { ...stage, known: rows[0]?.known ?? 0 };
}

/** The first stage that finds anything. */
async function firstFound(
  db: Db,
  words: Words,
  search: Omit<ProductSearch, 'text'>,
  look: { name?: string; ranked?: number; gathered?: number; stages?: number } = {},
) {
  const stages = stagesOf(words).slice(0, look.stages ?? 3);
  for (const [at, stage] of stages.entries()) {
    const known = await counted(db, stage, words.any === undefined, look.gathered ?? mostGathered);
    const page = await rankedPage(db, { words, stage: known, search, exclude: excludes(words), ...look });
    if (page.isFound) return { ...page, isExact: at === 0 && !words.isCorrected };
  }
  return { total: 0, matches: [], isExact: false };
}

async function findProducts(db: Db, { text, ...search }: ProductSearch): Promise<FoundPage> {
  const words = await readWords(db, text);
  const { total, matches } = await firstFound(db, words, search);
  return { total, ids: matches.map(({ id }) => id) };
}

/** Fewer are looked at than for a list, because nobody turns the pages of suggestions. */
const forSuggestions = { ranked: 400, gathered: 5_000, stages: 1 };

async function suggestProducts(db: Db, text: string, limit: number): Promise<number[]> {
  const words = await readWords(db, text);
  const search = { filter: {}, sales: [], paging: { limit, offset: 0 } };
  const { matches } = await firstFound(db, words, search, forSuggestions);
  return matches.map(({ id }) => id);
}

async function matchProducts(
  db: Db,
  { words: name, looked, shopId }: { words: string; looked: string; shopId?: number | undefined },
  limit: number,
): Promise<Match[]> {
  const words = await readWords(db, looked);
  const search = { filter: { shopId }, sales: [], paging: { limit, offset: 0 } };
  const { matches, isExact } = await firstFound(db, words, search, { name });
  return matches.map((match) => ({ ...match, hasWords: isExact }));
}

export const postgresSearch: SearchEngine = { findProducts, suggestProducts, matchProducts };
