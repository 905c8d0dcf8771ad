/** The files of a shop, on the disk and in S3-compatible storage: both keep, hand out and forget alike. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeUploads } from '#server/backup/backup.ts';
import { putBackUploads } from '#server/backup/restore.ts';
import { commandOf } from '#server/cli/commands.ts';
import { purge } from '#server/retention.ts';
import { type FileStore, readAll, type Storage, storeOf } from '#server/uploads/file-store.ts';
import { s3Place } from '#server/uploads/s3-place.ts';
import { changeProfile } from '#tests/support/data/profile-form.ts';
import { jpeg, pdf, png } from '#tests/support/data/sample-files.ts';
import type { Shopper } from '#tests/support/data/shoppers.ts';
import { type S3Server, startS3Server } from '#tests/support/services/s3-server.ts';
import { startTicketShop, type TicketShop } from '#tests/support/shops/ticket-shop.ts';

const hour = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'larder-files-'));
let bucket: S3Server;

beforeAll(async () => {
  bucket = await startS3Server();
});

afterAll(async () => {
  await bucket.remove();
  rmSync(folder, { recursive: true, force: true });
});

const namesOf = async (store: FileStore) => {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
};

const places: [string, () => Record<string, string>][] = [
  ['the disk', () => ({})],
  ['S3-compatible storage', () => ({ S3_URL: bucket.url })],
];

describe.each(places)('on %s', (place, env) => {
  let tickets: TicketShop;
  let shop: TicketShop['shop'];
  let storage: Storage;
  let kept: FileStore;
  let ann: Shopper;

  beforeAll(async () => {
    tickets = await startTicketShop(env());
    ({ shop } = tickets);
    storage = { uploadsDir: shop.uploadsDir, s3: s3Place(env().S3_URL) };
    kept = storeOf(storage, 'kept');
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    [ann] = await tickets.twoShoppers();
  });

  test('a public picture is served with its type, as JPEG in previews, and goes with its successor', async () => {
    const shopper = await shop.shopper();
    const change = async (profile_photo: Awaited<ReturnType<typeof jpeg>>): Promise<string> =>
      (await changeProfile(shop, shopper, { profile_photo })).body.data.user.profile_photo;
    const first = await change(await jpeg());
    const response = await fetch(shop.url + first);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
    const head = await fetch(shop.url + first, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const preview = await fetch(`${shop.url}/previews${first.replace('.webp', '.jpg')}`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const second = await change(await png());
    expect([(await fetch(shop.url + first)).status, (await fetch(shop.url + second)).status]).toEqual([404, 200]);
    expect((await namesOf(kept)).map((name) => `/uploads/${name}`)).toEqual([second]);
  });

  test('a private file needs a link that is signed and not over', async () => {
    const number = await tickets.opened(ann, { 'attachments[]': [pdf('receipt.pdf')] });
    const [{ src }] = (await tickets.ticket(ann, number)).attachments;
    const response = await fetch(shop.url + src);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''receipt.pdf",
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf().bytes);
    const name = src.split('?')[0].slice('/files/'.length);
    const others = [`/files/${name}`, `/uploads/${name}`, src.replace(/until=\d+/, 'until=99999999999')];
    for (const path of others) expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 404]);
    shop.forward(11 * 60_000);
    expect((await fetch(shop.url + src)).status).toBe(404);
    const opened = await fetch(shop.url + src, { headers: { 'sec-fetch-dest': 'document', 'accept-language': 'ar' } });
    expect([opened.status, opened.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
    expect(await opened.text()).toContain('انتهت صلاحية هذا الرابط');
    const forged = await fetch(shop.url + others[2], { headers: { 'sec-fetch-dest': 'document' } });
    expect(forged.status).toBe(404);
  });

  test('the hourly retention removes what has no row and is older than an hour', async () => {
    const number = await tickets.opened(ann, { 'attachments[]': [await jpeg()] });
    const before = await namesOf(kept);
    const stray = `${'s'.repeat(22)}.webp`;
    await kept.put(stray, Buffer.from('x'), 'image/webp');
    const purgeAfter = (ms: number) =>
      purge({ db: shop.database.db, clock: () => new Date(Date.now() + ms), config: storage });
    await purgeAfter(hour / 2);
    expect(await namesOf(kept)).toEqual([...before, stray].sort());
    await purgeAfter(2 * hour);
    expect(await namesOf(kept)).toEqual(before);
    expect((await tickets.ticket(ann, number)).attachments).toHaveLength(1);
  });

  test('an import brings pictures once, which are served and exported again', async () => {
    const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: '#a67c3a' } });
    await picture.jpeg().toFile(join(folder, 'bread.jpg'));
    const goods = join(folder, 'goods.csv');
    writeFileSync(goods, 'sku,shop,category,name,price,stock,pictures\nA1,Mill,Bakery,Bread,2.50,5,bread.jpg\n');
    const run = (...words: string[]) => commandOf(words)?.(shop.database.db, storage);
    for (let turn = 0; turn < 2; turn++) await run('import', 'products', goods, '--pictures', folder);
    expect(await namesOf(storeOf(storage, 'pictures'))).toHaveLength(3);
    const { rows } = await shop.database.pool.query(`select picture from products where code = 'A1'`);
    const path = `/pictures/${rows[0].picture}-320.webp`;
    const response = await fetch(shop.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(320);
    expect((await fetch(shop.url + path.replace('own-', 'own-0'))).status).toBe(404);
    const out = join(folder, `out of ${place}`);
    await run('export', 'products', `${out}.csv`, '--pictures', out);
    expect(readdirSync(out)).toEqual([`${rows[0].picture}.webp`]);
  });

  test('a backup takes all files, and a restore puts them back', async () => {
    const pictures = storeOf(storage, 'pictures');
    const names = { kept: await namesOf(kept), pictures: await namesOf(pictures) };
    const [example = ''] = names.kept;
    const bytes = await readAll(kept, example);
    const saved = mkdtempSync(join(shop.uploadsDir, 'saved-'));
    const all = [...names.kept, ...names.pictures].sort();
    expect(await storeUploads(storage, join(saved, 'files'))).toBe(all.length);
    expect(readdirSync(join(saved, 'files')).sort()).toEqual(all);
    expect(readFileSync(join(saved, 'files', example))).toEqual(bytes);
    await kept.remove(names.kept);
    await pictures.remove(names.pictures);
    expect([...(await namesOf(kept)), ...(await namesOf(pictures))]).toEqual([]);
    expect(await putBackUploads(join(saved, 'files'), storage)).toBe(all.length);
    expect({ kept: await namesOf(kept), pictures: await namesOf(pictures) }).toEqual(names);
    expect(await readAll(kept, example)).toEqual(bytes);
  });

  test('many files are all found and removed', async () => {
    // The storage of the tests cannot continue a list after its first page of a thousand.
    const names = Array.from({ length: 700 }, (_, at) => `${String(at).padStart(22, '0')}.webp`);
    const before = await namesOf(kept);
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => kept.put(name, Buffer.from('x'), 'image/webp')));
    expect((await namesOf(kept)).filter((name) => !before.includes(name))).toEqual(names);
    await kept.remove(names);
    expect(await namesOf(kept)).toEqual(before);
  });

  test('a file that is not there is told from one that is', async () => {
    const missing = `${'m'.repeat(22)}.webp`;
    expect(await kept.open(missing)).toBeUndefined();
    expect(await kept.copyTo(missing, join(folder, missing))).toBe(false);
    expect(existsSync(join(folder, missing))).toBe(false);
    await expect(kept.remove([missing])).resolves.toBeUndefined();
  });
});

describe('storage that is away', () => {
  test('costs an upload a 503 and no row, and the next one succeeds', async () => {
    const tickets = await startTicketShop({ S3_URL: bucket.url });
    const { shop, count } = tickets;
    const [ann] = await tickets.twoShoppers();
    const open = async () => (await tickets.open(ann, { 'attachments[]': [await jpeg()] })).status;
    await bucket.stop();
    expect(await open()).toBe(503);
    expect(await count('uploads')).toBe(0);
    expect(shop.log.join('')).not.toContain('S3RVER');
    await bucket.start();
    expect(await open()).toBe(200);
    await shop.close();
  });

  test('refuses a wrong secret, and the log does not tell the right one', async () => {
    const wrong = s3Place(bucket.url.replace(':S3RVER@', ':wrong@'));
    const store = storeOf({ uploadsDir: folder, s3: wrong }, 'kept');
    const putting = store.put('a.webp', Buffer.from('x'), 'image/webp');
    await expect(putting).rejects.toMatchObject({ status: 503, cause: { status: 403 } });
  });

  test.each(['ftp://a:b@host/bucket', 'https://host/bucket', 'https://a:b@host/a/b', 'nonsense'])(
    'has an address that is whole: %s is refused',
    (text) => {
      expect(() => s3Place(text)).toThrow('S3_URL must look like https://key:secret@s3.example/bucket');
    },
  );
});
