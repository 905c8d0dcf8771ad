/** The columns of a file of goods. Each row is one packaging; rows of the same product follow one another. */
import { defaultLocale, type Locale, locales } from '#locales/locales.ts';
import type { Translated } from '#server/domain/texts.ts';

const plain = ['sku', 'shop', 'category', 'subcategory', 'brand', 'name', 'short', 'description', 'pack'] as const;
const single = ['sku', 'amount', 'measure', 'price', 'discount_price', 'stock', 'pictures', 'active'] as const;

export type TextColumn = Exclude<(typeof plain)[number], 'sku'>;

/** `name` in the default language, `name:ar` in another. */
export const inLocale = (column: string, locale: Locale) => (locale === defaultLocale ? column : `${column}:${locale}`);

const translatedColumns: readonly TextColumn[] = plain.filter((column) => column !== 'sku');

export const columns: readonly string[] = [
  'sku',
  ...translatedColumns.flatMap((column) => locales.map((locale) => inLocale(column, locale))),
  ...single.filter((column) => column !== 'sku'),
];

const knownColumns = new Set(columns);
export const isColumn = (name: string) => knownColumns.has(name);

export const required = ['sku', 'name', 'category', 'price'] as const;

/** Missing translations are those of the default language. */
export const translatedOf = (text: (locale: Locale) => string | undefined): Translated =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale) ?? text(defaultLocale) ?? ''])) as Translated;
