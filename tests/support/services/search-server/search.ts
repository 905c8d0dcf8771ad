/** Answers a search of the tests' search server: the queries that the shop uses, on every document. */
import { isPart, partOf, SearchRefusal, single, wrong } from './refusal.ts';
import type { Document, Index } from './store.ts';

/** Undefined: no match; otherwise the score. */
type Matches = (document: Document) => number | undefined;
type Marks = { name: string; matches: Matches }[];
type Reader = (index: Index, given: unknown, marks: Marks) => Matches;

/** As the shop's server is set up. */
const mostReached = 10_000;
const mostClauses = 1_024;

const valuesOf = (document: Document, field: string): unknown[] => {
  const value = document[field] ?? [];
  return Array.isArray(value) ? value : [value];
};

/** Of a text its words, a list for each of its values; of anything else the value. */
const tokensOf = (index: Index, document: Document, field: string): unknown[][] =>
  valuesOf(document, field).map((value) =>
    index.fields.get(field) === 'text' ? String(value).split(/\s+/).filter(Boolean) : [value],
  );

function known(index: Index, field: string): string {
  if (!index.fields.has(field)) throw wrong(`No field [${field}]: the real server would match nothing`);
  return field;
}

const oneIf = (isMatch: boolean): number | undefined => (isMatch ? 1 : undefined);

const term: Reader = (index, given) => {
  const [field, part] = single(given, 'term');
  const { value } = partOf(part, 'term', 'value');
  known(index, field);
  return (document) => oneIf(tokensOf(index, document, field).flat().includes(value));
};

const terms: Reader = (index, given) => {
  const [field, values] = single(given, 'terms');
  if (!Array.isArray(values) || values.length > 65_536) throw wrong('terms');
  known(index, field);
  const required = new Set(values);
  return (document) =>
    oneIf(
      tokensOf(index, document, field)
        .flat()
        .some((token) => required.has(token)),
    );
};

const textTypes = ['text', 'keyword'];

const prefix: Reader = (index, given) => {
  const [field, part] = single(given, 'prefix');
  const { value } = partOf(part, 'prefix', 'value');
  if (typeof value !== 'string' || !textTypes.includes(index.fields.get(known(index, field)) ?? ''))
    throw wrong('prefix');
  return (document) =>
    oneIf(
      tokensOf(index, document, field)
        .flat()
        .some((token) => String(token).startsWith(value)),
    );
};

const stands = (words: readonly unknown[], required: readonly string[], isOpen: boolean) =>
  words.some((_, at) =>
    required.every((word, more) => {
      const here = words[at + more];
      return here === word || (isOpen && more === required.length - 1 && String(here ?? '\0').startsWith(word));
    }),
  );

const phrase =
  (isOpen: boolean): Reader =>
  (index, given) => {
    const [field, part] = single(given, 'match_phrase');
    const { query } = partOf(part, 'match_phrase', 'query');
    if (index.fields.get(known(index, field)) !== 'text') throw wrong('A phrase needs a text.');
    const required = String(query).split(/\s+/).filter(Boolean);
    return (document) =>
      oneIf(required.length > 0 && tokensOf(index, document, field).some((words) => stands(words, required, isOpen)));
  };

/** The share of the words that are searched for: a simple stand-in for BM25, which also prefers short texts. */
const match: Reader = (index, given) => {
  const [field, part] = single(given, 'match');
  const { query } = partOf(part, 'match', 'query');
  known(index, field);
  const required = new Set(String(query).split(/\s+/));
  return (document) => {
    const words = tokensOf(index, document, field).flat();
    const found = words.filter((word) => required.has(String(word))).length;
    return found === 0 ? undefined : found / (1 + words.length);
  };
};

const range: Reader = (index, given) => {
  const [field, part] = single(given, 'range');
  const { gte, lte, lt } = partOf(part, 'range', 'gte', 'lte', 'lt');
  if (!['integer', 'float'].includes(index.fields.get(known(index, field)) ?? '')) throw wrong('range');
  for (const bound of [gte, lte, lt]) if (bound !== undefined && typeof bound !== 'number') throw wrong('bound');
  const isIn = (value: number) =>
    (gte === undefined || value >= Number(gte)) &&
    (lte === undefined || value <= Number(lte)) &&
    (lt === undefined || value < Number(lt));
  return (document) => oneIf(valuesOf(document, field).some((value) => isIn(Number(value))));
};

