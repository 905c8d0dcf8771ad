/** The lock file: what is installed is what was reviewed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
};

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Builds of two development tools for systems whose packages could not be fetched when the file was written. */
const forOtherSystems = /^node_modules\/(@biomejs\/cli|@oxc-parser\/binding)-/;

test('every package has a hash, except development tools for other systems', () => {
  const without = installed.filter(([, { integrity }]) => !integrity);
  const unexpected = without.filter(([path, { dev, optional }]) => !(dev && optional && forOtherSystems.test(path)));
  expect(unexpected.map(([path]) => path)).toEqual([]);
  expect(without.length).toBeLessThanOrEqual(23);
});

test('every hash is of SHA-512', () => {
  const weak = installed.filter(([, { integrity }]) => integrity && !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(weak.map(([path]) => path)).toEqual([]);
});

test('no package comes from a place of its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
