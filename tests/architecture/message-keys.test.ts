/** The catalogues hold what the product says: no key that nothing uses, no phrase without a key. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import arabic from '#locales/ar.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import persian from '#locales/ir.json' with { type: 'json' };
import { fieldLabel } from '#server/domain/field-label.ts';
import { inRoot } from '#server/root.ts';
import { parsed, phrasesOf, sourcesIn, textsOf } from '#tests/support/texts/code-texts.ts';

const contract = readFileSync(inRoot('api', 'generated', 'openapi.json'), 'utf8');

/** The server names a field of the contract by its words: `post_code` is "post code". */
const fieldLabels = new Set(
  [...contract.matchAll(/"([A-Za-z_0-9]+)":/g), ...contract.matchAll(/"name": ?"([^"]+)"/g)].map(([, name = '']) =>
    fieldLabel(name),
  ),
);

/** A field that stands for two of the contract. */
const ofTwoFields = 'phone or email';

/** The operator's commands are English, and the translator itself is handed keys, not phrases. */
const isTranslated = (file: string) => !/^server\/(?:cli|seed)\/|^src\/i18n\/messages\.ts$/.test(file);

describe('the catalogues', () => {
  // Parsed while the file is collected: a busy machine takes longer than a hook may.
  const sources = sourcesIn('machines', 'src', 'server');
  const used = new Set(sources.flatMap((source) => [...textsOf(source)]));
  const phrases = sources
    .filter(({ fileName }) => isTranslated(fileName))
    .flatMap((source) => [...phrasesOf(source)].map((phrase) => [source.fileName, phrase] as const));

  test('have no key that the product does not use', () => {
    expect(Object.keys(english).filter((key) => !used.has(key) && !fieldLabels.has(key))).toEqual([]);
  });

  test('have no empty text', () => {
    for (const catalogue of [english, arabic, persian] as Record<string, string>[]) {
      expect(Object.keys(english).filter((key) => !catalogue[key]?.trim())).toEqual([]);
    }
  });

  test('have no two keys that differ in case alone, but for the names of fields', () => {
    const inLowerCase = Object.keys(english)
      .filter((key) => !fieldLabels.has(key) && key !== ofTwoFields)
      .map((key) => key.toLowerCase());
    expect(inLowerCase.filter((key, at) => inLowerCase.indexOf(key) !== at)).toEqual([]);
  });

  test('have every phrase that the product translates', () => {
    expect(phrases.length).toBeGreaterThan(500);
    expect(phrases.filter(([, phrase]) => !Object.hasOwn(english, phrase))).toEqual([]);
  });
});

describe('the search for phrases', () => {
  test.each([
    ["t('Hello')"],
    ["request.say('Hello')"],
    ["translate(locale, isNew ? 'Hello' : ('Hello'))"],
    ["throw refused('Hello')"],
    ["translate(locale, ['Hello', { count }])"],
  ])('finds one in %s', (code) => expect([...phrasesOf(parsed('sample.ts', code))]).toEqual(['Hello']));

  test('finds the name of a field', () =>
    expect([...phrasesOf(parsed('sample.ts', "const text = 'The {field} is odd.'"))]).toEqual(['The {field} is odd.']));

  test('ignores other calls', () => expect([...phrasesOf(parsed('sample.ts', "log('Hello')"))]).toEqual([]));
});
