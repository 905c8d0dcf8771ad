/** The shop as it is deployed: the files that the image takes, and no development package. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { emptyDatabase } from '#tests/support/database/database.ts';
import { startShopProcess } from '#tests/support/server/shop-process.ts';

const home = mkdtempSync(join(tmpdir(), 'larder-deployed-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

type Lock = { packages: Record<string, { dev?: boolean }> };
const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as Lock;

/** What `npm ci --omit=dev` installs here; a nested package comes with its parent. */
const shipped = Object.entries(packages).flatMap(([path, { dev }]) =>
  /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && existsSync(inRoot(path)) ? [path] : [],
);

/** Links where the file system can, for a copy of everything takes long. */
function copy(path: string): void {
  const target = join(home, path);
  mkdirSync(dirname(target), { recursive: true });
  const linked = spawnSync('cp', ['-al', inRoot(path), target], { stdio: 'ignore' });
  if (linked.status !== 0) cpSync(inRoot(path), target, { recursive: true, verbatimSymlinks: true });
}

const container = readFileSync(inRoot('deploy', 'Containerfile'), 'utf8');
const taken = [...container.matchAll(/^COPY --from=build \/larder\/(\S+) /gm)].map(([, path = '']) => path);

/** Without development packages; the limit is of bytes, which a file system rounds up. */
const mostBytes = 150_000_000;

const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesOf(path) : lstatSync(path).size);
  }, 0);

test('The packages of a shop take less than 150 MB', () => {
  const sizes = shipped.map((path) => ({ path, bytes: bytesOf(inRoot(path)) }));
  const largest = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, 5);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(largest)).toBeLessThan(mostBytes);
  // The PostgreSQL that comes along is among them.
  expect(total).toBeGreaterThan(50_000_000);
});

beforeAll(() => {
  for (const path of [...taken, ...shipped]) copy(path);
}, 120_000);

test('The shop opens and the operator’s commands work without a development package', async () => {
  expect(taken.length).toBeGreaterThan(4);
  for (const name of ['vite', 'typescript', 'tsx', 'vitest']) {
    expect(existsSync(join(home, 'node_modules', name)), name).toBe(false);
  }
  const url = await emptyDatabase();
  const shop = await startShopProcess(url, {}, [join(home, 'dist/server/main.js')]);
  try {
    const page = await fetch(shop.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<main');
    const { data } = await (await fetch(`${shop.url}/api/home`)).json();
    const [picture] = /\/pictures\/[\w./-]+\.\w+/.exec(JSON.stringify(data)) ?? [];
    expect((await fetch(`${shop.url}${picture}`)).status).toBe(200);
  } finally {
    await shop.stop();
  }
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(home, 'dist/cli/shop.js'), ...words], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: home },
      encoding: 'utf8',
    });
  const { status, stdout, stderr } = run('orders');
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/#LD\d{6}/);
  const { status: failed, stderr: said } = run('order', 'show', '#LD999999');
  expect(failed).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
}, 180_000);
