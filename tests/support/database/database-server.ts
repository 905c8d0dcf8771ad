/**
 * The PostgreSQL of a test run: TEST_DATABASE_URL, or the embedded one in `.data/test-postgres`.
 * Runs at the same time share it; the last one to end stops it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { addressOf, onServer } from '#server/db/embedded/databases.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { acquireLock, type Lock, waitForLock } from '#server/db/process-lock.ts';
import { knownThings } from '#server/domain/things.ts';
import { inRoot } from '#server/root.ts';

export type DatabaseServer = {
  /** A database of the server in which databases may be created. */
  url: string;
  /** An empty shop with the newest schema, to copy from; no test connects to it. */
  template: string;
  /** The same for all projects of a run. */
  run: string;
};

const folder = inRoot('.data', 'test-postgres');
const users = path.join(folder, 'users');

/** In the `ProvidedContext` of vitest under `databaseServer`. */
export async function startDatabaseServer(): Promise<{ server: DatabaseServer; stop(): Promise<void> }> {
  mkdirSync(users, { recursive: true });
  const gate = await takeGate();
  try {
    const presence = acquireLock(path.join(users, `${process.pid}-${performance.now()}`));
    const alone = othersAtWork().length <= 1;
    const { url, stop } = await reachServer();
    if (alone) await dropLeftovers(url);
    const server = { url, template: await makeTemplate(url), run: String(process.pid) };
    return { server, stop: () => leave('lock' in presence ? presence.lock : undefined, stop) };
  } finally {
    gate.release();
  }
}

/** So that no run adopts the server while another run stops it. */
async function takeGate(): Promise<Lock> {
  const gate = await waitForLock(path.join(folder, 'gate.lock'), 60_000);
  if (!gate) throw new Error('Another test run has been starting its database for a minute.');
  return gate;
}

function othersAtWork(): string[] {
  return readdirSync(users).filter((name) => {
    const attempt = acquireLock(path.join(users, name));
    if ('lock' in attempt) attempt.lock.release();
    return 'heldBy' in attempt;
  });
}

async function reachServer() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const embedded = await startEmbeddedPostgres(path.join(folder, 'server'));
  const url = await embedded.url('postgres');
  await onServer(url, writeWithoutWaiting);
  return { url, stop: embedded.stop };
}

/**
 * What a crash of the computer destroys here, the next run makes anew. A test about durability starts a PostgreSQL of
 * its own (embedded-postgres.test.ts, chaos.test.ts).
 */
async function writeWithoutWaiting(client: Client): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${name} = off`);
  }
  await client.query('select pg_reload_conf()');
}

async function leave(presence: Lock | undefined, stop: () => Promise<void>): Promise<void> {
  const gate = await takeGate();
  try {
    presence?.release();
    if (othersAtWork().length === 0) await stop();
  } finally {
    gate.release();
  }
}

const dropLeftovers = (url: string) =>
  onServer(url, async (client) => {
    const found = `select datname from pg_database where datname like 'larder\\_test\\_%'`;
    const { rows } = await client.query<{ datname: string }>(found);
    for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`);
  });

/** Made under another name and then renamed, so that it is whole as soon as it can be found. */
async function makeTemplate(url: string): Promise<string> {
  const template = `larder_template_${schemaHash()}`;
  await onServer(url, async (client) => {
    if (await exists(client, template)) return;
    const draft = `larder_test_draft_${process.pid}`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template template0`);
    await migrateDatabase(addressOf(url, draft));
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}

const exists = async (client: Client, database: string) =>
  ((await client.query('select from pg_database where datname = $1', [database])).rowCount ?? 0) > 0;

/** Each migration writes the things anew, so they are part of what it makes. */
function schemaHash(): string {
  const migrations = inRoot('server', 'db', 'migrations');
  const hash = createHash('sha256').update(JSON.stringify(knownThings));
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
