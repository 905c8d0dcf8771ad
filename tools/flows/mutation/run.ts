/** Tests the mutants of a chart in processes of their own, and starts another process when one hangs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../find.ts';
import { type Assignment, assignmentVariable, asWritten, type Verdict } from './assignment.ts';
import type { Subject } from './subjects.ts';

/** One sentence for the person at the keyboard. */
export class MutationError extends Error {}

/** What killed each mutant, by its index; a survivor has no entry. */
export type Kills = Map<number, string>;

/** Longer than the slowest walk takes on a busy machine. */
const hangMs = 20_000;
const watchMs = 1000;

const verdictsIn = (results: string): Verdict[] =>
  existsSync(results)
    ? readFileSync(results, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Verdict)
    : [];

const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');

const running = new Set<ChildProcess>();

/** The worker of a process is a child of its own: the whole group ends. Windows knows no groups. */
const end = (child: ChildProcess) => {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGKILL');
};
process.once('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const lastSign = (results: string, began: number) =>
  existsSync(results) ? Math.max(began, statSync(results).mtimeMs) : began;

/** Runs one process to its end, or until it has written nothing for too long. */
const runProcess = (assignment: Assignment): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsx, 'tools/flows/mutation/process.ts'], {
      cwd: root,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, [assignmentVariable]: JSON.stringify(assignment) },
    });
    running.add(child);
    const began = Date.now();
    const watch = setInterval(() => {
      if (Date.now() - lastSign(assignment.results, began) > hangMs) end(child);
    }, watchMs);
    child.once('error', reject);
    child.once('close', () => {
      clearInterval(watch);
      running.delete(child);
      resolve();
    });
  });

/** Whether every file has ended for a mutant. */
const isDone = (verdicts: readonly Verdict[], files: number) => (index: number) =>
  verdicts.filter((verdict) => verdict.event === 'ended' && verdict.index === index).length >= files;

/** One process: the kills that it has found, and the mutants that it has not come to. What hangs is killed as well. */
const runOnce = async (assignment: Assignment): Promise<{ kills: Kills; rest: number[] }> => {
  await runProcess(assignment);
  const verdicts = verdictsIn(assignment.results);
  const kills: Kills = new Map(verdicts.flatMap(({ index, by }) => (by === undefined ? [] : [[index, by] as const])));
  const done = isDone(verdicts, assignment.files.length);
  const left = assignment.indexes.filter((index) => !done(index));
  const hung = verdicts.findLast(({ event }) => event === 'begun')?.index ?? asWritten;
  if (left.length > 0) kills.set(hung, 'the tests did not end');
  return { kills, rest: left.filter((index) => index !== hung) };
};

/** The kills among `indexes` by these files. */
const runFiles = async (description: string, files: string[], indexes: number[]): Promise<Kills> => {
  const kills: Kills = new Map();
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-mutants-'));
  let rest = [asWritten, ...indexes];
  for (let turn = 0; rest.length > 0 && !kills.has(asWritten); turn += 1) {
    const found = await runOnce({ description, files, indexes: rest, results: path.join(folder, `${turn}.jsonl`) });
    for (const [index, by] of found.kills) kills.set(index, by);
    rest = found.rest;
  }
  rmSync(folder, { recursive: true });
  const reason = kills.get(asWritten);
  if (reason !== undefined) throw new MutationError(`Without a mutant ${files.join(', ')} fail: ${reason}.`);
  return kills;
};

/** The tests beside the chart first; its walks are slower, and only what is left is for them. */
export const killMutants = async ({ description, mutants, beside, walks }: Subject): Promise<Kills> => {
  const kills: Kills = new Map();
  for (const files of [beside, walks]) {
    const left = [...mutants.keys()].filter((index) => !kills.has(index));
    if (files.length === 0 || left.length === 0) continue;
    for (const [index, by] of await runFiles(description, files, left)) kills.set(index, by);
  }
  return kills;
};
