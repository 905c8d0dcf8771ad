/** The words of what somebody typed, with what the vocabulary knows of them. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';

/** More words are not searched for. */
const mostWords = 8;
export const mostForms = 12;
/** The index finds up to so many whole words more quickly than all words that begin in the same way. */
export const mostWhole = 3;
/**
 * `completions`: the words of names that begin so, the most frequent ones, and how many products have one of all of them.
 * `stems` are marked lexemes: of the words of other languages that the shop has, as those languages inflect them.
 */
export type Token = { word: string; stem: string; completions: Completions; kin: string[]; stems: string[] };
export type Completions = { products: number; words: string[] };

/** A product's code contains signs that separate words, so it is looked up as it was typed. */
type Typed = { code: string; tokens: Token[] };

/** One statement for all texts: their words, how many products have words that begin so, and the words of the same stem. */
export async function readTokens(db: Db, texts: readonly string[]): Promise<Typed[]> {
  const { rows } = await db.execute<Typed>(sql`
    with typed as materialized (
      select text, line, words from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as typed (text, line)
      cross join lateral (select (string_to_array(search_text(text), ' '))[:${mostWords}] as words) as folded
    ),
    token as materialized (
      select word, search_stem(word) as stem from (select distinct unnest(words) as word from typed) as each where word <> ''
    ),
    known as materialized (
      select token.word, jsonb_build_object('word', word, 'stem', stem,
        'completions', (
          select jsonb_build_object('products', coalesce(sum(products), 0),
            'words', coalesce((array_agg(word order by products desc))[:${mostWhole + 1}], '{}'))
          from search_words known where products > 0 and known.word >= token.word collate "C" and known.word < token.word || ${'\u{10FFFF}'} collate "C"
        ),
        'kin', array(
          select known.word from search_words known
          where known.stem = token.stem and known.products > 0 and known.word <> token.word
          order by known.products desc, known.word limit ${mostForms}
        ),
        'stems', array(
          select stem from unnest(search_stems_of(word)) as stem
          where exists (select from search_documents where words @@ quote_literal(stem)::tsquery)
        )) as token
      from token
    )
    select fold_text(text) as code, (
      select coalesce(jsonb_agg(token order by place), '[]')
      from unnest(words) with ordinality as typed_word (word, place) join known using (word)
    ) as tokens
    from typed order by line`);
  return rows;
}

export type Corrections = Map<string, string[]>;

/** For words that no name begins with: names in whose middle they stand, else the most similar ones. */
export async function correctionsOf(db: Db, words: readonly string[]): Promise<Corrections> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; inside: string[]; similar: string[] }>(sql`
    select word,
      array(
        select known.word from search_words known
        where length(typed.word) > 2 and known.word like '%' || typed.word || '%' and known.products > 0
        order by known.products desc, known.word limit ${mostForms}
      ) as inside,
      array(
        select near.word from (
          select known.word, known.products, similarity(known.word, typed.word) as likeness,
            max(similarity(known.word, typed.word)) over () as most
          from search_words known where known.word % typed.word and known.products > 0
        ) near where likeness >= greatest(0.35, most - 0.1) order by likeness desc, products desc, word limit 5
      ) as similar
    from unnest(${`{${words.map((word) => `"${word}"`).join(',')}}`}::text[]) as typed (word)`);
  return new Map(rows.map(({ word, inside, similar }) => [word, inside.length > 0 ? inside : similar]));
}
