/** The languages of the shop stand in `locales/` alone. */
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

test('Each locale has a catalogue, and each catalogue has a locale', () => {
  const catalogues = readdirSync(inRoot('locales')).filter((file) => file.endsWith('.json'));
  expect(catalogues.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
});
