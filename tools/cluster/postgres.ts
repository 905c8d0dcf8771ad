/** PostgreSQL with pg_auto_failover: a monitor, a primary and two standbys, each under its keeper. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { own, runAs } from '#server/db/embedded/account.ts';
import { freePort } from '#tools/free-port.ts';
import { type Place, type Running, until } from './place.ts';

export const database = 'larder';

export type Node = { name: string; port: number; process: Running };
export type State = { name: string; state: string };

export type Postgres = {
  nodes: Node[];
  /** What the monitor says of each node. */
  states(): Promise<State[]>;
  /** One primary and two standbys, and the monitor has nothing left to do. */
  isWhole(): Promise<boolean>;
  primary(): Promise<Node>;
  /** A standby; not the one that is named. */
  standby(except?: string): Promise<Node>;
};

const own127 = '127.0.0.1';

/** pg_autoctl lets a new monitor listen on every address of the machine; this cluster is on loopback only. */
const onLoopback = (bin: string) => `#!/bin/sh
for word do
  shift
  [ "$word" = '*' ] && word=${own127}
  set -- "$@" "$word"
done
exec ${bin}/postgres "$@"
`;

function programsOnLoopback(place: Place, bin: string): string {
  const folder = place.in('bin');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  for (const name of readdirSync(bin).filter((name) => name !== 'postgres'))
    symlinkSync(path.join(bin, name), path.join(folder, name));
  writeFileSync(path.join(folder, 'postgres'), onLoopback(bin), { mode: 0o755 });
  chmodSync(path.join(folder, 'postgres'), 0o755);
  return path.join(folder, 'pg_ctl');
}

/** Nothing of the account's own files is read or written. */
function environmentOf(place: Place, bin: string): NodeJS.ProcessEnv {
  const folders = { HOME: 'home', XDG_DATA_HOME: 'data', XDG_CONFIG_HOME: 'config', XDG_RUNTIME_DIR: 'run' };
  for (const name of Object.values(folders)) {
    mkdirSync(place.in(name));
    own(place.in(name), 0o700);
  }
  const made = Object.fromEntries(Object.entries(folders).map(([variable, name]) => [variable, place.in(name)]));
  const sockets = { PGHOST: place.in('run'), PG_REGRESS_SOCK_DIR: place.in('run') };
  return { ...made, ...sockets, LC_ALL: 'C.UTF-8', PATH: `${bin}:${process.env.PATH}` };
}

async function query<Row extends pg.QueryResultRow>(port: number, name: string, user: string, text: string) {
  const client = new pg.Client({ host: own127, port, database: name, user, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function startPostgres(place: Place, programs: { pgAutoctl: string; bin: string }): Promise<Postgres> {
  const env = environmentOf(place, programs.bin);
  const pgCtl = programsOnLoopback(place, programs.bin);
  const usual = ['--hostname', own127, '--auth', 'trust', '--no-ssl', '--pgctl', pgCtl];

  function create(args: string[]): void {
    const { status, stderr } = spawnSync(programs.pgAutoctl, ['create', ...args], {
      ...runAs,
      cwd: place.folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`pg_autoctl create ${args[0]} failed:\n${stderr.slice(-2_000)}`);
  }

  const run = (name: string, args: string[]) =>
    place.run({ name, line: [programs.pgAutoctl, ...args], env, isOfDatabase: true });

  function addSettings(data: string, file: string): void {
    // A copy, because the account of the database need not reach the project.
    const text = place.fill(file, []);
    spawnSync('sh', ['-c', `cat "${text}" >> "${path.join(data, 'postgresql.conf')}"`]);
  }

  const monitorPort = await freePort();
  const monitorData = place.in('monitor-data');
  create(['monitor', '--pgdata', monitorData, '--pgport', String(monitorPort), ...usual]);
  addSettings(monitorData, 'monitor.conf');
  run('monitor', ['run', '--pgdata', monitorData]);
  const queryMonitor = <Row extends pg.QueryResultRow>(text: string) =>
    query<Row>(monitorPort, 'pg_auto_failover', 'autoctl_node', text);
  await until('The start of the monitor', async () => (await queryMonitor('select 1')).length === 1);

  const monitor = `postgres://autoctl_node@${own127}:${monitorPort}/pg_auto_failover?sslmode=prefer`;
  const argumentsOf = (name: string, port: number) => [
    ...['postgres', '--pgdata', place.in(`${name}-data`), '--pgport', String(port), '--listen', own127, '--name', name],
    ...['--monitor', monitor, '--username', 'larder', '--dbname', database, ...usual],
  ];

  async function firstNode(): Promise<Node> {
    const port = await freePort();
    create(argumentsOf('node_1', port));
    addSettings(place.in('node_1-data'), 'node.conf');
    const process = run('node_1', ['run', '--pgdata', place.in('node_1-data')]);
    await until(
      'The start of the first node',
      async () => (await query(port, database, 'larder', 'select 1')).length === 1,
    );
    // The account with which HAProxy asks: it may log in and nothing else.
    await until('The account of HAProxy', async () =>
      query(port, database, superuser, 'create role larder_check login').then(() => true),
    );
    return { name: 'node_1', port, process };
  }

  async function nextNode(name: string): Promise<Node> {
    const port = await freePort();
    return { name, port, process: run(name, ['create', ...argumentsOf(name, port), '--run']) };
  }

  const states = () =>
    queryMonitor<State>(`select nodename as name, case when reportedstate = goalstate then reportedstate::text
      else reportedstate || ' to ' || goalstate end as state from pgautofailover.node order by nodeid`);
  const namesIn = async (state: string) =>
    (await states()).filter((each) => each.state === state).map(({ name }) => name);
  const isWhole = async () => (await namesIn('primary')).length === 1 && (await namesIn('secondary')).length === 2;

  const nodes = [await firstNode()];
  for (const name of ['node_2', 'node_3']) {
    nodes.push(await nextNode(name));
    // One after the other: each copies the primary.
    await until(`The first copy for ${name}`, async () => (await namesIn('secondary')).length === nodes.length - 1);
  }
  await until('A cluster of three nodes', isWhole);

  const nodeIn = async (state: string, except = ''): Promise<Node> => {
    const [name] = (await namesIn(state)).filter((each) => each !== except);
    const node = nodes.find((each) => each.name === name);
    if (!node) throw new Error(`No node is a ${state} now.`);
    return node;
  };
  return {
    nodes,
    states,
    isWhole,
    primary: () => nodeIn('primary'),
    standby: (except) => nodeIn('secondary', except),
  };
}

/** initdb makes a superuser of the account that runs it. */
const superuser = spawnSync('id', ['-un', ...(runAs.uid === undefined ? [] : [String(runAs.uid)])], {
  encoding: 'utf8',
}).stdout.trim();
