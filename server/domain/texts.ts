/** Picks the language of a text that the shop's owner wrote. */
import { type BuiltInLocale, defaultLocale, type Locale } from '#locales/locales.ts';

export type Language = Locale;

/** A text that the shop's owner writes once for each language of the shop. */
export type Translated = Record<BuiltInLocale, string> & { [language: Language]: string };

/** A text that is missing in a language is shown in English. */
export const inLanguage = (text: Translated, language: Language): string => text[language] || text[defaultLocale];

export const maybeInLanguage = (text: Translated | null, language: Language): string | null =>
  text ? inLanguage(text, language) : null;
