/**
 * The languages of the shop with their texts: those that ship, and those that the operator has added. A process keeps a
 * copy of the rows, because every text of an answer is looked up in it; the database says when they have changed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { byLocale, defaultLocale, isBuiltIn, isLocale, type Locale, locales } from '#locales/locales.ts';
import type { Db } from '#server/db/pool.ts';
import { addedLanguages, addedTexts, languageFacts } from '#server/db/queries/languages.ts';
import { inRoot } from '#server/root.ts';

export type Texts = Readonly<Record<string, string>>;

function readCatalogue(locale: Locale): Texts {
  const file = inRoot('locales', `${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const builtIn = byLocale(readCatalogue);

/** `hash` is that of the texts, so that unchanged ones are not read again. */
type Added = { hash: string; texts: Texts };

let added: ReadonlyMap<Locale, Added> = new Map();
let main: Locale = defaultLocale;

/** Those that ship first. */
export const knownLocales = (): readonly Locale[] => [...locales, ...added.keys()];

/** Undefined: the shop has no such language, or what was sent is no text at all. */
export const localeNamed = (value: unknown): Locale | undefined =>
  isBuiltIn(value) || (typeof value === 'string' && added.has(value)) ? value : undefined;

/** The language of somebody who has chosen none. */
export const mainLocale = (): Locale => main;

/** What the catalogue of a language has itself; what it lacks is shown in English. */
export const textsOf = (locale: Locale): Texts =>
  isBuiltIn(locale) ? builtIn[locale] : (added.get(locale)?.texts ?? {});

/** For a process without the database, such as a seller's command: the shop names the codes of its languages. */
export function setLanguages(codes: readonly string[]): void {
  const own = codes.filter((code) => isLocale(code) && !isBuiltIn(code));
  added = new Map(own.map((code) => [code, { hash: '', texts: {} }]));
  main = defaultLocale;
}

/** Reads what has changed. True: something has. */
export async function loadLanguages(db: Db): Promise<boolean> {
  const [found, facts] = await Promise.all([addedLanguages(db), languageFacts(db)]);
  const changed = found.filter(({ locale, hash }) => added.get(locale)?.hash !== hash).map(({ locale }) => locale);
  const fresh = new Map(
    (changed.length > 0 ? await addedTexts(db, changed) : []).map((row) => [row.locale, row.texts]),
  );
  const before = JSON.stringify([main, [...added].map(([locale, { hash }]) => [locale, hash])]);
  added = new Map(
    found.map(({ locale, hash }) => [locale, { hash, texts: fresh.get(locale) ?? added.get(locale)?.texts ?? {} }]),
  );
  main = localeNamed(facts.defaultLanguage) ?? defaultLocale;
  return before !== JSON.stringify([main, [...added].map(([locale, { hash }]) => [locale, hash])]);
}
