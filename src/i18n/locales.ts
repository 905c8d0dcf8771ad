/** The three languages of the shop. Data keeps the key `ir`; only `lang` and `Intl` know that it is Persian. */

export const locales = ['en', 'ar', 'ir'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

const tags = { en: 'en', ar: 'ar', ir: 'fa' } as const satisfies Record<Locale, string>;
const intlTags = {
  en: 'en-US-u-nu-latn-ca-gregory',
  ar: 'ar-u-nu-latn-ca-gregory',
  ir: 'fa-IR-u-nu-latn-ca-gregory',
} as const satisfies Record<Locale, string>;

/** For the attribute `lang`. */
export const htmlLang = (locale: Locale) => tags[locale];

/** For `Intl`: Latin digits and the Gregorian calendar in every language. */
export const intlLocale = (locale: Locale) => intlTags[locale];
