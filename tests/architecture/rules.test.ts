/** `docs/rules.md` and the code name each other: every reference a rule that exists, every rule a chart or a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

/** A rule from its number to the next one; `unlinked` is the reason why nothing names it. */
type Rule = { number: string; unlinked: string | undefined };

const rulesIn = (page: string): Rule[] =>
  page.split(/^(?=- \*\*R\d+\.\*\*|#)/m).flatMap((item) => {
    const number = /^- \*\*(R\d+)\.\*\*/.exec(item)?.[1];
    return number ? [{ number, unlinked: /\*Not linked: ([^*]+)\*/.exec(item)?.[1] }] : [];
  });

/** What stands after `@spec`, to the end of its comment. */
const tagsIn = (source: string): string[] =>
  [...source.matchAll(/^ ?\*? ?(?:\/\*\* )?@spec ([\s\S]*?)\*\//gm)].map(([, text = '']) =>
    text.replace(/\s*\n \*\s*/g, ' ').trim(),
  );

/** What stands in parentheses beside a statement, such as (R15) or (R15, R16). */
const referencesIn = (source: string): string[] =>
  [...source.matchAll(/\((R\d+(?:, R\d+)*)\)/g)].flatMap(([, list = '']) => list.split(', '));

/** Pointers to a text that is not part of the project. */
const strayPointersIn = (source: string): string[] =>
  source.match(/\bspec(?:ification)?['’]?s?,? section \d+|\bsection \d+ of the spec|\bthe spec\b/gi) ?? [];

const isList = (tag: string) => /^R\d+(?:, R\d+)*$/.test(tag);

const sources = ['api', 'machines', 'server', 'src', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

const tags = sources.flatMap((file) => tagsIn(readFileSync(inRoot(file), 'utf8')).map((tag) => ({ file, tag })));
const rules = rulesIn(readFileSync(inRoot('docs', 'rules.md'), 'utf8'));
const named = new Set(tags.flatMap(({ tag }) => tag.split(', ')));

describe('the rules of docs/rules.md', () => {
  test('have a number each', () => {
    expect(rules.length).toBeGreaterThan(60);
    expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length);
  });

  test('are each referenced by a chart or a test, or state why not', () => {
    expect(rules.filter(({ number, unlinked }) => !named.has(number) && !unlinked)).toEqual([]);
  });

  test('state so only where nothing references them', () => {
    expect(rules.filter(({ number, unlinked }) => named.has(number) && unlinked)).toEqual([]);
  });
});

describe('a comment', () => {
  const texts = sources
    .filter((file) => !file.endsWith('architecture/rules.test.ts'))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

  test('refers to rules that exist', () => {
    const known = new Set(rules.map(({ number }) => number));
    const references = texts.flatMap(({ file, text }) => referencesIn(text).map((number) => ({ file, number })));
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  test('refers to no text outside the project', () => {
    expect(texts.flatMap(({ file, text }) => strayPointersIn(text).map((pointer) => ({ file, pointer })))).toEqual([]);
  });

  test.each([
    ['/** A price (R46, R55) in cents (R62). */', ['R46', 'R55', 'R62']],
    ['new RegExp(R46)', ['R46']],
    ['/** R46 */', []],
  ])('is read in %j as %j', (source, numbers) => expect(referencesIn(source)).toEqual(numbers));

  test.each([
    ['(spec section 9)'],
    ['Spec section 7: a price'],
    ['section 4 of the specification'],
    ['as the spec has it'],
  ])('with %j is rejected as a reference to a text outside the project', (source) =>
    expect(strayPointersIn(source)).toHaveLength(1),
  );
});

describe('a tag @spec', () => {
  test('lists numbers of rules and nothing else', () => {
    expect(tags.length).toBeGreaterThan(30);
    expect(tags.filter(({ tag }) => !isList(tag))).toEqual([]);
  });

  test('names rules that exist', () => {
    const known = new Set(rules.map(({ number }) => number));
    const unknown = tags.filter(({ tag }) => isList(tag) && !tag.split(', ').every((number) => known.has(number)));
    expect(unknown).toEqual([]);
  });

  test.each([
    ['/** Cart.\n *\n * @spec R1, R2\n */', ['R1, R2']],
    ['/** Cart.\n *\n * @spec R1,\n * R2\n */', ['R1, R2']],
    ['/** @spec R1 */', ['R1']],
    ['/** Cart. */', []],
  ])('is found in %j', (source, expected) => expect(tagsIn(source)).toEqual(expected));
});
