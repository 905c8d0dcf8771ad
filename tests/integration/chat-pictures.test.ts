/**
 * Pictures in a chat: for the two sides of the conversation alone, stored once, and gone with the account.
 *
 * @spec R120
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { formOf, jpeg, png, type SampleFile } from '#tests/support/data/sample-files.ts';
import { addSeller, addTrade, type Seller } from '#tests/support/data/sellers.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let ann: Shopper;
let seller: Seller;
let other: Seller;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling, env: { DEMO_SHOP: 'off' } });
  const { db } = shop.database;
  [ann] = (await addShoppers(db, 1)) as [Shopper];
  seller = await addSeller(db);
  other = await addSeller(db);
  await addTrade(db, seller, ann.id);
});
afterAll(() => shop.close());

type Fields = Record<string, string | number>;

const send = ({ token }: Shopper, file: SampleFile, fields: Fields = {}) =>
  shop.post('/send-message', formOf({ shop_id: seller.shopId, ...fields, picture: file }), { token });
const reply = ({ id }: Shopper, file: SampleFile, fields: Fields = {}, { token } = seller) =>
  shop.post(`/seller/conversations/${id}`, formOf({ ...fields, picture: file }), { token });
const ofShopper = async ({ token }: Shopper) =>
  (await shop.get(`/get-message?shop_id=${seller.shopId}`, { token })).body.data.data;
const ofSeller = async ({ id }: Shopper) =>
  (await shop.get(`/seller/conversations/${id}`, { token: seller.token })).body.data.messages;
const load = (link: string) => fetch(`${shop.url}${link}`);
const stored = async () => (await shop.database.pool.query(`select from uploads where purpose = 'chat'`)).rowCount;

describe('a picture in a chat', () => {
  test('is shown to both sides, alone or with a text', async () => {
    const { status, body, text } = await send(ann, await jpeg(), { message: 'Is this mould?' });
    expect(status, text).toBe(200);
    expect(body.data.data).toMatchObject({ message: 'Is this mould?', picture: expect.stringMatching(/^\/files\//) });
    const [own] = await ofShopper(ann);
    const [theirs] = await ofSeller(ann);
    expect(theirs).toMatchObject({ text: 'Is this mould?', has_picture: true, picture: own.picture });
    const shown = await load(own.picture);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await send(ann, await png(), { message: ' ' })).body.data.data).toMatchObject({ message: null });
    const talks = (await shop.get('/get-shops', { token: ann.token })).body.data.data;
    expect(talks[0]).toMatchObject({ last_message: 'Photo' });
  });

  test('of the seller is shown to the shopper, and announced', async () => {
    expect((await reply(ann, await jpeg(), { message: 'No, it is flour.' })).status).toBe(200);
    expect((await ofShopper(ann))[0]).toMatchObject({ type: 'shop', message: 'No, it is flour.' });
    expect((await reply(ann, await png())).status).toBe(200);
    const [newest] = await ofShopper(ann);
    expect(newest).toMatchObject({ type: 'shop', message: null });
    expect((await load(newest.picture)).status).toBe(200);
    const talks = (await shop.get('/seller/conversations', { token: seller.token })).body.data.conversations;
    expect(talks[0].last).toMatchObject({ is_own: true, text: null, has_picture: true });
  });

  test('can be sent by the people of the shop, on the command line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-photo-'));
    const path = join(folder, 'flour.png');
    writeFileSync(path, (await png()).bytes);
    const which = ['chat', 'reply', String(ann.id), String(seller.shopId)];
    const run = (...words: string[]) => commandOf(words)?.(shop.database.db, { uploadsDir: shop.uploadsDir });
    await run(...which, 'This flour.', '--photo', path);
    const [newest] = await ofShopper(ann);
    expect(newest).toMatchObject({ type: 'shop', message: 'This flour.' });
    expect((await load(newest.picture)).status).toBe(200);
    expect((await run('chat', 'show', ...which.slice(2)))?.join('\n')).toContain('(picture) This flour.');
    writeFileSync(path, '<svg/>');
    await expect(run(...which, '', '--photo', path)).rejects.toThrow('no JPEG, PNG, GIF or WebP');
    rmSync(folder, { recursive: true });
  });

  test('keeps its link for some minutes, which then ends', async () => {
    const [{ picture }] = await ofShopper(ann);
    expect((await ofShopper(ann))[0].picture).toBe(picture);
    const unsigned = picture.split('?')[0];
    expect((await load(unsigned)).status).toBe(404);
    expect((await load(unsigned.replace('files', 'uploads'))).status).toBe(404);
    shop.forward(16 * 60_000);
    expect((await load(picture)).status).toBe(404);
    expect((await load((await ofShopper(ann))[0].picture)).status).toBe(200);
  });

  test('is not sent to a conversation of somebody else', async () => {
    const before = await stored();
    expect((await reply(ann, await png(), {}, other)).status).toBe(404);
    const foreign = formOf({ shop_id: other.shopId, picture: await png() });
    expect((await shop.post('/send-message', foreign, { token: ann.token })).status).toBe(404);
    expect(await stored()).toBe(before);
  });

  test.each([
    ['no picture', { name: 'me.png', type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)"/>') }, 422],
    ['too large', { name: 'me.png', type: 'image/png', bytes: Buffer.alloc(2048 * 1024 + 1) }, 413],
  ])('that is %s is refused, and nothing is stored', async (_, file, status) => {
    const [before, messages] = [await stored(), (await ofShopper(ann)).length];
    expect((await send(ann, file)).status).toBe(status);
    expect((await reply(ann, file)).status).toBe(status);
    expect([await stored(), (await ofShopper(ann)).length]).toEqual([before, messages]);
  });

  test('that is sent again is stored once', async () => {
    const before = (await stored()) ?? 0;
    const file = await png();
    const clientId = crypto.randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => send(ann, file, { client_id: clientId })));
    expect(new Set(sent.map(({ body }) => body.data.data.id)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
  });

  test('is in the copy of the own data, and its file goes with the account', async () => {
    const eve = await shop.shopper();
    const member = { ...eve, addressId: 0 };
    await shop.post('/store-message', { shop_id: seller.shopId }, { token: eve.token });
    await send(member, await png());
    await reply(member, await jpeg());
    const uploads = 'select name from uploads where owner_id = $1';
    const names: string[] = (await shop.database.pool.query(uploads, [eve.id])).rows.map(({ name }) => name);
    const paths = names.map((name) => join(shop.uploadsDir, 'kept', name));
    expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
    const copy = (await shop.get('/account-data', { token: eve.token })).text;
    expect(names.filter((name) => !copy.includes(name))).toEqual([]);
    const erased = await shop.post('/erase-account', { password: goodPassword }, { token: eve.token });
    expect(erased.status, erased.text).toBe(200);
    expect(paths.map((path) => existsSync(path))).toEqual([false, false]);
  });
});
