/** Who holds a lock file, and when it may be taken over. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { acquireLock, isAlive, waitForLock } from './process-lock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'larder-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = () => path.join(folder, `${++files}.lock`);

/** Takes the lock in another process, which then waits to be killed. */
async function holdElsewhere(file: string) {
  const program = `import('${path.join(import.meta.dirname, 'process-lock.ts')}')
    .then(({ acquireLock }) => { process.send('lock' in acquireLock(${JSON.stringify(file)})); setInterval(() => {}, 1000); })`;
  const script = path.join(folder, `${path.basename(file)}.mjs`);
  writeFileSync(script, program);
  const child = fork(script, { execArgv: ['--import', 'tsx'], cwd: process.cwd() });
  const [took] = await once(child, 'message');
  return { child, took: took as boolean };
}

describe('a lock file', () => {
  test('names the process that holds it, and is free after its release', () => {
    const file = newFile();
    const first = acquireLock(file);
    expect(acquireLock(file)).toEqual({ heldBy: process.pid });
    if ('lock' in first) first.lock.release();
    expect(existsSync(file)).toBe(false);
    expect('lock' in acquireLock(file)).toBe(true);
  });

  test('is taken over once its holder was killed, and not before', async () => {
    const file = newFile();
    const { child, took } = await holdElsewhere(file);
    expect(took).toBe(true);
    expect(acquireLock(file)).toEqual({ heldBy: child.pid });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(child.pid ?? 0)).toBe(false);
    expect('lock' in acquireLock(file)).toBe(true);
  });

  test.runIf(process.platform === 'linux')('is taken over when another process has the id of its holder now', () => {
    const file = newFile();
    writeFileSync(file, `${process.ppid} 1\n`);
    expect('lock' in acquireLock(file)).toBe(true);
  });

  test.each(['', 'rubbish', '-1', '0 0'])('with the content %j is taken over', (text) => {
    const file = newFile();
    writeFileSync(file, text);
    expect('lock' in acquireLock(file)).toBe(true);
  });

  test('is waited for no longer than the timeout', async () => {
    const file = newFile();
    const attempt = acquireLock(file);
    expect(await waitForLock(file, 60)).toBeUndefined();
    setTimeout(() => 'lock' in attempt && attempt.lock.release(), 60);
    expect(await waitForLock(file, 5_000)).toBeDefined();
  });
});
