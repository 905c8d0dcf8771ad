/**
 * The languages that ship with the shop: the one list of them. A shop may have more, which are data
 * (`server/i18n/languages.ts`). Data keeps `ir`, the protocol's code for Persian; the web calls it `fa`.
 */

export const locales = ['en', 'ar', 'ir'] as const;
export type BuiltInLocale = (typeof locales)[number];

/** The code of a language: one that ships, or one of the shop's own, such as `fr` or `pt-br`. */
export type Locale = string;

/** Texts that are missing in a language are in this one. */
export const defaultLocale = 'en' satisfies BuiltInLocale;

export const isBuiltIn = (value: unknown): value is BuiltInLocale => locales.some((locale) => locale === value);

/** Whether it has the form of a code, so that `Intl` takes it; whether the shop has the language, its settings say. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/.test(value);

/** A code in this form, however a back end writes it: `pt-BR` and `pt_BR` are `pt-br`. English for what is none. */
export const localeOf = (code: string): Locale => {
  const locale = code.toLowerCase().replaceAll('_', '-');
  return isLocale(locale) ? locale : defaultLocale;
};

const tags: Readonly<Record<Locale, string>> = { ir: 'fa' };
const intlTags: Readonly<Record<Locale, string>> = {
  en: 'en-US-u-nu-latn-ca-gregory',
  ar: 'ar-u-nu-latn-ca-gregory',
  ir: 'fa-IR-u-ca-persian-nu-arabext',
};

/** For the attribute `lang`, and wherever else a standard names the language. */
export const htmlLang = (locale: Locale): string => tags[locale] ?? locale;

/** For `Intl`, with the digits and the calendar of the language. */
export const intlLocale = (locale: Locale): string => intlTags[locale] ?? locale;

/** The scripts that are written from right to left. Engines disagree about `Intl.Locale.getTextInfo`, and older ones lack it. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

type Direction = 'ltr' | 'rtl';

/** Every price asks for it, and a phone takes a millisecond to derive it. A shop has few languages. */
const directions = new Map<Locale, Direction>([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ir', 'rtl'],
]);

const derivedDirection = (locale: Locale): Direction =>
  rightToLeft.has(new Intl.Locale(htmlLang(locale)).maximize().script ?? '') ? 'rtl' : 'ltr';

export const directionOf = (locale: Locale): Direction => {
  const direction = directions.get(locale) ?? derivedDirection(locale);
  directions.set(locale, direction);
  return direction;
};

/** A value for every language that ships. */
export const byLocale = <Value>(make: (locale: BuiltInLocale) => Value): Record<BuiltInLocale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<BuiltInLocale, Value>;
