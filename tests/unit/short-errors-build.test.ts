/** A build leaves long texts of errors out of the browser's first view. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { modules, withoutTexts } from '../../scripts/lib/short-errors-plugin.ts';

const packages = ['intl-messageformat', 'xstate/dist', 'react/cjs', 'react-dom/cjs'].map((name) =>
  inRoot('node_modules', name),
);
const files = packages.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

const sourceOf = ({ file }: { file: RegExp }): string => {
  const found = files.filter((path) => file.test(path));
  expect(found).toHaveLength(1);
  return readFileSync(found[0] as string, 'utf8');
};

test.each([
  { name: 'formatter', removed: 400, gone: 'must be set to process', left: 'throw new TypeError(' },
  { name: 'interpreter', removed: 150, gone: 'usually happens', left: 'Infinite loop detected`' },
  { name: 'sending', removed: 40, gone: 'use sendTo(', left: 'Only event objects may be used with sendTo`' },
  { name: 'machine', removed: 60, gone: 'Try adding', left: 'No initial state specified for compound state node' },
  { name: 'assigning', removed: 45, gone: 'Ensure that `context`', left: 'Cannot assign to undefined `context`.' },
  { name: 'react', removed: 120, gone: 'an object of state variables', left: 'throw Error(' },
  { name: 'reactClient', removed: 280, gone: 'non-minified', left: 'A React form was unexpectedly submitted.' },
  { name: 'reactDom', removed: 100, gone: 'non-minified', left: '"Minified React error #"' },
] as const)('The build takes the texts out of the $name, and the errors stay', ({ name, removed, gone, left }) => {
  const source = sourceOf(modules[name]);
  const built = withoutTexts(source, modules[name]);
  expect(source.length - built.length).toBeGreaterThan(removed);
  expect(built.match(/throw new \w*Error\(/g)).toEqual(source.match(/throw new \w*Error\(/g));
  expect(source).toContain(gone);
  expect(built).not.toContain(gone);
  expect(built).toContain(left);
  expect(() => parseAst(built)).not.toThrow();
});

test.each(Object.values(modules))('The build stops if $file has other texts', (module) => {
  expect(() => withoutTexts('throw new TypeError("other")', module)).toThrow('no longer has');
});
