/**
 * "Gluten free" asks for the opposite of what its words find. The parts of a search that name what must not be inside,
 * from words that the database has folded.
 */
import type { Allergen } from '#server/domain/food-facts.ts';

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

/** What else says that it is inside, for the allergens that labels must name. */
const hidden: readonly (readonly string[])[] = [
  [
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
  ['egg', 'eggs', 'بيض', 'البيض', 'تخم مرغ', 'تخم‌مرغ', 'mayonnaise'],
  ['milk', 'dairy', 'حليب', 'الحليب', 'شیر', 'cheese', 'butter', 'cream', 'yoghurt', 'whey'],
  ['lactose', 'اللاكتوز', 'لاكتوز', 'لاکتوز'],
  ['nut', 'nuts', 'مكسرات', 'المكسرات', 'آجیل', 'almond', 'hazelnut', 'walnut', 'cashew', 'pistachio', 'pecan'],
  ['peanut', 'peanuts', 'الفول السوداني', 'بادام زمینی', 'بادام‌زمینی'],
  ['sesame', 'سمسم', 'السمسم', 'کنجد', 'tahini'],
  ['soy', 'soya', 'الصويا', 'صويا', 'سویا', 'tofu'],
  ['fish', 'سمك', 'السمك', 'ماهی'],
  ['shellfish', 'القشريات', 'سخت پوستان', 'prawn', 'shrimp', 'crab'],
  ['sugar', 'سكر', 'السكر', 'شکر'],
  ['alcohol', 'كحول', 'الکل'],
];

/** What a seller states of these things, by a name that folding does not change. */
const statedAs: Readonly<Record<string, readonly Allergen[]>> = {
  gluten: ['gluten'],
  eggs: ['eggs'],
  dairy: ['milk'],
  nuts: ['nuts'],
  peanuts: ['peanuts'],
  sesame: ['sesame'],
  soy: ['soybeans'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
};

/** The allergens that these things are, each of them by all of its names. */
export const allergensIn = (things: readonly (readonly string[])[]): Allergen[] =>
  things.flatMap((names) => names.flatMap((name) => statedAs[name] ?? []));

/** Unfolded phrases of which each says that the thing is inside; undefined for a thing that no label must name. */
export const hiddenNames = hidden;

/** The phrases that promise that a thing, by one of its names, is not inside. */
export const promises = (name: string): string[] => [
  `${name} free`,
  ...before.map((words) => `${words.join(' ')} ${name}`),
];

/** The phrases, as a query of words, that promise that a thing (a sub-query of its forms) is not inside. */
export const promisesOf = (thing: string): string =>
  [
    `(${thing} <-> 'free')`,
    ...before.map((words) => `(${words.map((word) => `'${word}'`).join(' <-> ')} <-> ${thing})`),
  ].join(' | ');
