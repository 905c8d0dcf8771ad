/** The lock file: what is installed is what was reviewed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

type Locked = { integrity?: string; resolved?: string };

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

test('every package has a hash, also those for other systems', () => {
  expect(installed.length).toBeGreaterThan(0);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('every hash is of SHA-512', () => {
  const weak = installed.filter(([, { integrity }]) => integrity && !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(weak.map(([path]) => path)).toEqual([]);
});

test('no package comes from a place of its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
