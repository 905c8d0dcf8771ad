/** What many shoppers avoid: its names, and the phrases that promise that it is not inside. */
import type { Allergen } from './food-facts.ts';
import { either, lexeme, phrase } from './ts-query.ts';

/** Before the name of a thing: "without gluten", in Arabic and in Persian. */
export const before = [
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

/** The database marks the products that contain it. */
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

/** Without repetition, and each English name also with a plural `s`. */
export const allNames = (folded: readonly string[]): string[] => [
  ...new Set(folded.flatMap((name) => (/^[a-z]+[^s]$/.test(name) ? [name, `${name}s`] : [name]))),
];
