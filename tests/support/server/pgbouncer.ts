/** A real PgBouncer with the file that operators are given, in front of a database of a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { own, runAs } from '#server/db/embedded/account.ts';
import { inRoot } from '#server/root.ts';
import { freePort } from '#tools/free-port.ts';

/** For a single file run by hand; as `npm test` looks for it. */
const usual = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/** Undefined where there is none. */
export const pgbouncerPath = (): string | undefined => process.env.PGBOUNCER_PATH || usual.find(existsSync);

export type Pooler = {
  /** The address of the same database through the pooler. */
  url: string;
  kill(): Promise<void>;
  /** On the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** `poolSize`: how many connections to PostgreSQL there are for all processes together. */
export async function startPgbouncer(program: string, databaseUrl: string, poolSize: number): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-pgbouncer-'));
  own(folder, 0o700);
  const port = await freePort();
  const database = new URL(databaseUrl);
  const name = database.pathname.slice(1);
  const replacements: [RegExp, string][] = [
    [
      /^larder = host=127\.0\.0\.1 port=5000 dbname=larder/m,
      `${name} = host=127.0.0.1 port=${database.port} dbname=${name}`,
    ],
    [/^listen_port = .*/m, `listen_port = ${port}`],
    [/^auth_file = .*/m, `auth_file = ${folder}/userlist.txt`],
    [/^pidfile = .*/m, `pidfile = ${folder}/pgbouncer.pid\nunix_socket_dir =`],
    [/^default_pool_size = .*/m, `default_pool_size = ${poolSize}`],
  ];
  let text = await readFile(inRoot('deploy', 'cluster', 'pgbouncer.ini'), 'utf8');
  for (const [from, to] of replacements) {
    if (!from.test(text)) throw new Error(`deploy/cluster/pgbouncer.ini has no ${from}.`);
    text = text.replace(from, to);
  }
  const secrets = `"${decodeURIComponent(database.username)}" "${decodeURIComponent(database.password)}"\n`;
  for (const [file, content] of Object.entries({ 'pgbouncer.ini': text, 'userlist.txt': secrets })) {
    await writeFile(join(folder, file), content);
    own(join(folder, file), 0o600);
  }
  const url = new URL(databaseUrl);
  url.port = String(port);
  let child: ChildProcess;
  let printed = '';

  async function start(): Promise<void> {
    child = spawn(program, [join(folder, 'pgbouncer.ini')], { ...runAs, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (printed += String(data)));
    const giveUpAt = Date.now() + 30_000;
    while (!(await answers(url.href))) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`PgBouncer did not start:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function kill(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: url.href,
    kill,
    start,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
