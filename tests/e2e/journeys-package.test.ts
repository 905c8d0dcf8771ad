/** The package `larder-journeys`, as somebody has it who has installed it in an empty folder. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import type { FlowReport } from '../paths/report.types.ts';
import { shareShop, shop } from '../support/browser/open-shop.ts';

const run = promisify(execFile);
const timeout = 300_000;

type Package = { dependencies: Record<string, string>; devDependencies?: Record<string, string> };

const packageIn = async (...folder: string[]): Promise<Package> =>
  JSON.parse(await readFile(join(...folder, 'package.json'), 'utf8'));

let place: string;

shareShop();
beforeAll(async () => {
  await run(process.execPath, [inRoot('scripts', 'pack-journeys.mjs')]);
  place = await mkdtemp(join(tmpdir(), 'journeys-'));
  const packed = (await readdir(inRoot('dist', 'journeys'))).filter((name) => name.endsWith('.tgz'));
  const installed = join(place, 'node_modules', 'larder-journeys');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', inRoot('dist', 'journeys', packed[0] as string), '-C', installed, '--strip-components=1']);
  // What npm would install with it, and nothing else of the project.
  for (const name of Object.keys((await packageIn(installed)).dependencies))
    await symlink(inRoot('node_modules', name), join(place, 'node_modules', name), 'junction');
}, timeout);
afterAll(() => rm(place, { recursive: true, force: true }));

type Ended = { code: number; output: string };

const journeys = async (...words: string[]): Promise<Ended> => {
  const command = [join('node_modules', 'larder-journeys', 'cli.js'), ...words];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|LARDER)/.test(name)));
  return run(process.execPath, command, { cwd: place, env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
};

test('walks a shop by its address, and leaves its reports in the folder', { timeout }, async () => {
  const { code, output } = await journeys('--url', shop.url, '--flow', 'search,contact', '--most', '2');
  expect(code, output).toBe(0);
  expect(output).toContain('Reports: ');
  const { flows } = JSON.parse(await readFile(join(place, 'journeys', 'report.json'), 'utf8')) as {
    flows: FlowReport[];
  };
  expect(flows.map(({ flow }) => flow)).toEqual(['search', 'contact']);
  for (const flow of flows) expect(flow).toMatchObject({ paths: { walked: 2 }, failed: 0 });
  expect(await readFile(join(place, 'journeys', 'junit.xml'), 'utf8')).toContain('<testsuites');
  expect(await readFile(join(place, 'journeys', 'report.html'), 'utf8')).toContain('npx larder-journeys --url');
});

test('names the address that is missing, and the flows that there are', async () => {
  expect(await journeys()).toMatchObject({ code: 2, output: expect.stringMatching(/^--url is missing: .*\n$/) });
  expect(await journeys('--flow', '?')).toMatchObject({ code: 2, output: expect.stringContaining('cart, search,') });
});

test('asks for the versions that the project itself is tested with', async () => {
  const [own, project] = [await packageIn(inRoot('tools', 'journeys')), await packageIn(inRoot())];
  const versions = { ...project.dependencies, ...project.devDependencies };
  expect(own.dependencies).toEqual({
    elkjs: versions.elkjs,
    'playwright-core': versions['playwright-core'],
    sharp: versions.sharp,
    vitest: versions.vitest,
  });
});
