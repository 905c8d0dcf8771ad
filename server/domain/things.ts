/** What many shoppers avoid: its names, and the phrases that promise that it is not inside. */
import type { Allergen, Diet } from './food-facts.ts';
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

/** The database marks the products that contain it, and those that are free of it. */
export type KnownThing = {
  /** Names the marks. */
  thing: string;
  /** What a seller states of it; nothing for a thing that no label must name. */
  stated: readonly Allergen[];
  /** Each says that it is not inside. */
  labels?: readonly Diet[];
  /** Unfolded phrases of which each says that it is inside. */
  names: readonly string[];
};

export const knownThings: readonly KnownThing[] = [
  {
    thing: 'gluten',
    stated: ['gluten'],
    labels: ['gluten-free'],
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
    labels: ['lactose-free'],
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
      'مغزهای درختی',
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
    names: ['shellfish', 'prawn', 'shrimp', 'crab', 'mussel', 'squid'],
  },
  {
    thing: 'crustacean',
    stated: ['crustaceans'],
    names: ['crustacean', 'القشريات', 'سخت پوستان', 'سخت‌پوستان', 'prawn', 'shrimp', 'crab', 'lobster'],
  },
  {
    thing: 'mollusc',
    stated: ['molluscs'],
    names: ['mollusc', 'mollusk', 'الرخويات', 'نرم تنان', 'نرم‌تنان', 'mussel', 'oyster', 'squid'],
  },
  {
    thing: 'celery',
    stated: ['celery'],
    names: ['celery', 'celeriac', 'الكرفس', 'كرفس', 'کرفس'],
  },
  {
    thing: 'mustard',
    stated: ['mustard'],
    names: ['mustard', 'الخردل', 'خردل'],
  },
  {
    thing: 'sulphite',
    stated: ['sulphites'],
    names: ['sulphite', 'sulfite', 'الكبريتيت', 'كبريتيت', 'سولفیت', 'سولفیت‌ها'],
  },
  {
    thing: 'lupin',
    stated: ['lupin'],
    names: ['lupin', 'الترمس', 'ترمس', 'لوپین'],
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

/** What each label is also called; of "gluten free" the things know more. */
export const labelNames: Readonly<Partial<Record<Diet, readonly string[]>>> = {
  vegetarian: ['vegetarian', 'veggie', 'نباتي', 'گیاه‌خواری', 'گیاه خواری'],
  vegan: ['vegan', 'نباتي صرف', 'وگان'],
  halal: ['halal', 'حلال'],
  kosher: ['kosher', 'كوشر', 'کاشر'],
  organic: ['organic', 'عضوي', 'ارگانیک'],
};

/** The word of a search document that says that a thing is inside. */
export const markOf = (thing: string): string => `!${thing}`;

/** The one that says that the product is free of it: by the seller's statement, or by a promise of its texts. */
export const freeMarkOf = (thing: string): string => `-${thing}`;

export const labelMarkOf = (label: Diet): string => `+${label}`;

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
