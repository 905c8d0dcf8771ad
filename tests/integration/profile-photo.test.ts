/** The photo of a profile: what is taken, how it is kept and handed out, and when it goes. */
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purge } from '#server/retention.ts';
import { changeProfile, type Registered } from '#tests/support/data/profile-form.ts';
import { type FormFields, jpeg, packedNote, pdf, png } from '#tests/support/data/sample-files.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';

let shop: TestServer;
const hour = 3_600_000;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling });
});

afterAll(() => shop.close());

const change = (shopper: Registered, fields?: FormFields) => changeProfile(shop, shopper, fields);
const storedFiles = () => readdirSync(join(shop.uploadsDir, 'kept'));

describe('the profile photo', () => {
  test('gets a random name, is cached for ever without permissions, and is deleted when the next one comes', async () => {
    const shopper = await shop.shopper();
    const first = (await change(shopper, { profile_photo: await jpeg() })).body.data.user.profile_photo;
    expect(first).toMatch(/^\/uploads\/[\w-]{22}\.webp$/);
    const response = await fetch(shop.url + first);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await response.arrayBuffer()).includes('Canary')).toBe(false);
    expect((await change(shopper)).body.data.user.profile_photo).toBe(first);
    const second = (await change(shopper, { profile_photo: await png() })).body.data.user.profile_photo;
    expect([(await fetch(shop.url + first)).status, (await fetch(shop.url + second)).status]).toEqual([404, 200]);
    expect(storedFiles().filter((name) => first.endsWith(name))).toEqual([]);
  });

  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const names = ['../../escape.png', '..\\escape.png', 'me.php.png', 'me.html', '/etc/passwd', 'me.svg', '. '];

  test.each(names)('may be called "%s", and the name never reaches the disk', async (name) => {
    const folders = readdirSync(shop.uploadsDir).sort();
    const { status, body } = await change(await shop.shopper(), { profile_photo: { ...(await jpeg()), name } });
    expect(status).toBe(200);
    expect(body.data.user.profile_photo).toMatch(/^\/uploads\/[\w-]{22}\.webp$/);
    expect(storedFiles().filter((kept) => !/^[\w-]{22}\.webp$/.test(kept))).toEqual([]);
    expect(readdirSync(shop.uploadsDir).sort()).toEqual(folders);
  });

  test.each([
    ['a name with the end of a text in it', 'me.png\0.html', 422],
    ['no name', '', 200],
  ])('is not stored with %s', async (_what, name, status) => {
    const before = storedFiles();
    expect((await change(await shop.shopper(), { profile_photo: { ...(await jpeg()), name } })).status).toBe(status);
    expect(storedFiles()).toEqual(before);
  });

  test.each([
    ['a page as png', { name: 'me.png', type: 'image/png', bytes: page }],
    ['a drawing', { name: 'me.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg onload="alert(1)"/>') }],
    ['a document', pdf()],
  ])('is refused when it is %s', async (_what, profile_photo) => {
    const before = storedFiles().length;
    const { status, body } = await change(await shop.shopper(), { profile_photo });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['profile_photo']);
    expect(storedFiles()).toHaveLength(before);
  });

  test('has at most 2048 KB, the form included', async () => {
    const shopper = await shop.shopper();
    const large = { ...(await jpeg()), bytes: Buffer.alloc(2_100_000, (await jpeg()).bytes) };
    expect((await change(shopper, { profile_photo: large })).status).toBe(413);
    expect((await change(shopper, { name: 'x'.repeat(20_000) })).status).toBe(413);
    const note = await packedNote(100_000);
    expect((await change(shopper, { notes: { name: 'n', type: 'text/plain', bytes: note } })).status).toBe(200);
  });

  test('leaves no file behind when it is replaced', async () => {
    const stray = join(shop.uploadsDir, 'kept', `${'s'.repeat(22)}.webp`);
    const fresh = join(shop.uploadsDir, 'kept', `${'f'.repeat(22)}.webp`);
    const old = new Date(Date.now() - 2 * hour);
    for (const path of [stray, fresh]) writeFileSync(path, 'x');
    utimesSync(stray, old, old);
    for (const name of storedFiles())
      if (!name.startsWith('f')) utimesSync(join(shop.uploadsDir, 'kept', name), old, old);
    const { rows } = await shop.database.pool.query('select name from uploads');
    await purge({ db: shop.database.db, clock: () => new Date(), config: shop });
    expect([existsSync(stray), existsSync(fresh)]).toEqual([false, true]);
    expect(storedFiles().sort()).toEqual([...rows.map(({ name }) => name), `${'f'.repeat(22)}.webp`].sort());
    expect(readdirSync(join(shop.uploadsDir, 'incoming'))).toEqual([]);
  });
});
