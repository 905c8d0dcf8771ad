/** A build leaves the texts of the formatter's errors out of the browser's first view. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { withoutTexts } from '../../scripts/lib/format-errors-plugin.ts';

const source = readFileSync(inRoot('node_modules', 'intl-messageformat', 'index.js'), 'utf8');

test('The build empties the texts, and the errors stay', () => {
  const built = withoutTexts(source);
  expect(source.length - built.length).toBeGreaterThan(400);
  expect(built.match(/throw new \w*Error\(/g)).toEqual(source.match(/throw new \w*Error\(/g));
  expect(built).not.toContain('must be set to process');
  expect(() => parseAst(built)).not.toThrow();
});

test('The build stops if the package has other texts', () => {
  expect(() => withoutTexts('throw new TypeError("other")')).toThrow('no longer has');
});
