/** The records in docs/decisions: numbered without holes, built alike, and complete where they list dependencies. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import packageJson from '../../package.json' with { type: 'json' };

const files = readdirSync(inRoot('docs', 'decisions')).sort();
const textOf = (file: string) => readFileSync(inRoot('docs', 'decisions', file), 'utf8');

const headings = ['Context', 'Options', 'Choice', 'Consequences'];
const headingsOf = (page: string) => [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

/** A heading with nothing below it, up to the next one or the end. */
const hasEmptySection = (page: string) => page.split(/^## .+$/m).some((section) => section.trim() === '');

/** The first cells of a table's rows: packages in backticks, several to a cell where they are chosen together. */
const packagesIn = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** The rows about packages, each with the name of its first one. */
const rowsOf = (page: string) => page.split('\n').filter((line) => /^\| `/.test(line));

const isNamedBy = (names: string[], dependency: string) =>
  names.some((name) => name === dependency || (name.endsWith('*') && dependency.startsWith(name.slice(0, -1))));

const runtime = [
  ...Object.keys(packageJson.dependencies),
  ...Object.keys(packageJson.optionalDependencies),
  ...packageJson.bundled,
];

describe('the decision records', () => {
  test('are numbered from 1 without a gap', () => {
    expect(files.map((file) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]))).toEqual(
      files.map((_, at) => at + 1),
    );
  });

  test.each(files)('start with number and title: %s', (file) => {
    expect(textOf(file)).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
  });

  test.each(files)('have their four sections in order, none of them empty: %s', (file) => {
    expect(headingsOf(textOf(file))).toEqual(headings);
    expect(hasEmptySection(textOf(file))).toBe(false);
  });
});

describe('the record of dependencies', () => {
  const record = textOf('0006-dependencies.md');

  test('names every runtime dependency of package.json', () => {
    const names = packagesIn(record);
    expect(runtime.filter((dependency) => !isNamedBy(names, dependency))).toEqual([]);
  });

  test('names no other package', () => {
    const all = [...runtime, ...Object.keys(packageJson.devDependencies)];
    expect(packagesIn(record).filter((name) => !all.some((dependency) => isNamedBy([name], dependency)))).toEqual([]);
  });

  test('gives each an alternative, a size and a licence', () => {
    const incomplete = rowsOf(record).filter((row) =>
      row
        .split('|')
        .slice(1, -1)
        .some((cell) => cell.trim() === ''),
    );
    expect(rowsOf(record).length).toBeGreaterThan(20);
    expect(incomplete).toEqual([]);
  });

  test('gives the licences that the packages themselves state', () => {
    const rows = rowsOf(record).filter((row) => packagesIn(row).every((name) => !name.endsWith('*')));
    const wrong = rows.flatMap((row) =>
      packagesIn(row)
        .map((name) => ({
          name,
          licence: JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).license,
        }))
        .filter(({ licence }) => !row.includes(licence)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the reader of records', () => {
  test('finds the headings of the second level', () => {
    expect(headingsOf('# 1. A\n\n## Context\n\nText\n\n### Detail\n\n## Options\n')).toEqual(['Context', 'Options']);
  });

  test('finds a heading without text', () => {
    expect(hasEmptySection('# 1. A\n\n## Context\n\n## Options\n\nText\n')).toBe(true);
    expect(hasEmptySection('# 1. A\n\n## Context\n\nText\n')).toBe(false);
  });

  test('finds the packages of the first column', () => {
    expect(packagesIn('| `a`, `@b/c` | `d` |\n|---|---|\n| text | `e` |')).toEqual(['a', '@b/c']);
  });
});
