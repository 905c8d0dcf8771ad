/**
 * The search server as an engine. PostgreSQL reads what was typed (folding, synonyms, wrong letters: small tables), the
 * server finds, ranks and counts.
 */
import type { Search_RequestBody, Search_ResponseBody } from '@opensearch-project/opensearch/api/_core/search.js';
import type { QueryContainer } from '@opensearch-project/opensearch/api/_types/_common.query_dsl.js';
import type { MultiSearchItem } from '@opensearch-project/opensearch/api/_types/_core.msearch.js';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { Match, ProductSearch, SearchEngine, Sort } from '#server/search/search.types.ts';
import { readWords, type Words } from '#server/search/words.ts';
import { type SearchClient, SearchServerError } from './client.ts';
import { excluded, filters, priced, ranks, stagesOf } from './query.ts';
import { mergedByPrice, salesApart } from './sale-prices.ts';

/** The server refuses to look further into a list. */
export const mostReached = 10_000;
/** A total above it means "at least"; the same bound as that of PostgreSQL. */
const mostCounted = 10_000;

/** A search that this engine cannot answer; PostgreSQL can. */
export class BeyondReach extends Error {}

type Order = NonNullable<Search_RequestBody['sort']>;

const sorts: Record<Sort, Order> = {
  high_to_low: [{ price: 'desc' }, { id: 'asc' }],
  low_to_high: [{ price: 'asc' }, { id: 'asc' }],
  top_selling: [{ sold: 'desc' }, { id: 'asc' }],
  popular_product: [{ popularity: 'desc' }, { sold: 'desc' }, { id: 'asc' }],
  newest: [{ created_at: 'desc' }, { id: 'asc' }],
  just_for_you: [{ created_at: 'desc' }, { id: 'asc' }],
};

const byRank: Order = [{ _score: 'desc' }, { sold: 'desc' }, { id: 'asc' }];

type Search = Omit<ProductSearch, 'text'>;
type Line = { words: Words; name?: string | undefined };
type Looked = Line & { place: number; stage: QueryContainer; search: Search; aisle?: number | undefined };

/** Without the price. */
const conditions = ({ words, stage, search }: Looked) => ({
  filter: [stage, ...filters(search.filter)],
  must_not: excluded(words),
});

function bodyOf(looked: Looked): Search_RequestBody {
  const { words, search, name, aisle } = looked;
  const { sort, paging, sales, filter } = search;
  const where = conditions(looked);
  return {
    query: {
      bool: {
        ...where,
        filter: [...where.filter, ...salesApart(priced(filter), filter, sales)],
        ...(sort ? {} : { should: ranks(words, { ...(name !== undefined && { name }), aisle }) }),
      },
    },
    sort: sort ? sorts[sort] : byRank,
    from: paging.offset,
    size: paging.limit,
    track_total_hits: mostCounted,
    _source: false,
  };
}

type Page = { total: number; hits: { id: number; price?: number; marks: string[] }[] };
type Found = Page & { isExact: boolean };

const nothing: Found = { total: 0, hits: [], isExact: false };

/** A part of the index that did not answer would leave products out in silence. */
function pageOf({ hits, timed_out: isLate, _shards: shards }: Search_ResponseBody | MultiSearchItem): Page {
  if (isLate || shards.failed > 0) throw new SearchServerError('A part of the search index did not answer.');
  const { total } = hits;
  return {
    total: typeof total === 'number' ? total : (total?.value ?? 0),
    hits: hits.hits.map(({ _id, sort, matched_queries: marks }) => ({
      id: Number(_id),
      ...(typeof sort?.[0] === 'number' && { price: sort[0] }),
      marks: Array.isArray(marks) ? marks : Object.keys(marks ?? {}),
    })),
  };
}

/** For each line the category with most products of that kind. */
async function aislesOf(db: Db, lines: readonly Line[]): Promise<(number | undefined)[]> {
  const heads = JSON.stringify(lines.map(({ words }) => words.heads));
  const { rows } = await db.execute<{ category: number | null }>(sql`
    select (
      select category_id from search_heads where head = any(array(select jsonb_array_elements_text(heads)))
      group by 1 order by sum(products) desc, 1 limit 1
    ) as category
    from jsonb_array_elements(${heads}::jsonb) with ordinality as line (heads, place) order by place`);
  return rows.map(({ category }) => category ?? undefined);
}

