/** Which packages ship, as the bill of materials and the look for vulnerabilities take them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
// @ts-expect-error scripts have no types
import { readAudit } from '../../scripts/lib/advisories.mjs';
import { closureOf, nameOf, shippedPackages } from '../../scripts/lib/shipped.mjs';

const packages = {
  'node_modules/a': {
    dependencies: { b: '1', c: '1' },
    peerDependencies: { d: '1', e: '1' },
    peerDependenciesMeta: { e: { optional: true } },
  },
  'node_modules/a/node_modules/b': { optionalDependencies: { c: '1', missing: '1' } },
  'node_modules/b': {},
  'node_modules/c': { dependencies: { b: '1' } },
  'node_modules/d': {},
  'node_modules/e': {},
  'node_modules/f': {},
};

test('All that a package needs ships with it: the nearest one of that name, no optional peer, and nothing else', () => {
  expect([...closureOf({ packages }, ['a'])].sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ]);
  expect(nameOf('node_modules/a/node_modules/@scope/b')).toBe('@scope/b');
});

test('What the build takes in ships, and what tests and builds need does not', () => {
  const shipped = shippedPackages();
  for (const name of packageJson.bundled) expect(shipped).toContain(`node_modules/${name}`);
  for (const name of ['vite', 'vitest', 'typescript', 'tsx', 'playwright-core', '@types/react'])
    expect(shipped).not.toContain(`node_modules/${name}`);
});

test('Each package that is named as bundled is installed for the build, and not with the shop', () => {
  const { dependencies, devDependencies, bundled } = packageJson;
  expect(bundled.filter((name) => !Object.hasOwn(devDependencies, name))).toEqual([]);
  expect(bundled.filter((name) => Object.hasOwn(dependencies, name))).toEqual([]);
  expect(bundled).toEqual([...bundled].sort());
});

test('The packages of a shop are all among those that ship', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const shipped = shippedPackages();
  const installed = Object.entries(lock.packages).flatMap(([place, { dev, devOptional }]) =>
    place.startsWith('node_modules/') && !dev && !devOptional ? [place] : [],
  );
  expect(installed.filter((place) => !shipped.has(place))).toEqual([]);
});

test('A vulnerability of a package that does not ship is not told', () => {
  const output = JSON.stringify({
    vulnerabilities: { left: { name: 'left', severity: 'high', range: '<2' } },
    metadata: { vulnerabilities: {} },
  });
  expect(readAudit(output, new Set(['left'])).serious).toBe(1);
  expect(readAudit(output, new Set(['right']))).toMatchObject({ serious: 0, wasChecked: true });
});
