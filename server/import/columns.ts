/** The columns of a file of goods. Each row is one packaging, or one size and colour; rows of the same product follow one another. */
import { byLocale, defaultLocale, isBuiltIn, type Locale } from '#locales/locales.ts';
import { nutrients } from '#server/domain/food-facts.ts';
import { inLanguage, type Translated } from '#server/domain/texts.ts';
import { knownLocales } from '#server/i18n/languages.ts';

const plain = [
  'sku',
  'shop',
  'category',
  'subcategory',
  'brand',
  'name',
  'short',
  'description',
  'pack',
  'size',
  'color',
  'ingredients',
  'origin',
] as const;
const single = [
  'sku',
  'amount',
  'measure',
  'price',
  'discount_price',
  'stock',
  'size_surcharge',
  'color_surcharge',
  'color_code',
  'pictures',
  'active',
  'contains',
  'may_contain',
  'allergens_complete',
  'diets',
  'origin_country',
  'nutrition_per',
  ...nutrients,
] as const;

export type TextColumn = Exclude<(typeof plain)[number], 'sku'>;

/** `name` in the default language, `name:ar` in another. */
export const inLocale = (column: string, locale: Locale) => (locale === defaultLocale ? column : `${column}:${locale}`);

const translatedColumns: readonly TextColumn[] = plain.filter((column) => column !== 'sku');

/** Those of the languages that the shop has. */
export const columns = (): readonly string[] => [
  'sku',
  ...translatedColumns.flatMap((column) => knownLocales().map((locale) => inLocale(column, locale))),
  ...single.filter((column) => column !== 'sku'),
];

export const isColumn = (name: string) => columns().includes(name);

export const required = ['sku', 'name', 'category', 'price'] as const;

/** A missing translation into a language that ships is the text of the default language; into another there is none. */
export function translatedOf(text: (locale: Locale) => string | undefined): Translated {
  const own = knownLocales().filter((locale) => !isBuiltIn(locale));
  return {
    ...byLocale((locale) => text(locale) ?? text(defaultLocale) ?? ''),
    ...Object.fromEntries(own.flatMap((locale) => (text(locale) ? [[locale, text(locale) ?? '']] : []))),
  };
}

/** The cell of a text. */
export const textIn = (text: Translated, locale: Locale): string =>
  isBuiltIn(locale) ? inLanguage(text, locale) : (text[locale] ?? '');
