/** Finds and runs PostgreSQL's own programs and tar. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from '#server/start-error.ts';

export type Tool = 'pg_dump' | 'pg_restore' | 'psql';
type Finished = { code: number; output: string; complaints: string };

const ending = process.platform === 'win32' ? '.exe' : '';

/** Where Debian, the RPM packages and Homebrew put the programs of each version. */
const homes = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt'];

function versionedFolders(): string[] {
  const inside = (home: string) => (existsSync(home) ? readdirSync(home).map((name) => join(home, name, 'bin')) : []);
  return homes.flatMap(inside).filter((folder) => /postgresql|pgsql/.test(folder));
}

function candidates(tool: Tool, env: NodeJS.ProcessEnv): string[] {
  const folders = env.PG_BIN ? [env.PG_BIN] : [...(env.PATH ?? '').split(delimiter), ...versionedFolders()];
  return folders.map((folder) => join(folder, tool + ending)).filter((path) => existsSync(path));
}

export function runTool(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let complaints = '';
    child.stdout.on('data', (data) => (output += String(data)));
    child.stderr.on('data', (data) => (complaints += String(data)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, complaints }));
  });
}

async function majorOf(program: string): Promise<number> {
  const { code, output } = await runTool(program, ['--version']);
  return code === 0 ? Number(/\) (\d+)/.exec(output)?.[1] ?? 0) : 0;
}

/**
 * The program of the lowest version that is not older than the server's: an older one refuses the server, and a newer
 * one may write what the server does not understand.
 */
export async function findTool(tool: Tool, serverMajor: number, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const found: { program: string; major: number }[] = [];
  for (const program of new Set(candidates(tool, env))) found.push({ program, major: await majorOf(program) });
  const [best] = found.filter(({ major }) => major >= serverMajor).sort((a, b) => a.major - b.major);
  if (best) return best.program;
  const others = found.map(({ major }) => major).filter(Boolean);
  const known = others.length > 0 ? `only ${tool} ${Math.max(...others)}` : `no ${tool}`;
  throw new StartError(
    `The database is PostgreSQL ${serverMajor}, and there is ${known} on this machine: install the client programs of PostgreSQL ${serverMajor}, or name their folder in PG_BIN.`,
  );
}

/** Address and password by the environment: other accounts of the machine can read the arguments of a program. */
export function connectionEnv(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, '');
  const sslMode = searchParams.get('sslmode');
  return {
    ...(host && { PGHOST: decodeURIComponent(host) }),
    ...(port && { PGPORT: port }),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslMode && { PGSSLMODE: sslMode }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGCONNECT_TIMEOUT: '10',
  };
}

/** The first line of what a program complained of. */
const complaintOf = ({ complaints, output }: Finished) =>
  (complaints || output).split('\n').find((line) => /error|fatal|cannot|not found/i.test(line)) ?? complaints.trim();

export async function mustRun(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const finished = await runTool(program, args, env).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${program} could not be run: ${error.code ?? error.message}.`, { cause: error });
  });
  if (finished.code === 0) return finished.output;
  throw new StartError(`${program} failed: ${complaintOf(finished)}`);
}
