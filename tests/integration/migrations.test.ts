/** Migrations: from nothing, again, at once, and cut off. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { onServer } from '#server/db/embedded/databases.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { inRoot } from '#server/root.ts';
import { StartError } from '#server/start-error.ts';
import { emptyDatabase } from '#tests/support/database/database.ts';

const broken = mkdtempSync(path.join(tmpdir(), 'larder-migrations-'));
afterAll(() => rmSync(broken, { recursive: true, force: true }));

const send = (url: string, query: string) =>
  onServer(url, async (client) => (await client.query<Record<string, unknown>>(query)).rows);

const countOf = async (url: string, from: string) => (await send(url, `select count(*)::int as n from ${from}`))[0]?.n;

const tables = `pg_tables where schemaname = 'public'`;
const journal = JSON.parse(readFileSync(inRoot('server/db/migrations/meta/_journal.json'), 'utf8')) as {
  entries: unknown[];
};

describe('migrations', () => {
  test('build the schema once, also when three servers start at once and when run again', async () => {
    const url = await emptyDatabase();
    await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
    await migrateDatabase(url);
    expect(await countOf(url, tables)).toBeGreaterThan(30);
    expect(await countOf(url, 'drizzle.__drizzle_migrations')).toBe(journal.entries.length);
  });

  test('leave the database as it was when one of them fails', async () => {
    cpSync(inRoot('server/db/migrations'), broken, { recursive: true });
    const last = path.join(broken, '0002_rules.sql');
    writeFileSync(last, `${readFileSync(last, 'utf8')}\n--> statement-breakpoint\nselect nonsense;`);
    const url = await emptyDatabase();
    await expect(migrateDatabase(url, broken)).rejects.toThrow(StartError);
    expect(await countOf(url, tables)).toBe(0);
    await migrateDatabase(url);
    expect(await countOf(url, tables)).toBeGreaterThan(30);
  });
});
