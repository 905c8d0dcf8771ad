/** A build leaves out what nothing in the browser uses of React. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { withFormOfLocale } from '../../scripts/lib/react-aria-plugin.ts';
import { withoutExports, withoutStacks } from '../../scripts/lib/react-plugin.ts';

const source = readFileSync(inRoot('node_modules', 'react', 'cjs', 'react.production.js'), 'utf8');

test('The build takes exports of React away, and no others', () => {
  const built = withoutExports(source, parseAst(source), ['Children', 'lazy']);
  expect(built).not.toMatch(/exports\.(Children|lazy) =/);
  expect(built).toContain('exports.Component = Component;');
  expect(source.match(/^exports\./gm)).toHaveLength(2 + (built.match(/^exports\./gm)?.length ?? 0));
  expect(() => parseAst(built)).not.toThrow();
});

test('The build makes no component stacks, and no view reads one', () => {
  const dom = readFileSync(inRoot('node_modules', 'react-dom', 'cjs', 'react-dom-client.production.js'), 'utf8');
  const built = withoutStacks(dom);
  expect(built.match(/stack: ""/g)).toHaveLength(2);
  expect(() => parseAst(built)).not.toThrow();
  expect(() => withoutStacks(built)).toThrow('in 0 places');
  const views = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(views.length).toBeGreaterThan(500);
  expect(views.filter((name) => readFileSync(inRoot('src', name), 'utf8').includes('componentStack'))).toEqual([]);
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
