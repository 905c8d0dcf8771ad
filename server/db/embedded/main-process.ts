/** The main process of a data folder: its process id, and what a killed server leaves behind. */
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../process-lock.ts';

type Places = { folder: string; data: string; pidFile: string };

/** The lines of postmaster.pid; none if the server does not run. */
function linesOf({ pidFile }: Places): string[] {
  try {
    return readFileSync(pidFile, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Linux only: the command line of a process. */
function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/**
 * A process id alone is not enough: the file outlives a killed server, and its id may belong to another process by now.
 * Where the command line cannot be read, the id has to do.
 */
function isServer(pid: number, data: string): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false;
  const command = commandOf(pid);
  const [program = ''] = command;
  const folder = command[command.indexOf('-D') + 1];
  if (program !== '' && path.basename(program) !== 'postgres') return false;
  // A folder that was renamed while its server runs is not found; the server still runs in it.
  return !folder || !existsSync(folder) || realpathSync(folder) === realpathSync(data);
}

/** Undefined: no server uses this folder. */
export function runningPort(places: Places): number | undefined {
  const [pid, , , port] = linesOf(places);
  return isServer(Number(pid), places.data) ? Number(port) : undefined;
}

/** PostgreSQL itself counts a process as running that has ended but was not reaped, as in some containers. */
export function removeStalePidFile(places: Places): void {
  if (existsSync(places.pidFile) && runningPort(places) === undefined) rmSync(places.pidFile, { force: true });
}

const longestFarewellMs = 2_000;

/**
 * Linux only. Children of a killed server notice its end only after their current computation; until then they hold the
 * shared memory, and a new server does not start. SIGQUIT is what the server would have sent them. Call it only while
 * no server uses the folder.
 */
export async function endOrphans({ folder, data }: Places): Promise<void> {
  if (process.platform !== 'linux' || !existsSync(data)) return;
  const home = { folder: realpathSync(folder), data: realpathSync(data) };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const orphans = pids.filter((pid) => endIfOrphan(Number(pid), home)).map(Number);
  for (let ms = 0; ms < longestFarewellMs && orphans.some(isAlive); ms += 50) await sleep(50);
}

/** Recognized by its working folder and by its program, which is in the same folder. */
function endIfOrphan(pid: number, { folder, data }: { folder: string; data: string }): boolean {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`);
    const isOurs = program.startsWith(path.join(folder, 'programs-')) && path.basename(program) === 'postgres';
    if (!isOurs || readlinkSync(`/proc/${pid}/cwd`) !== data) return false;
    process.kill(pid, 'SIGQUIT');
    return true;
  } catch {
    // It has ended meanwhile, or is an unrelated process.
    return false;
  }
}
