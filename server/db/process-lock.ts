/**
 * A lock file with the process that holds it, so that the lock of a killed process can be taken over.
 * A process id alone is not enough: after a restart (always in a container) it may belong to another process.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '#server/folders.ts';

export type Lock = { release(): void };

export type LockAttempt = { lock: Lock } | { heldBy: number };

const heldHere = new Set<string>();

/** Takes the lock, or returns the living process that holds it. */
export function acquireLock(file: string): LockAttempt {
  const target = path.resolve(file);
  makeFolder(path.dirname(target));
  for (;;) {
    if (create(target)) return { lock: held(target) };
    const owner = readOwner(target);
    if (owner === undefined) continue;
    if (isHeld(target, owner)) return { heldBy: owner.pid };
    putAside(target, owner.text);
  }
}

/** Waits until the lock is free; undefined if it is not after `timeout` milliseconds. */
export async function waitForLock(file: string, timeout: number): Promise<Lock | undefined> {
  const end = performance.now() + timeout;
  for (;;) {
    const attempt = acquireLock(file);
    if ('lock' in attempt) return attempt.lock;
    if (performance.now() > end) return undefined;
    await sleep(50);
  }
}

/** Also false for a zombie, which accepts signals until its parent reaps it. */
export function isAlive(pid: number): boolean {
  const state = processState(pid);
  if (state) return !'ZXx'.includes(state.letter);
  if (process.platform === 'linux') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function held(file: string): Lock {
  heldHere.add(file);
  return {
    release() {
      if (heldHere.delete(file)) rmSync(file, { force: true });
    },
  };
}

/** A link appears with its content or not at all, and never replaces another. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${processState(process.pid)?.startedAt ?? ''}\n`);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

type Owner = { pid: number; startedAt: string; text: string };

function readOwner(file: string): Owner | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const [pid = '', startedAt = ''] = text.trim().split(' ');
    return { pid: Number(pid), startedAt, text };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isHeld(file: string, owner: Owner): boolean {
  if (!Number.isInteger(owner.pid) || owner.pid <= 0) return false;
  if (owner.pid === process.pid) return heldHere.has(file);
  return isAlive(owner.pid) && (processState(owner.pid)?.startedAt ?? owner.startedAt) === owner.startedAt;
}

/**
 * Of several processes that find the same stale lock, only one can move it; if the lock is new by then, it is put back.
 */
function putAside(file: string, expected: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== expected) linkSync(aside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Linux only: the process's state, and its start time in ticks since boot. */
function processState(pid: number): { letter: string; startedAt: string } | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { letter: fields[0] ?? 'X', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
