/**
 * The search of the database itself: products are found by the words of their names (`search_documents`); if there is
 * none, by all of their texts; if there is none, by names that resemble the text. Several texts take as many statements
 * as one.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { groupBy } from '#server/domain/group-by.ts';
import {
  mostGathered,
  mostInSet,
  type RankedPage,
  type RankedProduct,
  type Reading,
  rankedPage,
  type Stage,
} from './ranked.ts';
import type { FoundPage, ListLine, Match, ProductSearch, SearchEngine } from './search.types.ts';
import { byNames, type Try, triesOf, type Way } from './stages.ts';
import { lineRows, lineTerms, ownTerms, type Terms, termValues } from './terms.ts';
import { readWords, type Words } from './words.ts';

/** `name` is the one for which `isNamed` is true; either all lines have one or none. */
type Line = { words: Words; name?: string | undefined };

type Tried = Line & Try & { place: number };

/**
 * `most`: no more products have the words, even where they were counted only up to a bound. `ids`: all of them, as
 * PostgreSQL writes an array.
 */
type Counted = Tried & { known: number; most: number; ids?: string };

/** Answers one query for each line: with the values of one line, or with a row for each of several. */
async function ofEach<Row extends object>(
  db: Db,
  lines: readonly Tried[],
  query: (terms: Terms) => SQL,
): Promise<(Row | undefined)[]> {
  const read = async (statement: SQL) => (await db.execute(statement)).rows as (Row & { place: number })[];
  const [own, ...more] = lines.map((line) => termValues({ ...line, known: line.known ?? 0 }));
  if (!own) return [];
  if (more.length === 0) return read(query(ownTerms(own)));
  const rows = await read(
    sql`select line.place, found.* from ${lineRows([own, ...more])} cross join lateral (${query(lineTerms)}) as found`,
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return lines.map((_, place) => byPlace.get(place));
}

const isKnown = ({ known, words: { isOneWord, without } }: Tried, bound: number): boolean =>
  known !== undefined && ((isOneWord && without === undefined) || known <= bound);

const byCounter = (line: Tried): Counted => {
  const { known: most = Number.POSITIVE_INFINITY } = line;
  return { ...line, most, known: line.known ?? 0 };
};

/**
 * Two frequent words may have few products in common, most bread may contain gluten, and no counter knows the words of
 * long texts. They are counted up to the bound, and above it the count means "at least".
 */
async function countSeveral(db: Db, way: Way, lines: readonly Tried[], bound: number): Promise<Counted[]> {
  const unknown = lines.filter((line) => !isKnown(line, bound));
  const rows = await ofEach<{ known: number }>(
    db,
    unknown,
    (terms) =>
      sql`select count(*)::int as known from (select from (${way(terms).matches}) as common limit ${bound + 1}) as counted`,
  );
  const counts = new Map(unknown.map((line, at) => [line, rows[at]?.known]));
  return lines.map((line) => {
    const count = byCounter(line);
    return { ...count, known: counts.get(line) ?? count.known };
  });
}

/** So many ids are read for one line. The rows of products are much larger than those of search documents. */
const mostIds = (way: Way) => (way === byNames ? 25_000 : mostGathered);

/** The same for one line. Up to a bound it reads the ids too, so that the index is read once. */
async function countOne(db: Db, way: Way, line: Tried, bound: number): Promise<Counted> {
  if (isKnown(line, bound)) return byCounter(line);
  const limit = mostIds(way);
  const [row] = await ofEach<{ known: number; ids: string }>(
    db,
    [line],
    (terms) => sql`select cardinality(ids) as known, ids::text as ids
      from (select array(select product_id from (${way(terms).matches}) as common limit ${limit + 1}) as ids offset 0) as found`,
  );
  const { known, ids } = row ?? { known: 0, ids: '{}' };
  return known > limit ? { ...byCounter(line), known } : { ...line, most: known, known, ids };
}

type Search = Omit<ProductSearch, 'text'>;
type Look = { ranked?: number; gathered?: number; compared?: number; stages?: number };
type Found = { total: number; matches: RankedProduct[]; isExact: boolean };

type PageRow = Partial<RankedPage> & { ids?: number[] };

const pageOf = ({ total = 0, isFound = false, ids = [], matches }: PageRow = {}): RankedPage => ({
  total,
  isFound,
  matches: matches ?? ids.map((id) => ({ id, isNamed: false, isHead: false })),
});

type Paged = { line: Tried; page: RankedPage };

/** The set of a single line is made once; that of one of several would be made anew for each product. */
const readingOf = ({ known, most }: Counted, bound: number, setLimit: number): Reading => {
  if (known <= bound) return 'gathered';
  return most <= setLimit ? 'bySet' : 'byKey';
};

/** How many products there are, as PostgreSQL counted them last. */
async function catalogueSize(db: Db): Promise<number> {
  const { rows } = await db.execute<{ size: number }>(
    sql`select reltuples::int as size from pg_class where oid = 'listings'::regclass`,
  );
  return rows[0]?.size ?? 0;
}

/** Nothing is counted where only `compared` products are looked at. */
async function count(db: Db, way: Way, tried: readonly Tried[], look: Look): Promise<Counted[]> {
  const { gathered = mostGathered, compared } = look;
  if (compared !== undefined && way !== byNames) return tried.map((line) => ({ ...line, known: 0, most: compared }));
  const [only, ...more] = tried;
  return only && more.length === 0 ? [await countOne(db, way, only, gathered)] : countSeveral(db, way, tried, gathered);
}

/** With `ids` the products are those. */
const stageOf = (way: Way, terms: Terms, compared: number | undefined, ids: string | undefined): Stage => {
  const stage = way(terms, compared);
  return ids === undefined ? stage : { ...stage, matches: sql`select unnest(${ids}::int[]) as product_id` };
};

/** Words that very many products have are read in another way than the others. */
async function pagesOf(db: Db, way: Way, tried: readonly Tried[], search: Search, look: Look): Promise<Paged[]> {
  const { ranked, gathered = mostGathered, compared } = look;
  const lines = await count(db, way, tried, look);
  const isOneFrequent = lines.length === 1 && lines.some(({ known }) => known > gathered);
  const setLimit = isOneFrequent ? mostInSet(await catalogueSize(db), ranked) : 0;
  const paged: Paged[] = [];
  for (const [reading, some] of groupBy(lines, (line) => readingOf(line, gathered, setLimit))) {
    const [first] = some;
    const hasName = first?.name !== undefined;
    const isWithout = some.some(({ words }) => words.without !== undefined);
    const readsTexts = some.some(({ words }) => words.without?.others !== undefined);
    const rows = await ofEach<PageRow>(db, some, (terms) => {
      const stage = stageOf(way, terms, compared, first?.ids);
      return rankedPage({ terms, stage, search, isWithout, readsTexts, hasName, ranked }, reading);
    });
    paged.push(...some.map((line, at) => ({ line, page: pageOf(rows[at]) })));
  }
  return paged;
}

/** The pages of one stage, a few statements for each way. */
async function pagesOfStage(db: Db, tried: readonly Tried[], search: Search, look: Look): Promise<Paged[]> {
  const paged: Paged[] = [];
  for (const [way, lines] of groupBy(tried, (each) => each.way))
    paged.push(...(await pagesOf(db, way, lines, search, look)));
  return paged;
}

/** For each line the first stage that finds anything. */
async function firstFound(db: Db, lines: readonly Line[], search: Search, look: Look = {}): Promise<Found[]> {
  const found = new Map<number, Found>();
  const tries = lines.map(({ words }) => triesOf(words).slice(0, look.stages));
  for (let stage = 0; tries.some((each) => each.length > stage); stage += 1) {
    const left = lines.map((line, place) => ({ ...line, place })).filter(({ place }) => !found.has(place));
    const tried = left.flatMap((line) =>
      (tries[line.place] ?? []).slice(stage, stage + 1).map((each) => ({ ...line, ...each })),
    );
    const pages = await pagesOfStage(db, tried, search, look);
    for (const { line, page } of pages.filter((each) => each.page.isFound))
      found.set(line.place, { ...page, isExact: stage === 0 && !line.words.isCorrected });
  }
  return lines.map((_, place) => found.get(place) ?? nothing);
}

const nothing: Found = { total: 0, matches: [], isExact: false };

async function findProducts(db: Db, { text, ...search }: ProductSearch): Promise<FoundPage> {
  const [{ total, matches } = nothing] = await firstFound(db, await linesOf(db, [text]), search);
  return { total, ids: matches.map(({ id }) => id) };
}

const linesOf = async (db: Db, texts: readonly string[]): Promise<Line[]> =>
  (await readWords(db, texts)).map((words) => ({ words }));

/** Fewer are looked at than for a list, because nobody turns the pages of suggestions. */
const forSuggestions = { ranked: 120, gathered: 2_500, stages: 1 };

async function suggestProducts(db: Db, text: string, limit: number): Promise<number[]> {
  const search = { filter: {}, sales: [], paging: { limit, offset: 0 } };
  const [{ matches } = nothing] = await firstFound(db, await linesOf(db, [text]), search, forSuggestions);
  return matches.map(({ id }) => id);
}

/**
 * Fewer are ranked and compared than for a list of products: a hundred lines are one statement, which must end in time in
 * a large shop too. More are gathered, because no line can look its products up in a set.
 */
const forLines = { ranked: 150, gathered: 25_000, compared: 400 };

async function matchLines(
  db: Db,
  lines: readonly ListLine[],
  { shopId, limit }: { shopId?: number | undefined; limit: number },
): Promise<Match[][]> {
  const looked = await linesOf(
    db,
    lines.map((line) => line.looked),
  );
  const named = looked.map((line, at) => ({ ...line, name: lines[at]?.words ?? '' }));
  const search = { filter: { shopId }, sales: [], paging: { limit, offset: 0 } };
  const found = await firstFound(db, named, search, forLines);
  return found.map(({ matches, isExact }) => matches.map((match) => ({ ...match, hasWords: isExact })));
}

export const postgresSearch: SearchEngine = { findProducts, suggestProducts, matchLines };
