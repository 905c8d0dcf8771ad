/**
 * The languages that ship stand in `locales/` alone. Others are data, so no other code may know a language by its code.
 *
 * @spec R77
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { inRoot } from '#server/root.ts';

/** As a list, or as a list of the catalogues' files. */
const isList = (source: string) => /(['"])en\1,\s*(['"])ar\2,\s*(['"])ir\3|\{en,ar,ir\}/.test(source);

const sources = ['api', 'machines', 'scripts', 'server', 'src', 'tools'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('The list of locales is written down once', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => isList(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

/** A code alone in quotation marks, or as the name of a value: `'ar'`, `ir: …`. English is where texts fall back to. */
const namesLanguage = (source: string) => /(['"])(?:ar|ir|fa)\1|(?<![\w.-])(?:ar|ir|fa): /.test(source);

/** What each language needs that no table can say, and what belongs to the demo. */
const knowsLanguages: Readonly<Record<string, string>> = {
  'server/seed/': 'the goods of the demo are in the three languages that ship',
  'server/search/': 'how Arabic and Persian are searched',
  'server/search-server/documents.ts': 'the same texts, as documents of a search server',
  'server/i18n/locale.ts': 'the codes that browsers have for Persian',
  'server/import/draft.ts': 'the usual packaging, in the three languages that ship',
  'server/db/schema/search.ts': 'the columns of what is searched',
  'tools/growth/': 'searches of the demo',
};

test('No other code knows a language by its code', () => {
  const found = sources.filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      !Object.keys(knowsLanguages).some((place) => file.startsWith(place)) &&
      namesLanguage(readFileSync(inRoot(file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('Each locale has a catalogue, and each catalogue has a locale', () => {
  const catalogues = readdirSync(inRoot('locales')).filter((file) => file.endsWith('.json'));
  expect(catalogues.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
});
