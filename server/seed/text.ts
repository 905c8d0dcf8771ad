/** Small helpers for phrases in three languages. */
import { intlLocale } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';
import type { Phrase } from './recipe.types.ts';
import type { Text } from './seed.types.ts';

export const text = ([en, ar, ir]: readonly [string, string, string, ...unknown[]]): Text => ({ en, ar, ir });

/** The Persian text with its numbers as Persian writes them. */
export const persian = (words: string) => localNumbers(words, intlLocale('ir'));

export const phraseOf = (phrase: Phrase, language: keyof Text) => text(phrase)[language];

/** Between tags quotes need no escape, and the search of the help centre reads the words as they are. */
export const escapeWords = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const slugify = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
