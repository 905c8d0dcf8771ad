/** Reads what somebody typed: its words, their other forms, and what must not be inside. */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import type { Diet } from '#server/domain/food-facts.ts';
import { labelMarkOf } from '#server/domain/things.ts';
import { either, lexeme, phrase } from '#server/domain/ts-query.ts';
import { type FoldedGroups, type FoldedThing, foldedGroups, type OtherName } from './folded-groups.ts';
import { freeOf } from './free-of.ts';
import {
  type Completions,
  type Corrections,
  correctionsOf,
  mostForms,
  mostWhole,
  readTokens,
  type Token,
} from './tokens.ts';
import { thingOf, type Without, withoutOf } from './without.ts';

export type Words = {
  /** Folded, with corrected words and without labels; empty if nothing else was typed. */
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
  /**
   * How many products have the rarest of the words in their names; as the vocabulary counts it, so at least. Undefined
   * where it counts none of them.
   */
  known: number | undefined;
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

/** One of these stands in a product: the typed words, the last of them perhaps cut off; one of the phrases; the label. */
export type RequiredPart = { typed: string[]; phrases: string[]; label: Diet | undefined };

const mostVariants = 6;

/** A word or a phrase with its other names, and the label that it names. */
type Part = {
  word: string;
  typed: string[];
  completions: Completions;
  others: string[];
  label: Diet | undefined;
  /** Undefined for a label: the vocabulary does not count those. */
  known: number | undefined;
};

const beginning = (word: string) => `${lexeme(word)}:*`;

const inNames = ({ typed, completions: { words } }: Part) =>
  words.length > mostWhole ? beginning(typed.at(-1) ?? '') : either([typed.at(-1) ?? '', ...words].map(lexeme));

/** Only the words of names are counted, so that nobody knows which words of texts begin so. */
const inAnyText = ({ typed }: Part) => beginning(typed.at(-1) ?? '');

const formsOf = (part: Part, last: string): string => {
  const words = [...part.typed.slice(0, -1).map(lexeme), last];
  const label = part.label ? [lexeme(labelMarkOf(part.label))] : [];
  return either([`(${words.join(' & ')})`, ...part.others.map((other) => phrase(other)), ...label]);
};

function partOf(
  { word, kin, completions, stems }: Token,
  others: readonly string[],
  corrected: readonly string[],
  label: Diet | undefined,
): Part {
  const forms = [...kin, ...stems, ...others, ...corrected];
  const known = label ? undefined : completions.products;
  return { word: corrected[0] ?? word, typed: [word], completions, others: forms, label, known };
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

const labelOf = ({ word, stem }: Token, { labels }: FoldedGroups) => labels.get(word) ?? labels.get(stem);

const isUnknown = (token: Token, groups: Groups, folded: FoldedGroups) =>
  labelOf(token, folded) === undefined &&
  token.completions.products === 0 &&
  token.kin.length === 0 &&
  token.stems.length === 0 &&
  othersOf(token, groups).length === 0;

/** "Spring onion" is one part, because it is the name of one thing. */
function pairOf(token: Token, next: Token | undefined, groups: Groups, { labels }: FoldedGroups): Part | undefined {
  if (!next) return undefined;
  const [word, stem] = [`${token.word} ${next.word}`, `${token.word} ${next.stem}`];
  const label = labels.get(word) ?? labels.get(stem);
  const others = groups.get(word) ?? groups.get(stem) ?? (label && []);
  const known = label ? undefined : Math.min(token.completions.products, next.completions.products);
  return others && { word, typed: [token.word, next.word], completions: next.completions, others, label, known };
}

type Meanings = { groups: Groups; corrections: Corrections; folded: FoldedGroups };

function partsOf(tokens: readonly Token[], meanings: Meanings): Part[] {
  const [token, next, ...more] = tokens;
  if (!token) return [];
  const { groups, corrections, folded } = meanings;
  const pair = pairOf(token, next, groups, folded);
  if (pair) return [pair, ...partsOf(more, meanings)];
  const part = partOf(token, othersOf(token, groups), corrections.get(token.word) ?? [], labelOf(token, folded));
  return [part, ...partsOf(tokens.slice(1), meanings)];
}

/** The text, the text without its labels, and the text with one part reworded in another way. */
function variantsOf(parts: readonly Part[], unlabelled: string): string[] {
  const words = parts.map(({ word }) => word);
  const reworded = parts.flatMap(({ others }, at) => others.map((other) => words.with(at, other).join(' ')));
  const text = words.join(' ');
  return [...new Set([text, unlabelled || text, ...reworded])].slice(0, mostVariants);
}

type Line = { code: string; used: Token[]; things: FoldedThing[] };

/** What the words of each text mean. However many texts, at most three statements. */
export async function readWords(db: Db, texts: readonly string[]): Promise<Words[]> {
  const [typed, folded] = await Promise.all([readTokens(db, texts), foldedGroups(db)]);
  const isThing = (name: string) => name.includes(' ') && folded.things.some(({ names }) => names.includes(name));
  const lines = typed.map(({ code, tokens }): Line => {
    const { words, without } = freeOf(
      tokens.map(({ word }) => word),
      isThing,
    );
    const used = tokens.filter(({ word }) => words.includes(word));
    return { code, used, things: without.map((name) => thingOf(name, folded)) };
  });
  const groups = await namesInShop(db, lines, folded);
  const unknown = lines.flatMap(({ used }) => used.filter((token) => isUnknown(token, groups, folded)));
  const corrections = await correctionsOf(db, [...new Set(unknown.map(({ word }) => word))]);
  return lines.map((line) => wordsOf(line, { groups, corrections, folded }));
}

const leastOf = (counts: readonly number[]) => (counts.length > 0 ? Math.min(...counts) : undefined);

function wordsOf({ code, used, things }: Line, meanings: Meanings): Words {
  const parts = partsOf(used, meanings);
  const text = parts.flatMap(({ word, label }) => (label ? [] : [word])).join(' ');
  const isCode = /^[a-z0-9][a-z0-9-]*$/.test(code);
  const forms = parts.map((part) => formsOf(part, inNames(part)));
  const all = (some: readonly string[]) =>
    some.length > 0 ? [some.join(' & '), ...(isCode ? [`'#${code}'`] : [])].join(' | ') : undefined;
  const first = used[0]?.stem;
  const last = used.at(-1)?.stem;
  return {
    text,
    all: all(forms),
    inTexts: all(parts.map((part) => formsOf(part, inAnyText(part)))),
    any: forms.length > 1 ? forms.join(' | ') : undefined,
    variants: variantsOf(parts, text),
    heads: [...new Set([first, last].flatMap((stem) => stem ?? []))],
    isCorrected: used.some(({ word }) => meanings.corrections.has(word)),
    known: leastOf(parts.flatMap(({ known }) => known ?? [])),
    isOneWord: parts.flatMap(({ typed }) => typed).length === 1,
    without: withoutOf(things),
    parts: parts.map(({ typed: words, others, label }) => ({ typed: words, phrases: others, label })),
    code: isCode ? code : undefined,
    things,
  };
}
