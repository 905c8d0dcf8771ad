/** Each command of package.json says what it takes, and meets a wrong argument with one sentence. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };
/** The lint is another program's command, and `test:watch` passes its arguments on to Vitest. */
const commands = Object.entries(scripts).filter(
  ([name, line]) => /^node scripts\//.test(line) && name !== 'test:watch',
);

const run = (line: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const [, ...words] = line.split(' ');
    execFile(process.execPath, [...words, ...args], { cwd: inRoot() }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors }),
    );
  });

test.each(commands)(
  'npm run %s explains itself, and refuses a wrong argument in one sentence',
  async (_, line) => {
    const [help, wrong] = await Promise.all([run(line, '--help'), run(line, '--no-such-thing')]);
    expect(help).toMatchObject({ code: 0, errors: '' });
    expect(help.out.trim()).not.toBe('');
    expect(help.out).not.toMatch(/^Say /);
    expect(wrong.code).toBe(2);
    expect(wrong.errors.trim()).toMatch(/^.+$/);
  },
  30_000,
);

test.each([
  ['bench', ['--only', 'nope']],
  ['bench', ['growth', '--nope']],
  ['leaks', ['--rounds', '5']],
  ['leaks', ['--url', 'http://127.0.0.1:1']],
  ['flows', ['export', '--chek']],
  ['journeys', ['--minutes', '0']],
  ['journeys', ['--most', '0']],
  ['journeys', ['--flow', 'nope']],
  ['replay', ['report.json', '--save', '../report']],
  ['replay', ['package.json', 'package.json']],
  ['test', ['nope']],
  ['flows', ['coverage', 'nope']],
  ['flows', ['gallery', 'nope']],
])('npm run %s with %j ends in one sentence, before it builds or writes anything', async (name, args) => {
  const wrong = await run(scripts[name] ?? '', ...args);
  expect(wrong.code).toBe(2);
  expect(wrong.out).toBe('');
  expect(wrong.errors.trim()).toMatch(/^.+$/);
});