async function foldedNames(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select search_text(name) as name
    from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as line (name, place) order by place`);
  return rows.map(({ name }) => name);
}

const isNarrowed = ({ filter }: Search) => Object.values(filter).some((value) => value !== undefined);

export function searchServerEngine(client: SearchClient, alias: string): SearchEngine {
  const ask = async (body: Search_RequestBody) =>
    pageOf(await client.ask((server) => server.search({ index: alias, body })));

  /** In one request, however many. */
  async function searchAll(bodies: readonly Search_RequestBody[]): Promise<Page[]> {
    const [one, ...more] = bodies;
    if (!one) return [];
    if (more.length === 0) return [await ask(one)];
    const body = bodies.flatMap((each) => [{}, each]);
    const { responses } = await client.ask((server) => server.msearch({ index: alias, body }));
    return responses.map((item) => {
      if ('error' in item) throw new SearchServerError('The search server refused one of several searches.');
      return pageOf(item);
    });
  }

  /** The products of a running sale have another price than their document says. */
  async function pageByPrice(looked: Looked): Promise<Page> {
    const { search } = looked;
    const { sales, sort, paging } = search;
    const first = { limit: paging.offset + paging.limit, offset: 0 };
    const { filter, must_not } = conditions(looked);
    const onSale = { terms: { id: sales.map(({ id }) => id) } };
    const [others, reduced] = await Promise.all([
      ask({
        ...bodyOf({ ...looked, search: { ...search, paging: first } }),
        query: { bool: { filter: [...filter, ...priced(search.filter)], must_not: [...must_not, onSale] } },
      }),
      ask({
        query: { bool: { filter: [...filter, onSale], must_not } },
        size: Math.min(sales.length, mostReached),
        _source: false,
        sort: [{ id: 'asc' }],
      }),
    ]);
    return mergedByPrice(others, reduced, { search, isDescending: sort === 'high_to_low' });
  }

  const readPages = (looked: readonly Looked[], { sales, sort }: Search): Promise<Page[]> =>
    sales.length > 0 && sort?.includes('_to_') ? Promise.all(looked.map(pageByPrice)) : searchAll(looked.map(bodyOf));

  /** Something in the shop has the words, even if the filter, or what must not be inside, leaves nothing of it. */
  async function areFound(looked: readonly Looked[], pages: readonly Page[]): Promise<boolean[]> {
    const isUnsure = ({ search, words }: Looked, at: number) =>
      pages[at]?.total === 0 && (isNarrowed(search) || words.things.length > 0);
    const unsure = looked.filter(isUnsure);
    const everywhere = await searchAll(
      unsure.map(({ stage }) => ({ query: { bool: { filter: [stage] } }, size: 0, track_total_hits: 1 })),
    );
    const inShop = new Set(unsure.filter((_, at) => everywhere[at]?.total !== 0));
    return looked.map((each, at) => pages[at]?.total !== 0 || inShop.has(each));
  }

  /** What is found of those lines. */
  async function foundOf(looked: readonly Looked[], search: Search): Promise<(Looked & { page: Page })[]> {
    const pages = await readPages(looked, search);
    const isFound = await areFound(looked, pages);
    return looked.flatMap((line, at) => (isFound[at] ? [{ ...line, page: pages[at] ?? nothing }] : []));
  }

  /** For each line the first stage that finds anything. */
  async function firstFound(db: Db, lines: readonly Line[], search: Search, stages = 3): Promise<Found[]> {
    if (search.paging.offset + search.paging.limit > mostReached) throw new BeyondReach();
    const aisles = search.sort ? [] : await aislesOf(db, lines);
    const found = new Map<number, Found>();
    for (let at = 0; at < stages; at += 1) {
      const looked = lines.flatMap((line, place): Looked[] => {
        const stage = found.has(place) ? undefined : stagesOf(line.words)[at];
        return stage ? [{ ...line, place, stage, search, aisle: aisles[place] }] : [];
      });
      for (const { place, words, page } of await foundOf(looked, search))
        found.set(place, { ...page, isExact: at === 0 && !words.isCorrected });
    }
    return lines.map((_, place) => found.get(place) ?? nothing);
  }

  const findFirst = async (db: Db, text: string, search: Search, stages?: number): Promise<Found> => {
    const lines = (await readWords(db, [text])).map((words) => ({ words }));
    const [found = nothing] = await firstFound(db, lines, search, stages);
    return found;
  };

  return {
    async findProducts(db, { text, ...search }) {
      const { total, hits } = await findFirst(db, text, search);
      return { total, ids: hits.map(({ id }) => id) };
    },
    async suggestProducts(db, text, limit) {
      const search = { filter: {}, sales: [], paging: { limit, offset: 0 } };
      const { hits } = await findFirst(db, text, search, 1);
      return hits.map(({ id }) => id);
    },
    async matchLines(db, lines, { shopId, limit }): Promise<Match[][]> {
      const names = lines.map((line) => line.words);
      const looked = lines.map((line) => line.looked);
      const [folded, read] = await Promise.all([foldedNames(db, names), readWords(db, looked)]);
      const named = read.map((words, at) => ({ words, name: folded[at] }));
      const found = await firstFound(db, named, { filter: { shopId }, sales: [], paging: { limit, offset: 0 } });
      return found.map(({ hits, isExact }) =>
        hits.map(({ id, marks }) => ({
          id,
          isNamed: marks.includes('named'),
          isHead: marks.includes('head'),
          hasWords: isExact,
        })),
      );
    },
  };
}
