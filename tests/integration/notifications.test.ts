/** Other processes hear of a change with its commit: once for a transaction, and never of one that was rolled back. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedChannel, invalidateCache, publish } from '#server/db/after-commit.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { recordedCommits } from '#tests/support/database/recorded-commits.ts';

let database: TestDatabase;
let listener: pg.Client;
const heard: string[] = [];

const asDeadlock = (tx: Tx) =>
  tx.execute(sql`do $$ begin raise exception 'deadlock' using errcode = 'deadlock_detected'; end $$`);

beforeAll(async () => {
  database = await testDatabase();
  listener = new pg.Client(database.url);
  await listener.connect();
  await listener.query(`listen ${changedChannel}`);
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
});
afterAll(async () => {
  await listener.end();
  await database.close();
});

/** Notifications come in the order of their commits, so the last one says that there are no others. */
async function heardDuring(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  heard.length = 0;
  await inTransaction(recordedCommits(database.db).db, work).catch(() => undefined);
  await database.pool.query('select pg_notify($1, $2)', [changedChannel, 'the end']);
  await expect.poll(() => heard.at(-1)).toBe('the end');
  return heard.slice(0, -1);
}

test('A transaction that changes what everybody sees notifies other processes once, however much it changes', async () => {
  const work = async (tx: Tx) => {
    invalidateCache(tx);
    invalidateCache(tx);
  };
  expect(await heardDuring(work)).toEqual(['recorded']);
});

test('A transaction that changes nothing that everybody sees notifies nobody', async () => {
  expect(await heardDuring((tx) => tx.execute(sql`select 1`))).toEqual([]);
});

test('A transaction that is rolled back notifies nobody', async () => {
  const work = async (tx: Tx) => {
    invalidateCache(tx);
    throw new Error('The work failed.');
  };
  expect(await heardDuring(work)).toEqual([]);
});

test('A transaction whose commit fails notifies nobody', async () => {
  const work = async (tx: Tx) => {
    invalidateCache(tx);
    await tx.execute(sql`create temporary table doomed (id int unique deferrable initially deferred) on commit drop`);
    await tx.execute(sql`insert into doomed values (1), (1)`);
  };
  expect(await heardDuring(work)).toEqual([]);
});

test('A transaction that a deadlock repeats notifies once', async () => {
  let attempts = 0;
  const work = async (tx: Tx) => {
    attempts += 1;
    invalidateCache(tx);
    if (attempts < 3) await asDeadlock(tx);
  };
  expect(await heardDuring(work)).toEqual(['recorded']);
});

test('A process whose connection is lost during the commit invalidates its own cache and publishes nothing', async () => {
  const { db, invalidations, published } = recordedCommits(database.db);
  const work = inTransaction(db, async (tx) => {
    invalidateCache(tx);
    publish(tx, { userId: 1, event: 'order-changed' });
    // Nobody can tell a commit that was cut off from one whose answer was lost.
    await tx.execute(sql`create function pg_temp.cut_off() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await tx.execute(sql`create temporary table doomed (id int) on commit drop`);
    await tx.execute(sql`create constraint trigger cut_off after insert on doomed
      deferrable initially deferred for each row execute function pg_temp.cut_off()`);
    await tx.execute(sql`insert into doomed values (1)`);
  });
  await expect(work).rejects.toThrow();
  expect([invalidations(), published]).toEqual([1, []]);
});
