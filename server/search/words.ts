/** Reads what somebody typed: its words, their other forms, and what must not be inside. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { either, lexeme, phrase } from '#server/domain/ts-query.ts';
import { type FoldedGroups, type FoldedThing, foldedGroups, type OtherName } from './folded-groups.ts';
import { freeOf } from './free-of.ts';
import { thingOf, type Without, withoutOf } from './without.ts';

export type Words = {
  /** Folded, with corrected words; empty if there was no letter. */
  text: string;
  /** Each word or a form of it, as names have them; for `tsquery`. Undefined: only `without` was typed. */
  all: string | undefined;
  /** One of them; undefined if there are not several. */
  any: string | undefined;
  /** Each of them, as the texts of a product may have them. */
  inTexts: string | undefined;
  /** The text and other ways to say it. */
  variants: string[];
  /** The stems that the kind of a product may have. */
  heads: string[];
  isCorrected: boolean;
  /** How many products have the rarest of the words in their names; as the vocabulary counts it, so at least. */
  known: number;
  /** There is one word: `known` is its own count, and not that of the rarest of several. */
  isOneWord: boolean;
  without: Without | undefined;
  /** The same once more, for an engine that does not read `tsquery`. */
  parts: RequiredPart[];
  /** The product code that may have been typed. */
  code: string | undefined;
  /** What must not be inside. */
  things: FoldedThing[];
};

/** One of these stands in a product: the typed words, the last of them perhaps cut off; or one of the phrases. */
export type RequiredPart = { typed: string[]; phrases: string[] };

/** More words are not searched for. */
const mostWords = 8;
const mostForms = 12;
/** The index finds up to so many whole words more quickly than all words that begin in the same way. */
const mostWhole = 3;
const mostVariants = 6;

/**
 * `completions`: the words of names that begin so, the most frequent ones, and how many products have one of all of them.
 * `stems` are marked lexemes: of the words of other languages that the shop has, as those languages inflect them.
 */
type Token = { word: string; stem: string; completions: Completions; kin: string[]; stems: string[] };
type Completions = { products: number; words: string[] };

/** A product's code contains signs that separate words, so it is looked up as it was typed. */
type Typed = { code: string; tokens: Token[] };

