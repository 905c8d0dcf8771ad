/** A database of its own for a test file: a copy of the empty shop, or of one that a test has filled. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { addressOf, onServer } from '#server/db/embedded/databases.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';
import { waitForLock } from '#server/db/process-lock.ts';
import { inRoot } from '#server/root.ts';
import '../server/global-setup.ts';

export type TestDatabase = Database & { url: string };

/** Fills the shop before it is copied, once per `name` for all files of a run. */
export type Filling = { name: string; fill(database: TestDatabase): Promise<void> };

export type TestDatabaseOptions = { filling?: Filling; poolSize?: number };

/** Opens a new database with the newest schema; `close()` drops it. */
export async function testDatabase({ filling, poolSize = 5 }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { template } = inject('databaseServer');
  return copyOf(filling ? await filledTemplate(filling) : template, poolSize);
}

/** The address of a new database without any table; dropped when the next run begins. */
export async function emptyDatabase(): Promise<string> {
  const name = newName();
  await onServer(serverUrl(), (client) => client.query(`create database ${name} template template0`));
  return addressOf(serverUrl(), name);
}

const serverUrl = () => inject('databaseServer').url;

const newName = () => `larder_test_${randomBytes(6).toString('hex')}`;

async function copyOf(template: string, poolSize: number): Promise<TestDatabase> {
  const name = newName();
  await copy(template, name);
  const url = addressOf(serverUrl(), name);
  // The first connection reads the catalog of the new database. On a busy disk that outlasts the timeout of a shop.
  await onServer(url, (client) => client.query('select'));
  const database = await openDatabase({ url, poolSize });
  return { ...database, url, close: () => closeAndDrop(database, name) };
}

async function closeAndDrop(database: Database, name: string): Promise<void> {
  await database.close();
  await onServer(serverUrl(), (client) => client.query(`drop database if exists ${name} with (force)`));
}

/** Settings of a database are not copied with it. */
const copy = (template: string, name: string) =>
  onServer(serverUrl(), async (client) => {
    await client.query(`create database ${name} template ${template}`);
    await client.query(`alter database ${name} set pg_trgm.word_similarity_threshold = 0.45`);
  });

const filledTemplates = new Map<string, Promise<string>>();

/** Requested once per worker. */
function filledTemplate(filling: Filling): Promise<string> {
  const template = filledTemplates.get(filling.name) ?? makeOnce(filling);
  filledTemplates.set(filling.name, template);
  return template;
}

/** The first worker of the run creates it; the others wait. */
async function makeOnce({ name, fill }: Filling): Promise<string> {
  const template = `larder_test_filled_${name}_${inject('databaseServer').run}`;
  const lock = await waitForLock(inRoot('.data', 'test-postgres', `${template}.lock`), 120_000);
  if (!lock) throw new Error(`Another worker has been filling the database "${name}" for two minutes.`);
  try {
    if (!(await exists(template))) await makeFilled(template, fill);
  } finally {
    lock.release();
  }
  return template;
}

async function makeFilled(template: string, fill: Filling['fill']): Promise<void> {
  const draft = newName();
  await copy(inject('databaseServer').template, draft);
  const url = addressOf(serverUrl(), draft);
  const database = await openDatabase({ url, poolSize: 5, isPatient: true });
  await fill({ ...database, url }).finally(database.close);
  // A copy has the statistics of its template; without them the planner guesses, another time in another way.
  await onServer(url, (client) => client.query('vacuum analyze'));
  await onServer(serverUrl(), (client) => client.query(`alter database ${draft} rename to ${template}`));
}

const exists = (database: string) =>
  onServer(serverUrl(), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    return Boolean(rowCount);
  });
