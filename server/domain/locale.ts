/** The languages of the shop. This is the server's one list of them; `ir` is the protocol's own code for Persian. */

export const locales = ['en', 'ar', 'ir'] as const;
export type Locale = (typeof locales)[number];

/** Texts that are missing in a language are in this one. */
export const defaultLocale = 'en' satisfies Locale;

/** Undefined: there is no such language, or what was sent is no text at all. */
export const localeNamed = (text: unknown): Locale | undefined => locales.find((locale) => locale === text);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'en' ? 'ltr' : 'rtl');

/** What browsers and readers of documents call it. */
export const languageCodeOf = (locale: Locale): string => (locale === 'ir' ? 'fa' : locale);