/** One statement for all texts: their words, how many products have words that begin so, and the words of the same stem. */
async function readTokens(db: Db, texts: readonly string[]): Promise<Typed[]> {
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
    from unnest(${`{${words.map((word) => `"${word}"`).join(',')}}`}::text[]) as typed (word)`);
  return new Map(rows.map(({ word, inside, similar }) => [word, inside.length > 0 ? inside : similar]));
}

/** A word or a phrase with its other names. */
type Part = { word: string; typed: string[]; completions: Completions; others: string[]; known: number };

const beginning = (word: string) => `${lexeme(word)}:*`;

const inNames = ({ typed, completions: { words } }: Part) =>
  words.length > mostWhole ? beginning(typed.at(-1) ?? '') : either([typed.at(-1) ?? '', ...words].map(lexeme));

/** Only the words of names are counted, so that nobody knows which words of texts begin so. */
const inAnyText = ({ typed }: Part) => beginning(typed.at(-1) ?? '');

const formsOf = (part: Part, last: string): string => {
  const words = [...part.typed.slice(0, -1).map(lexeme), last];
  return either([`(${words.join(' & ')})`, ...part.others.map((other) => phrase(other))]);
};

function partOf(
  { word, kin, completions, stems }: Token,
  others: readonly string[],
  corrected: readonly string[],
): Part {
  const forms = [...kin, ...stems, ...others, ...corrected];
  return { word: corrected[0] ?? word, typed: [word], completions, others: forms, known: completions.products };
}

/** The other names of what was typed, each also with the other forms of its last word. */
type Groups = Map<string, string[]>;

const formsOfName = ({ name }: OtherName, kin: readonly string[]) => {
  const start = name.slice(0, name.lastIndexOf(' ') + 1);
  return [name, ...kin.map((word) => `${start}${word}`)];
};

const keysOf = (token: Token, next: Token | undefined) => [
  ...[token.word, token.stem],
  ...(next ? [next.word, next.stem].map((second) => `${token.word} ${second}`) : []),
];

/** "Zucchini" is also called "courgette", and the shop has "courgettes". One query, for words with other names only. */
async function namesInShop(db: Db, lines: readonly Line[], { synonyms }: FoldedGroups): Promise<Groups> {
  const keys = new Set(lines.flatMap(({ used }) => used.flatMap((token, at) => keysOf(token, used[at + 1]))));
  const found = [...keys].flatMap((key): [string, OtherName[]][] => {
    const names = synonyms.get(key);
    return names ? [[key, names]] : [];
  });
  if (found.length === 0) return new Map();
  const stems = new Set(found.flatMap(([, names]) => names.map(({ stem }) => stem)));
  const { rows } = await db.execute<{ stem: string; words: string[] }>(sql`
    select stem, array(
      select word from search_words known where known.stem = requested.stem and products > 0
      order by products desc, word limit ${mostForms}
    ) as words from unnest(${`{${[...stems].map((stem) => `"${stem}"`).join(',')}}`}::text[]) as requested (stem)`);
  const kin = new Map(rows.map(({ stem, words }) => [stem, words]));
  return new Map(
    found.map(([key, names]) => [
      key,
      [...new Set(names.flatMap((name) => formsOfName(name, kin.get(name.stem) ?? [])))],
    ]),
  );
}

/** "Eggplants" has the other names of "eggplant". */
const othersOf = ({ word, stem }: Token, groups: Groups) => groups.get(word) ?? groups.get(stem) ?? [];

const isUnknown = (token: Token, groups: Groups) =>
  token.completions.products === 0 &&
  token.kin.length === 0 &&
  token.stems.length === 0 &&
  othersOf(token, groups).length === 0;

/** "Spring onion" is one part, because it is the name of one thing. */
function pairOf(token: Token, next: Token | undefined, groups: Groups): Part | undefined {
  if (!next) return undefined;
  const word = `${token.word} ${next.word}`;
  const others = groups.get(word) ?? groups.get(`${token.word} ${next.stem}`);
  const known = Math.min(token.completions.products, next.completions.products);
  return others && { word, typed: [token.word, next.word], completions: next.completions, others, known };
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

type Line = { code: string; used: Token[]; things: FoldedThing[] };

/** What the words of each text mean. However many texts, at most three statements. */
export async function readWords(db: Db, texts: readonly string[]): Promise<Words[]> {
  const [typed, groups] = await Promise.all([readTokens(db, texts), foldedGroups(db)]);
  const lines = typed.map(({ code, tokens }): Line => {
    const { words, without } = freeOf(tokens.map(({ word }) => word));
    const used = tokens.filter(({ word }) => words.includes(word));
    return { code, used, things: without.map((name) => thingOf(name, groups)) };
  });
  const synonyms = await namesInShop(db, lines, groups);
  const unknown = lines.flatMap(({ used }) => used.filter((token) => isUnknown(token, synonyms)));
  const corrections = await correctionsOf(db, [...new Set(unknown.map(({ word }) => word))]);
  return lines.map((line) => wordsOf(line, synonyms, corrections));
}

function wordsOf({ code, used, things }: Line, synonyms: Groups, corrections: Corrections): Words {
  const parts = partsOf(used, synonyms, corrections);
  const isCode = /^[a-z0-9][a-z0-9-]*$/.test(code);
  const forms = parts.map((part) => formsOf(part, inNames(part)));
  const all = (some: readonly string[]) =>
    some.length > 0 ? [some.join(' & '), ...(isCode ? [`'#${code}'`] : [])].join(' | ') : undefined;
  const first = used[0]?.stem;
  const last = used.at(-1)?.stem;
  return {
    text: parts.map(({ word }) => word).join(' '),
    all: all(forms),
    inTexts: all(parts.map((part) => formsOf(part, inAnyText(part)))),
    any: forms.length > 1 ? forms.join(' | ') : undefined,
    variants: variantsOf(parts),
    heads: [...new Set([first, last].flatMap((stem) => stem ?? []))],
    isCorrected: used.some(({ word }) => corrections.has(word)),
    known: Math.min(...parts.map(({ known }) => known), Number.MAX_SAFE_INTEGER),
    isOneWord: parts.flatMap(({ typed }) => typed).length === 1,
    without: withoutOf(things),
    parts: parts.map(({ typed: words, others }) => ({ typed: words, phrases: others })),
    code: isCode ? code : undefined,
    things,
  };
}
