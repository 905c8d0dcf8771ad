/** Which packages ship, as the bill of materials, the licences and the look for vulnerabilities take them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import packageJson from '../../package.json' with { type: 'json' };
// @ts-expect-error scripts have no types
import { readAudit } from '../../scripts/lib/advisories.mjs';
import { onlyShipped } from '../../scripts/lib/bill-of-materials.mjs';
import { licencesOfShipped } from '../../scripts/lib/licences.mjs';
import { npm, run } from '../../scripts/lib/project.mjs';
import { closureOf, nameOf, shippedPackages, shippedVersions } from '../../scripts/lib/shipped.mjs';

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

describe('The bill of materials', () => {
  const component = (name: string, properties?: { name: string; value: string }[]) => ({
    'bom-ref': `${name}@1.0.0`,
    name,
    version: '1.0.0',
    ...(properties && { properties }),
  });
  const development = { name: 'cdx:npm:package:development', value: 'true' };
  const place = { name: 'cdx:npm:package:path', value: 'node_modules/@scope/b' };
  const billOf = (...components: ReturnType<typeof component>[]) => ({
    metadata: { component: { 'bom-ref': 'larder@0.1.0' } },
    components,
    dependencies: [
      { ref: 'larder@0.1.0', dependsOn: ['a@1.0.0', '@scope/b@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['@scope/b@1.0.0'] },
    ],
  });

  test.each([
    ['names their places', [development, place]],
    ['does not name them', [development]],
    ['has nothing to say of them', undefined],
  ])('has the packages that ship where npm %s', (_how, properties) => {
    const bill = onlyShipped(billOf(component('a'), component('@scope/b', properties)), new Set(['@scope/b@1.0.0']));
    expect(bill.components.map(({ name }) => name)).toEqual(['@scope/b']);
    expect(JSON.stringify(bill)).not.toContain('development');
    expect(bill.dependencies).toEqual([{ ref: 'larder@0.1.0', dependsOn: ['@scope/b@1.0.0'] }]);
  });

  test('is refused if a package that ships is not in it', () => {
    expect(() => onlyShipped(billOf(component('a')), new Set(['a@1.0.0', 'pg@8.0.0']))).toThrow(/lacks pg@8\.0\.0/);
  });

  test('names each package with version and hash, as the npm of this machine writes it', async () => {
    const { output } = await run(npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'), { quiet: true });
    const { components } = onlyShipped(JSON.parse(output.slice(output.indexOf('{'))), shippedVersions());
    for (const name of ['pg', 'react', 'sharp'])
      expect(components).toContainEqual(
        expect.objectContaining({ name, version: expect.any(String), hashes: [expect.anything()] }),
      );
  });
});

describe('The work of others', () => {
  const files = ['server', 'src'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const notices = readFileSync(inRoot('THIRD_PARTY.md'), 'utf8');

  test('has its licence beside each font file, and a section', () => {
    const folders = new Set(files.filter((name) => /\.(woff2?|[ot]tf)$/.test(name)).map(dirname));
    expect(folders.size).toBeGreaterThan(1);
    for (const folder of folders) {
      const [copyright = ''] = readFileSync(inRoot(folder, 'OFL.txt'), 'utf8').split('\n');
      expect(notices.split('\n## ').find((section) => section.includes(`\`${folder}/\``))).toContain(
        copyright.slice(0, copyright.indexOf(' (')),
      );
    }
  });

  test('has a section for each font of a package', () => {
    const code = files.filter((name) => /\.ts$/.test(name)).map((name) => readFileSync(inRoot(name), 'utf8'));
    const fonts = new Set(code.flatMap((text) => text.match(/(?<=@fontsource-variable\/)\w+/g) ?? []));
    expect([...fonts].sort()).toEqual(['figtree', 'fraunces', 'lora', 'nunito']);
    for (const font of fonts) expect(notices.toLowerCase()).toMatch(new RegExp(`## [^\n]*\\b${font}\\b`));
  });

  test('has the notice of each package that the build takes in', () => {
    const licences = licencesOfShipped();
    for (const name of packageJson.bundled) expect(licences, name).toMatch(new RegExp(`^${name} \\d`, 'm'));
    for (const text of ['Copyright (c) Meta Platforms', 'Permission is hereby granted', 'Apache License'])
      expect(licences).toContain(text);
    expect(licences).not.toContain('Licence: unknown');
  });
});

test('A vulnerability of a package that does not ship is not told', () => {
  const output = JSON.stringify({
    vulnerabilities: { left: { name: 'left', severity: 'high', range: '<2' } },
    metadata: { vulnerabilities: {} },
  });
  expect(readAudit(output, new Set(['left'])).serious).toBe(1);
  expect(readAudit(output, new Set(['right']))).toMatchObject({ serious: 0, wasChecked: true });
});
