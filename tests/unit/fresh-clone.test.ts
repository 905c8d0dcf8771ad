/** The commands of a fresh clone: each installs its packages, so none may need one before. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = new URL('../../', import.meta.url);
let clone: string;

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'larder-clone-'));
  for (const name of ['scripts', 'package.json', 'package-lock.json']) {
    await cp(new URL(name, project), join(clone, name), { recursive: true });
  }
  await writeFile(join(clone, 'npm.js'), 'process.exitCode = 7;\n');
});

afterAll(() => rm(clone, { recursive: true, force: true }));

test.each([
  'start',
  'run',
  'dev',
  'check',
  'build',
  'test',
  'budget',
  'bench',
  'journeys',
  'pack-journeys',
  'leak-tour',
])('The script %s installs the packages before it needs one', async (name) => {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.js') };
  const run = promisify(execFile)(process.execPath, [join(clone, 'scripts', `${name}.mjs`)], { cwd: clone, env });
  const { code, stdout, stderr } = await run.catch((error) => error);
  expect(stderr).toContain('npm ci failed');
  expect(stdout).toContain('Installing the packages');
  expect(code).toBe(1);
});
