/** The texts of the languages that ship, for where a back end has none: a file each, loaded when it is needed. */
import type { BuiltInLocale } from './locales.ts';

type Texts = Readonly<Record<string, string>>;

export const shippedTexts: Record<BuiltInLocale, () => Promise<Texts>> = {
  // Every module of the browser brings the English that it shows.
  en: async () => ({}),
  ar: async () => (await import('./ar.json', { with: { type: 'json' } })).default,
  ir: async () => (await import('./ir.json', { with: { type: 'json' } })).default,
};
