/** The folder of a cluster, its ports, and the processes in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { own, runAs } from '#server/db/embedded/account.ts';
import { inRoot } from '#server/root.ts';

export type Running = {
  name: string;
  /** `kill -9` of the process and of those that it has started. */
  kill(): Promise<void>;
  start(): void;
  isRunning(): boolean;
  /** The last lines that it printed. */
  printed(): string;
};

export type Program = {
  name: string;
  /** The program and its arguments. */
  line: readonly [string, ...string[]];
  env?: NodeJS.ProcessEnv;
  /** By the account of the database, which is not root. */
  isOfDatabase?: boolean;
};

export class Place {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'larder-cluster-'));
  readonly #running: Running[] = [];

  constructor() {
    own(this.folder, 0o755);
  }

  in(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  /** A file of deploy/cluster with other values; each must replace something. */
  fill(name: string, replacements: readonly [from: string | RegExp, to: string][]): string {
    let text = readFileSync(inRoot('deploy', 'cluster', name), 'utf8');
    for (const [from, to] of replacements) {
      const filled = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'gm'), to);
      if (filled === text) throw new Error(`deploy/cluster/${name} has no ${from}.`);
      text = filled;
    }
    return this.write(name, text);
  }

  write(name: string, text: string): string {
    writeFileSync(this.in(name), text);
    own(this.in(name), 0o600);
    return this.in(name);
  }

  /** Started at once; a process group of its own, so that its end takes its children along. */
  run({ name, line: [program, ...args], env = {}, isOfDatabase = false }: Program): Running {
    let child: ChildProcess;
    const start = () => {
      const account = isOfDatabase ? runAs : {};
      const options = { ...account, cwd: isOfDatabase ? this.folder : inRoot(), env: { ...process.env, ...env } };
      child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      const log = createWriteStream(this.in(`${name}.log`), { flags: 'a' });
      for (const stream of [child.stdout, child.stderr]) stream?.pipe(log);
    };
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    start();
    const running: Running = {
      name,
      start,
      isRunning,
      async kill() {
        if (!isRunning() || child.pid === undefined) return;
        const ended = once(child, 'exit');
        process.kill(-child.pid, 'SIGKILL');
        await ended;
      },
      printed: () =>
        readFileSync(this.in(`${name}.log`), 'utf8')
          .split('\n')
          .slice(-12)
          .join('\n'),
    };
    this.#running.push(running);
    return running;
  }

  /** The newest first; the folder stays, with the logs. */
  async endAll(): Promise<void> {
    for (const running of this.#running.reverse()) await running.kill();
  }

  /** Nothing of it is left. */
  async remove(): Promise<void> {
    await this.endAll();
    // What a killed server has started notices its end within moments.
    await sleep(1_000);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

/** Asks until it is so. `what` completes "… did not happen". */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 240): Promise<void> {
  const giveUpAt = Date.now() + seconds * 1_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`${what} did not happen within ${seconds} seconds.`);
    await sleep(250);
  }
}
