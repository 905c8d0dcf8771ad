/** The languages of the shop: the one list of them. Data keeps `ir`, the protocol's code for Persian; the web calls it `fa`. */

export const locales = ['en', 'ar', 'ir'] as const;
export type Locale = (typeof locales)[number];

/** Texts that are missing in a language are in this one. */
export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** Undefined: there is no such language, or what was sent is no text at all. */
export const localeNamed = (value: unknown): Locale | undefined => (isLocale(value) ? value : undefined);

const tags = { en: 'en', ar: 'ar', ir: 'fa' } as const satisfies Record<Locale, string>;
const intlTags = {
  en: 'en-US-u-nu-latn-ca-gregory',
  ar: 'ar-u-nu-latn-ca-gregory',
  ir: 'fa-IR-u-nu-latn-ca-gregory',
} as const satisfies Record<Locale, string>;

/** For the attribute `lang`, and wherever else a standard names the language. */
export const htmlLang = (locale: Locale) => tags[locale];

/** For `Intl`: Latin digits and the Gregorian calendar in every language. */
export const intlLocale = (locale: Locale) => intlTags[locale];

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'en' ? 'ltr' : 'rtl');

/** A value for every language. */
export const byLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
