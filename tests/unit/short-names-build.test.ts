import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { shortName } from '../../scripts/lib/short-names.ts';

const files = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`);

/** Of the selectors of today; vanilla-extract would take a part of one for a class of that name. */
const elements = [
  'article',
  'button',
  'details',
  'dialog',
  'fieldset',
  'figure',
  'input',
  'label',
  'legend',
  'summary',
];

test('No short name of a style is a part of the name of an element', () => {
  expect(files.length).toBeGreaterThan(100);
  const names = files.flatMap((filePath) =>
    Array.from({ length: 36 }, (_, at) => shortName({ filePath, hash: `hash-${at}` })),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => elements.some((element) => element.includes(name)))).toEqual([]);
});
