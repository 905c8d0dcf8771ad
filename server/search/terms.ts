/** What a query compares products with: values for one search, columns of a list of lines for many at once. */
import { type SQL, sql } from 'drizzle-orm';
import type { Words } from './words.ts';

/** The types of the columns. */
const columns = {
  /** `tsquery` of the words of a stage. */
  query: 'text',
  /** Folded, with corrected words. */
  text: 'text',
  /** A pattern of names that have that text, between spaces; null without a text. */
  whole: 'text',
  /** As it was typed; the names that are the same are `isNamed`. */
  name: 'text',
  /** How many products have the words, at least. */
  known: 'int',
  /** The stems that the kind of a product may have, and a `tsquery` of their marks. */
  heads: 'text[]',
  kinds: 'text',
  /** Patterns of names: the last words, the first ones, those that go on after a joiner, a beginning, a word inside. */
  ends: 'text[]',
  begins: 'text[]',
  joined: 'text[]',
  starts: 'text[]',
  inside: 'text[]',
  /** The marks that exclude a product; null: none. */
  marks: 'text',
  /** What the texts must not name, and what they may promise instead; null: nothing is read in texts. */
  without: 'text',
  promised: 'text',
} as const;

type Name = keyof typeof columns;

const queries = new Set<Name>(['query', 'kinds', 'marks', 'without', 'promised']);

export type Terms = Record<Name, SQL>;

export type TermValues = Record<Name, string | number | string[] | null>;

export type Sought = { words: Words; query: string; known: number; name?: string | undefined };

export function termValues({ words, query, known, name = '' }: Sought): TermValues {
  const { text, variants, heads, without } = words;
  const patterns = (before: string, ...after: string[]) =>
    variants.flatMap((variant) => after.map((end) => `${before}${variant}${end}`));
  return {
    query,
    text,
    whole: text ? `% ${text} %` : null,
    name,
    known,
    heads,
    kinds: heads.map((head) => `'^${head}'`).join(' | '),
    ends: patterns('% ', '', 's', 'es', 'ies'),
    begins: patterns('', ' %'),
    joined: patterns('', '-%'),
    starts: patterns('', '%'),
    inside: patterns('% ', '%'),
    marks: without?.marks ?? null,
    without: without?.others?.inside ?? null,
    promised: without?.others?.promised ?? null,
  };
}

const names = Object.keys(columns) as Name[];

const written = (value: TermValues[Name]) =>
  Array.isArray(value) ? `{${value.map((each) => `"${each}"`).join(',')}}` : value;

/** What is the same for all products is computed once: the folded name, and the queries. */
const ready = (name: Name, value: SQL) => {
  if (name === 'name') return sql`search_text(${value})`;
  return queries.has(name) ? sql`${value}::tsquery` : value;
};

const termsOf = (term: (name: Name) => SQL): Terms =>
  Object.fromEntries(names.map((name) => [name, term(name)])) as Terms;

/** The values of one search, which PostgreSQL plans for. */
export const ownTerms = (values: TermValues): Terms =>
  termsOf((name) => ready(name, sql`${written(values[name])}::${sql.raw(columns[name])}`));

/** The columns of `lineRows`. */
export const lineTerms: Terms = termsOf((name) => sql.raw(`line.${name}`));

/** The values of many searches as rows, with the place of each. */
export function lineRows(all: readonly TermValues[]): SQL {
  const rows = JSON.stringify(all.map((values, place) => ({ place, ...values })));
  const types = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const values = names.map((name) => sql`${ready(name, sql.raw(name))} as ${sql.raw(name)}`);
  return sql`(
    select place, ${sql.join(values, sql`, `)} from jsonb_to_recordset(${rows}::jsonb) as row (place int, ${sql.raw(types)})
    offset 0
  ) as line`;
}