const constantScore: Reader = (index, given, marks) => {
  const { filter, boost, _name: name } = partOf(given, 'constant_score', 'filter', 'boost', '_name');
  const matches = read(index, filter, marks);
  if (typeof name === 'string') marks.push({ name, matches });
  return (document) => (matches(document) === undefined ? undefined : Number(boost));
};

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** "75%" of three is two: it is rounded down. */
function leastOf(given: unknown, count: number, isNeeded: boolean): number {
  if (given === undefined) return isNeeded && count > 0 ? 1 : 0;
  if (typeof given === 'number') return given;
  if (!/^\d+%$/.test(String(given))) throw wrong('minimum_should_match');
  return Math.floor((count * Number.parseInt(String(given), 10)) / 100);
}

const bool: Reader = (index, given, marks) => {
  const names = ['must', 'must_not', 'filter', 'should', 'minimum_should_match'] as const;
  const part = partOf(given, 'bool', ...names);
  const clauses = (name: (typeof names)[number]) => {
    const list = listOf(part[name]);
    if (list.length > mostClauses) throw new SearchRefusal(400, 'too_many_nested_clauses', `${list.length}`);
    return list.map((each) => read(index, each, marks));
  };
  const [must, filter, should, mustNot] = [clauses('must'), clauses('filter'), clauses('should'), clauses('must_not')];
  const least = leastOf(part.minimum_should_match, should.length, must.length + filter.length === 0);
  return (document) => {
    if (mustNot.some((each) => each(document) !== undefined)) return undefined;
    if (filter.some((each) => each(document) === undefined)) return undefined;
    const needed = must.map((each) => each(document));
    const wished = should.flatMap((each) => each(document) ?? []);
    if (needed.includes(undefined) || wished.length < least) return undefined;
    return [...needed, ...wished].reduce((sum: number, score) => sum + (score ?? 0), 0);
  };
};

const readers: Record<string, Reader> = {
  bool,
  constant_score: constantScore,
  match,
  match_phrase: phrase(false),
  match_phrase_prefix: phrase(true),
  prefix,
  range,
  term,
  terms,
};

function read(index: Index, query: unknown, marks: Marks): Matches {
  const [name, given] = single(query, 'query');
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (!reader) throw wrong(`unknown query [${name}]`);
  return reader(index, given, marks);
}

type Hit = { document: Document; score: number };
type Order = (one: Hit, other: Hit) => number;

function sorter(index: Index, given: unknown): { orders: Order[]; values: (hit: Hit) => unknown[] } {
  const fields = listOf(given).map((each) => single(each, 'sort'));
  const sortedBy = (field: string, hit: Hit) => (field === '_score' ? hit.score : valuesOf(hit.document, field)[0]);
  const orders = fields.map(([field, way]): Order => {
    if (way !== 'asc' && way !== 'desc') throw wrong('sort');
    if (field !== '_score' && index.fields.get(known(index, field)) === 'text')
      throw new SearchRefusal(400, 'illegal_argument_exception', `Text fields are not optimised: [${field}]`);
    const sign = way === 'asc' ? 1 : -1;
    return (one, other) => {
      const [left, right] = [sortedBy(field, one), sortedBy(field, other)] as [number, number];
      return left === right ? 0 : left < right ? -sign : sign;
    };
  });
  return { orders, values: (hit) => fields.map(([field]) => sortedBy(field, hit)) };
}

export function searchIn(index: Index, body: unknown): object {
  const given = partOf(body, 'search', 'query', 'sort', 'from', 'size', 'track_total_hits', '_source');
  const { query, sort, from = 0, size = 10, track_total_hits: bound = 10_000 } = given;
  if (!isPart(query)) throw wrong('query');
  if (Number(from) + Number(size) > mostReached)
    throw new SearchRefusal(400, 'illegal_argument_exception', 'Result window is too large');
  const marks: Marks = [];
  const matches = read(index, query, marks);
  const found = [...index.searched.values()].flatMap((document): Hit[] => {
    const score = matches(document);
    return score === undefined ? [] : [{ document, score }];
  });
  const { orders, values } = sorter(index, sort);
  found.sort((one, other) => orders.map((order) => order(one, other)).find((way) => way !== 0) ?? 0);
  const hits = found.slice(Number(from), Number(from) + Number(size)).map((hit) => ({
    _index: index.name,
    _id: String(hit.document.id),
    _score: null,
    sort: values(hit),
    matched_queries: marks.filter((mark) => mark.matches(hit.document) !== undefined).map(({ name }) => name),
  }));
  const isMore = found.length > Number(bound);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { total: { value: isMore ? bound : found.length, relation: isMore ? 'gte' : 'eq' }, max_score: null, hits },
  };
}
