/** Migrations: from nothing, again, at once, over data of an older version, and cut off. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  entries: { idx: number; tag: string }[];
};

/** The migrations up to this one, as a version of the shop had them that ended there. */
function migrationsUpTo(last: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-older-'));
  cpSync(inRoot('server/db/migrations'), folder, { recursive: true });
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

const indexOf = (migration: string) => journal.entries.find(({ tag }) => tag === migration)?.idx ?? 0;

/** The version that had chats and orders, and neither listings nor search documents. */
const older = indexOf('0010_chat');

/** A little of everything that an owner and a shopper would miss, by statements of that version. */
const oldData = `
  insert into users (name, email, phone, phone_code, password_hash) values ('Ann Old', 'ann@old.test', '2025550190', '1', 'a hash');
  insert into shops (slug, name, tagline, description, address, phone, email, logo, banner, estimated_delivery)
    values ('old', $$ALL$$, $$ALL$$, $$ALL$$, $$ALL$$, '2025550191', 'old@old.test', 'logo', 'banner', $$ALL$$);
  insert into categories (slug, name, description, picture) values ('dry', $$ALL$$, $$ALL$$, 'dry');
  insert into products (slug, code, shop_id, category_id, name, short_description, description, picture)
    select 'rice-' || n, 'OLD-' || n, 1, 1, $$ALL$$, $$ALL$$, $$ALL$$, 'rice' from generate_series(1, 200) n;
  insert into packagings (product_id, label, amount, measure, price, stock)
    select id, $$ALL$$, 1, 'piece', 250 + id, 7 from products;
  insert into favourites (user_id, product_id) select 1, id from products where id <= 3;`.replaceAll(
  '$$ALL$$',
  `'{"en": "Old rice", "ar": "أرز", "ir": "برنج"}'`,
);

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

  test('keep the data of an older version, and make of it what this version needs', async () => {
    const url = await emptyDatabase();
    const folder = migrationsUpTo(older);
    await migrateDatabase(url, folder);
    rmSync(folder, { recursive: true, force: true });
    expect(older).toBeGreaterThan(0);
    await send(url, oldData);
    const facts = `select (select count(*) from favourites)::int as liked, count(*)::int as packs,
      sum(price)::int as prices, sum(stock)::int as stock from packagings`;
    const before = await send(url, facts);
    await migrateDatabase(url);
    expect(await send(url, facts)).toEqual(before);
    expect(await send(url, 'select name, email, password_hash from users')).toEqual([
      { name: 'Ann Old', email: 'ann@old.test', password_hash: 'a hash' },
    ]);
    expect(await countOf(url, 'listings')).toBe(200);
    expect(await countOf(url, 'search_documents')).toBe(200);
    expect(await countOf(url, 'drizzle.__drizzle_migrations')).toBe(journal.entries.length);
  });

  test('make the words of names that are written without spaces', async () => {
    const url = await emptyDatabase();
    const folder = migrationsUpTo(indexOf('0047_refund_notes'));
    await migrateDatabase(url, folder);
    rmSync(folder, { recursive: true, force: true });
    await send(url, oldData.replaceAll('Old rice', '有機牛奶'));
    const found = `search_documents where words @@ '牛奶'`;
    const places = `search_places where names like '% 牛奶%'`;
    expect([await countOf(url, found), await countOf(url, places)]).toEqual([0, 0]);
    await migrateDatabase(url);
    expect([await countOf(url, found), await countOf(url, places)]).toEqual([200, 2]);
    expect(await countOf(url, `search_words where word = '有機牛奶' and products > 0`)).toBe(0);
  });

  test('that a kill has cut off leave the older version, and the next start goes on from there', async () => {
    const url = await emptyDatabase();
    const folder = migrationsUpTo(older);
    await migrateDatabase(url, folder);
    rmSync(folder, { recursive: true, force: true });
    await send(url, oldData);
    const holder = onServer(url, async (client) => {
      // The migrations wait for this table in the middle of their transaction.
      await client.query('begin; lock table products in access exclusive mode');
      const code = `import('${inRoot('server/db/migrate.ts')}').then((m) => m.migrateDatabase('${url}'))`;
      const migrating = spawn(process.execPath, ['--import', 'tsx', '--eval', code], { stdio: 'ignore' });
      const waiting = `pg_locks l join pg_stat_activity a using (pid)
        where a.application_name = 'larder migrations' and a.datname = current_database() and not l.granted`;
      await expect.poll(() => countOf(url, waiting), { timeout: 120_000 }).toBe(1);
      migrating.kill('SIGKILL');
      await once(migrating, 'exit');
      await client.query('commit');
    });
    await holder;
    expect(await countOf(url, 'drizzle.__drizzle_migrations')).toBe(older + 1);
    expect(await countOf(url, `${tables} and tablename = 'listings'`)).toBe(0);
    await migrateDatabase(url);
    expect(await countOf(url, 'drizzle.__drizzle_migrations')).toBe(journal.entries.length);
    expect(await countOf(url, 'listings')).toBe(200);
  }, 180_000);
});
