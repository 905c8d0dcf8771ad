/** Picks the language of a text that the shop's owner wrote. */
import type { Translated } from '#server/db/schema/columns.ts';
import { defaultLocale, type Locale } from './locale.ts';

export type Language = Locale;

/** A text that is missing in a language is shown in English. */
export const inLanguage = (text: Translated, language: Language): string => text[language] || text[defaultLocale];

export const maybeInLanguage = (text: Translated | null, language: Language): string | null =>
  text ? inLanguage(text, language) : null;
