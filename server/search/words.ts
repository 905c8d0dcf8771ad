/** Reads what somebody typed: its words, their other forms, and what must not be inside. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { foldedGroups } from './folded-groups.ts';
import { freeOf, promisesOf } from './free-of.ts';

/** What the texts of a product must not say, unless they promise the opposite; both are written for `tsquery`. */
export type Without = { inside: string; promised: string };

export type Words = {
  /** Folded, with corrected words; empty if there was no letter. */
  text: string;
  /** Each word or a form of it; for `tsquery`. Undefined: only `without` was typed. */
  all: string | undefined;
  any: string | undefined;
  /** The text and other ways to say it. */
  variants: string[];
  /** The stems that the kind of a product may have. */
  heads: string[];
  isCorrected: boolean;
  /** How many products have the rarest of the words in their names; as the vocabulary counts it, so at least. */
  known: number;
  without: Without | undefined;
};

/** More words are not searched for. */
const mostWords = 8;
const mostForms = 12;
const mostVariants = 6;

type Token = { word: string; stem: string; begun: number; kin: string[] };

/** A product's code contains signs that separate words, so it is looked up as it was typed. */
type Typed = { code: string; tokens: Token[] };

/** One statement: the words, how many products have words that begin so, and the words of the same stem. */
async function readTokens(db: Db, text: string): Promise<Typed> {
  const { rows } = await db.execute<{ code: string; tokens: Token[] }>(sql`
    select fold_text(${text}) as code, (
      select coalesce(json_agg(json_build_object('word', word, 'stem', search_stem(word),
        'begun', (
          select coalesce(sum(products), 0) from search_words known
          where known.word >= token.word collate "C" and known.word < token.word || ${'\u{10FFFF}'} collate "C"
        ),
        'kin', array(
          select known.word from search_words known
          where known.stem = search_stem(token.word) and known.products > 0 and known.word <> token.word
          order by known.products desc, known.word limit ${mostForms}
        )) order by place), '[]')
      from unnest(string_to_array(search_text(${text}), ' ')) with ordinality as token (word, place)
      where word <> '' and place <= ${mostWords}
    ) as tokens`);
  return rows[0] ?? { code: '', tokens: [] };
}

type Corrections = Map<string, string[]>;

/** For words that no name begins with: names in whose middle they stand, else the most similar ones. */
async function correctionsOf(db: Db, words: readonly string[]): Promise<Corrections> {
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
    from unnest(${`{${words.join(',')}}`}::text[]) as typed (word)`);
  return new Map(rows.map(({ word, inside, similar }) => [word, inside.length > 0 ? inside : similar]));
}

const lexeme = (word: string) => `'${word}'`;

/** Several words stand one after the other. */
const phrase = (words: string) => {
  const parts = words.split(' ').map(lexeme);
  return parts.length === 1 ? `${parts[0]}` : `(${parts.join(' <-> ')})`;
};

/** Not in the names of brands and categories: milk from the category "Dairy & Eggs" has no eggs. */
const phraseInTexts = (words: string) =>
  `(${words
    .split(' ')
    .map((word) => `'${word}':ACD`)
    .join(' <-> ')})`;

const either = (forms: readonly string[]) => `(${[...new Set(forms)].join(' | ')})`;

/** A word or a phrase with its other names. */
type Part = { word: string; forms: string[]; others: string[]; known: number };

function partOf({ word, kin, begun }: Token, others: readonly string[], corrected: readonly string[]): Part {
  const forms = [`'${word}':*`, ...[...kin, ...corrected].map(lexeme), ...others.map(phrase)];
  return { word: corrected[0] ?? word, forms, others: [...kin, ...others, ...corrected], known: begun };
}

type Groups = Map<string, string[]>;

/** "Eggplants" has the other names of "eggplant". */
const othersOf = ({ word, stem }: Token, groups: Groups) => groups.get(word) ?? groups.get(stem) ?? [];

const isUnknown = (token: Token, groups: Groups) =>
  token.begun === 0 && token.kin.length === 0 && othersOf(token, groups).length === 0;

/** "Spring onion" is one part, because it is the name of one thing. */
function pairOf(token: Token, next: Token | undefined, groups: Groups): Part | undefined {
  if (!next) return undefined;
  const word = `${token.word} ${next.word}`;
  const others = groups.get(word) ?? groups.get(`${token.word} ${next.stem}`);
  const both = `('${token.word}' & '${next.word}':*)`;
  return others && { word, forms: [both, ...others.map(phrase)], others, known: Math.min(token.begun, next.begun) };
}

function partsOf(tokens: readonly Token[], groups: Groups, corrections: Corrections): Part[] {
  const [token, next, ...more] = tokens;
  if (!token) return [];
  const pair = pairOf(token, next, groups);
  if (pair) return [pair, ...partsOf(more, groups, corrections)];
  const part = partOf(token, othersOf(token, groups), corrections.get(token.word) ?? []);
  return [part, ...partsOf(tokens.slice(1), groups, corrections)];
}

/** The text, and the text with one part reworded in another way. */
function variantsOf(parts: readonly Part[]): string[] {
  const words = parts.map(({ word }) => word);
  const reworded = parts.flatMap(({ others }, at) => others.map((other) => words.with(at, other).join(' ')));
  return [...new Set([words.join(' '), ...reworded])].slice(0, mostVariants);
}

async function withoutOf(db: Db, things: readonly string[]): Promise<Without | undefined> {
  if (things.length === 0) return undefined;
  const { hidden } = await foldedGroups(db);
  const formsOf = (thing: string) => hidden.find((names) => names.includes(thing)) ?? [thing, `${thing}s`];
  const named = things.map((thing) => either(formsOf(thing).map(phrase)));
  const inside = things.flatMap((thing) => formsOf(thing).map(phraseInTexts));
  return { inside: either(inside), promised: named.map((thing) => `(${promisesOf(thing)})`).join(' & ') };
}

export async function readWords(db: Db, typed: string): Promise<Words> {
  const [{ code, tokens }, { synonyms }] = await Promise.all([readTokens(db, typed), foldedGroups(db)]);
  const { words, without } = freeOf(tokens.map(({ word }) => word));
  const used = tokens.filter(({ word }) => words.includes(word));
  const unknown = used.filter((token) => isUnknown(token, synonyms)).map(({ word }) => word);
  const corrections = await correctionsOf(db, unknown);
  const parts = partsOf(used, synonyms, corrections);
  const ofCode = /^[a-z0-9][a-z0-9-]*$/.test(code) ? `'#${code}'` : undefined;
  const forms = parts.map((part) => either(part.forms));
  const all = forms.length > 0 ? [forms.join(' & '), ...(ofCode ? [ofCode] : [])].join(' | ') : undefined;
  const first = used[0]?.stem;
  const last = used.at(-1)?.stem;
  return {
    text: parts.map(({ word }) => word).join(' '),
    all,
    any: forms.length > 1 ? forms.join(' | ') : undefined,
    variants: variantsOf(parts),
    heads: [...new Set([first, last].flatMap((stem) => stem ?? []))],
    isCorrected: unknown.length > 0,
    known: Math.min(...parts.map(({ known }) => known), Number.MAX_SAFE_INTEGER),
    without: await withoutOf(db, without),
  };
}
