/** Backup and restore: a shop in use is saved, and opens again in an empty PostgreSQL with all that it had. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBackup } from '#server/backup/backup.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { findTool } from '#server/backup/tools.ts';
import { onServer } from '#server/db/embedded/databases.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import { formOf, jpeg } from '#tests/support/data/sample-files.ts';
import { type SystemCluster, startSystemCluster, systemPostgres } from '#tests/support/database/system-cluster.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/server/shop-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string) => join(folder, name);

test('A machine without the programs is told which to install', async () => {
  const nowhere = { PG_BIN: folder };
  await expect(findTool('pg_dump', 17, nowhere)).rejects.toThrow(
    'The database is PostgreSQL 17, and there is no pg_dump on this machine: install the client programs of PostgreSQL 17, or name their folder in PG_BIN.',
  );
});

/** Rows and a checksum of each table, without the queue, which a server makes anew. */
const contentOf = (url: string) =>
  onServer(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'drizzle') order by 1`,
    );
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
      );
      content[name] = rows[0];
    }
    return content;
  });

const waitingMails = (url: string) =>
  onServer(url, async (client) => {
    const { rows } = await client.query(
      'select from outbox where sent_at is null and given_up_at is null and attempts = 0',
    );
    return rows.length;
  });

describe.skipIf(!systemPostgres())('with the programs of PostgreSQL', () => {
  let saved: SystemCluster;
  let empty: SystemCluster;
  let shop: ShopProcess;
  let url: string;
  const uploadsDir = place('uploads');
  const archive = place('shop.backup');

  beforeAll(async () => {
    [saved, empty] = await Promise.all([startSystemCluster(), startSystemCluster()]);
    url = await saved.url('larder');
    shop = await startShopProcess(url, { UPLOADS_DIR: uploadsDir });
  }, 240_000);

  afterAll(async () => {
    await shop?.stop();
    await saved?.stop();
    await empty?.stop();
  });

  const headers = (token?: string) => ({
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  });

  async function call(at: ShopProcess, path: string, init: RequestInit = {}, token?: string) {
    const response = await fetch(`${at.url}/api${path}`, { ...init, headers: { ...headers(token), ...init.headers } });
    expect(response.status, `${path} ${response.ok ? '' : await response.clone().text()}`).toBe(200);
    return (await response.json()).data;
  }

  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

  /** Links to documents name the shop's port and their time. */
  const lasting = ({ order }: { order: Record<string, unknown> }) => ({
    ...order,
    invoice_url: undefined,
    payment_receipt_url: undefined,
  });

  test('a shop in use is saved, and opens again in an empty cluster with all that it had', async () => {
    const { access } = await call(shop, '/login', post({ phone: demoAccount.phone, password: demoAccount.password }));
    const { user } = await call(shop, '/profile', {}, access.token);
    const { name, phone, email, country, phone_code } = user;
    const form = formOf({ name, phone, email, country, phone_code, profile_photo: await jpeg() });
    const { user: changed } = await call(shop, '/update-profile', { method: 'POST', body: form }, access.token);
    const photo = Buffer.from(await (await fetch(shop.url + changed.profile_photo)).arrayBuffer());
    const { orders } = await call(shop, '/orders', {}, access.token);
    const orderPath = `/order-details?order_id=${orders[0].id}`;
    const order = await call(shop, orderPath, {}, access.token);

    // A mail whose first try comes after the backup would be another row here.
    await expect.poll(() => waitingMails(url)).toBe(0);
    const written = await writeBackup({ url, uploadsDir }, archive, new Date());
    expect(written.uploads).toBeGreaterThan(0);
    expect(statSync(archive).mode & 0o077).toBe(0);
    await shop.kill();

    const other = { url: await empty.url('larder'), uploadsDir: place('other-uploads') };
    expect(await restoreBackup(other, archive, false)).toMatchObject({ uploads: written.uploads });
    expect(await contentOf(other.url)).toEqual(await contentOf(url));
    const again = await startShopProcess(other.url, { UPLOADS_DIR: other.uploadsDir });
    try {
      expect(lasting(await call(again, orderPath, {}, access.token))).toEqual(lasting(order));
      expect(Buffer.from(await (await fetch(again.url + changed.profile_photo)).arrayBuffer())).toEqual(photo);
      const found = await call(again, '/products?search=chese');
      expect(found.products.length).toBeGreaterThan(0);
      await expect(restoreBackup(other, archive, true)).rejects.toThrow('The shop is running on this database');
    } finally {
      await again.stop();
    }
    await expect(restoreBackup(other, archive, false)).rejects.toThrow('The database is not empty');
    await onServer(other.url, (client) => client.query('delete from favourites; update users set name = $$Changed$$'));
    await restoreBackup(other, archive, true);
    expect(await contentOf(other.url)).toEqual(await contentOf(url));
    const settings = 'select current_setting($$pg_trgm.word_similarity_threshold$$) as likeness';
    const { rows } = await onServer(other.url, (client) => client.query(settings));
    expect(rows[0].likeness).toBe('0.45');
  }, 240_000);

  test('a damaged backup changes nothing', async () => {
    const bytes = readFileSync(archive);
    bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 64);
    writeFileSync(place('damaged.backup'), bytes);
    writeFileSync(place('other.backup'), 'not an archive');
    const target = { url: await empty.url('damaged'), uploadsDir: place('no-uploads') };
    await expect(restoreBackup(target, place('damaged.backup'), false)).rejects.toThrow('The backup is damaged');
    await expect(restoreBackup(target, place('other.backup'), false)).rejects.toThrow('tar failed');
    expect(await contentOf(target.url)).toEqual({});
  });
});
