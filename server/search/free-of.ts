/**
 * "Gluten free" asks for the opposite of what its words find. The parts of a search that name what must not be inside,
 * from words that the database has folded.
 */
import type { Allergen } from '#server/domain/food-facts.ts';
import { either, lexeme, phrase } from './ts-query.ts';

export type FreeOf = {
  /** What is searched for besides. */
  words: string[];
  /** What must not be inside, one word each. */
  without: string[];
};

/** Before the name of a thing: "without gluten", in Arabic and in Persian. */
const before = [
  ['without'],
  ['no'],
  ['free', 'of'],
  ['free', 'from'],
  ['بدون'],
  ['بلا'],
  ['خال', 'من'],
  ['خالی', 'من'],
  ['فاقد'],
  ['عاری', 'از'],
];

/** Of these, "free" may also mean something else: eggs of free range hens. */
const notThings = new Set(['free', 'of', 'from', 'and', 'range', 'sugar s', 'is', 'for', 'the', 'best', 'a']);

const startsWith = (words: readonly string[], at: number, start: readonly string[]) =>
  start.every((word, index) => words[at + index] === word);

export function freeOf(words: readonly string[]): FreeOf {
  const left: string[] = [];
  const without: string[] = [];
  let at = 0;
  while (at < words.length) {
    const [thing, taken] = thingAt(words, at);
    if (thing === undefined) left.push(words[at] ?? '');
    else without.push(thing);
    at += taken;
  }
  return { words: left, without };
}

/** The thing that the words from here exclude, and the number of words that say so. */
function thingAt(words: readonly string[], at: number): [thing: string | undefined, taken: number] {
  const word = words[at] ?? '';
  if (words[at + 1] === 'free' && words[at + 2] !== 'range' && !notThings.has(word)) return [word, 2];
  const start = before.find((each) => startsWith(words, at, each));
  const thing = start && words[at + start.length];
  return start && thing !== undefined && !notThings.has(thing) ? [thing, start.length + 1] : [undefined, 1];
}

/** What many shoppers avoid. The database marks the products that contain it. */
export type KnownThing = {
  /** Names the mark. */
  thing: string;
  /** What a seller states of it; nothing for a thing that no label must name. */
  stated: readonly Allergen[];
  /** Unfolded phrases of which each says that it is inside. */
  names: readonly string[];
};

export const knownThings: readonly KnownThing[] = [
  {
    thing: 'gluten',
    stated: ['gluten'],
    names: [
      'gluten',
      'الغلوتين',
      'غلوتين',
      'گلوتن',
      'wheat',
      'barley',
      'rye',
      'spelt',
      'semolina',
      'bulgur',
      'couscous',
      'قمح',
      'گندم',
      'جو',
    ],
  },
  {
    thing: 'egg',
    stated: ['eggs'],
    names: ['egg', 'eggs', 'بيض', 'البيض', 'تخم مرغ', 'تخم‌مرغ', 'mayonnaise'],
  },
  {
    thing: 'milk',
    stated: ['milk'],
    names: ['milk', 'dairy', 'حليب', 'الحليب', 'شیر', 'cheese', 'butter', 'cream', 'yoghurt', 'whey'],
  },
  {
    thing: 'lactose',
    stated: [],
    names: ['lactose', 'اللاكتوز', 'لاكتوز', 'لاکتوز'],
  },
  {
    thing: 'nut',
    stated: ['nuts'],
    names: [
      'nut',
      'nuts',
      'مكسرات',
      'المكسرات',
      'آجیل',
      'almond',
      'hazelnut',
      'walnut',
      'cashew',
      'pistachio',
      'pecan',
    ],
  },
  {
    thing: 'peanut',
    stated: ['peanuts'],
    names: ['peanut', 'peanuts', 'الفول السوداني', 'بادام زمینی', 'بادام‌زمینی'],
  },
  {
    thing: 'sesame',
    stated: ['sesame'],
    names: ['sesame', 'سمسم', 'السمسم', 'کنجد', 'tahini'],
  },
  {
    thing: 'soy',
    stated: ['soybeans'],
    names: ['soy', 'soya', 'الصويا', 'صويا', 'سویا', 'tofu'],
  },
  {
    thing: 'fish',
    stated: ['fish'],
    names: ['fish', 'سمك', 'السمك', 'ماهی'],
  },
  {
    thing: 'shellfish',
    stated: ['crustaceans', 'molluscs'],
    names: ['shellfish', 'القشريات', 'سخت پوستان', 'prawn', 'shrimp', 'crab'],
  },
  {
    thing: 'sugar',
    stated: [],
    names: ['sugar', 'سكر', 'السكر', 'شکر'],
  },
  {
    thing: 'alcohol',
    stated: [],
    names: ['alcohol', 'كحول', 'الکل'],
  },
];

/** The word of a search document that says that a thing is inside. */
export const markOf = (thing: string): string => `!${thing}`;

/** The phrases that promise that a thing, by one of its names, is not inside. */
export const promises = (name: string): string[] => [
  `${name} free`,
  ...before.map((words) => `${words.join(' ')} ${name}`),
];

/** A query of the texts that name a thing. Not of brands and categories: milk from "Dairy & Eggs" has no eggs. */
export const insideOf = (names: readonly string[]): string =>
  either(names.map((name) => phrase(name, (word) => `${lexeme(word)}:ACD`)));

/** A query of the texts that promise that a thing, by any of its names, is not inside. */
export function promisedOf(names: readonly string[]): string {
  const thing = either(names.map((name) => phrase(name)));
  const opening = either(before.map((words) => phrase(words.join(' '))));
  return either([`(${thing} <-> 'free')`, `(${opening} <-> ${thing})`]);
}
