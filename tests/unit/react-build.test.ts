/** A build leaves out the exports of React that no module of the browser imports. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { withFormOfLocale } from '../../scripts/lib/react-aria-plugin.ts';
import { withoutExports } from '../../scripts/lib/react-plugin.ts';

const source = readFileSync(inRoot('node_modules', 'react', 'cjs', 'react.production.js'), 'utf8');

test('The build takes exports of React away, and no others', () => {
  const built = withoutExports(source, parseAst(source), ['Children', 'lazy']);
  expect(built).not.toMatch(/exports\.(Children|lazy) =/);
  expect(built).toContain('exports.Component = Component;');
  expect(source.match(/^exports\./gm)).toHaveLength(2 + (built.match(/^exports\./gm)?.length ?? 0));
  expect(() => parseAst(built)).not.toThrow();
});

test('React Aria checks the form of the language, and takes English for an invalid one', () => {
  const folder = ['node_modules', 'react-aria', 'dist', 'private', 'i18n'];
  const built = withFormOfLocale(readFileSync(inRoot(...folder, 'useDefaultLocale.mjs'), 'utf8'));
  expect(built).toContain('Intl.getCanonicalLocales(locale)');
  expect(built).not.toContain('supportedLocalesOf');
  for (const check of [Intl.DateTimeFormat.supportedLocalesOf, Intl.getCanonicalLocales]) {
    expect(() => check(['not a language'])).toThrow(RangeError);
    expect(() => check(['pt-BR'])).not.toThrow();
  }
});

test('The build stops if React has no such export any more', () => {
  expect(() => withoutExports(source, parseAst(source), ['lazy', 'neverThere'])).toThrow('1 of the 2');
});
