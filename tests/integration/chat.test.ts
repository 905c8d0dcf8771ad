/** The chat over HTTP on a real PostgreSQL: who sees what, what is counted, and what a repeated call does. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { replyByItself } from '#server/chat/reply.ts';
import { commandOf } from '#server/cli/commands.ts';
import { printedSeed, randomOf } from '#tests/support/data/random.ts';
import { addShoppers, type Shopper } from '#tests/support/data/shoppers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { recordedCommits } from '#tests/support/database/recorded-commits.ts';
import { scaled } from '#tests/support/scale.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { text } from '#tests/support/texts/texts.ts';

let shop: TestServer;
const minute = 60_000;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling, env: { DEMO_SHOP: 'off' } });
});

afterAll(() => shop.close());

async function newShopper(): Promise<Shopper> {
  const [shopper] = await addShoppers(shop.database.db, 1);
  if (!shopper) throw new Error('No shopper was made.');
  return shopper;
}

const open = ({ token }: Shopper, shopId = 3, more = {}) =>
  shop.post('/store-message', { shop_id: shopId, ...more }, { token });
const send = ({ token }: Shopper, message: string, more: object = {}, headers = {}) =>
  shop.post('/send-message', { shop_id: 3, message, ...more }, { token, headers });
const conversations = async ({ token }: Shopper, query = '') =>
  (await shop.get(`/get-shops${query}`, { token })).body.data.data;
const messages = async ({ token }: Shopper, query = '') =>
  (await shop.get(`/get-message?shop_id=3${query}`, { token })).body.data.data;
const unread = async ({ token }: Shopper) => (await shop.get('/unread-messages', { token })).body.data;
const reply = (shopper: Shopper, text: string, shopId = 3) =>
  commandOf(['chat', 'reply', String(shopper.id), String(shopId), text])?.(shop.database.db);
const texts = (list: { message: string }[]) => list.map(({ message }) => message);

describe('a conversation', () => {
  test('is opened once, however often it is requested', async () => {
    const ann = await newShopper();
    const responses = await Promise.all(Array.from({ length: 8 }, () => open(ann)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await conversations(ann)).toEqual([
      expect.objectContaining({ last_message: null, last_message_time: null, is_read: true, unread_message_shop: 0 }),
    ]);
    expect(await messages(ann)).toEqual([]);
  });

  test('shows the same product once in a row, and says when it is unavailable', async () => {
    const ann = await newShopper();
    await open(ann, 3, { product_id: 41 });
    await open(ann, 3, { product_id: 41 });
    await send(ann, 'This one?');
    await open(ann, 3, { product_id: 41 });
    const list = await messages(ann);
    expect(texts(list)).toEqual([null, 'This one?', null]);
    expect(list[0].product).toMatchObject({ id: 41, name: expect.any(String), total_reviews: expect.any(String) });
    await shop.database.pool.query('update products set is_active = false where id = 41');
    expect(texts(await messages(ann))[0]).toBe(text('This product is no longer sold'));
    await shop.database.pool.query('update products set is_active = true where id = 41');
  });

  test('is listed by its latest message, found by a part of the name, and shortened', async () => {
    const ann = await newShopper();
    for (const id of [3, 4, 5]) await open(ann, id);
    await send(ann, 'Yes, tomorrow at nine 🍞');
    shop.forward(3 * minute);
    const list = await conversations(ann);
    expect(list.map(({ shop }: { shop: { id: number } }) => shop.id)).toEqual([3, 5, 4]);
    expect(list[0]).toMatchObject({ last_message: 'Yes, tomorro...', last_message_time: '3 minutes ago' });
    const { name } = list[1].shop;
    expect(await conversations(ann, `?search=${encodeURIComponent(name.slice(1, 5).toUpperCase())}`)).toEqual([
      list[1],
    ]);
    expect(await conversations(ann, '?search=%25')).toEqual([]);
    expect(await conversations(ann, '?page=2&per_page=2')).toEqual([list[2]]);
    expect(await conversations(ann, '?page=3&per_page=2')).toEqual([]);
  });
});

describe('the messages', () => {
  test('are neither empty nor longer than 2,000 characters', async () => {
    const ann = await newShopper();
    await open(ann);
    for (const text of ['', ' \t\n', 'x'.repeat(2001)]) expect((await send(ann, text)).status).toBe(422);
    const long = '🍊'.repeat(2000);
    expect((await send(ann, long)).body.data.data.message).toBe(long);
    const markup = '<img src=x onerror=alert(1)> &quot; javascript:';
    expect((await send(ann, markup)).body.data.data.message).toBe(markup);
  });

  test('are stored once when they are sent again', async () => {
    const ann = await newShopper();
    await open(ann);
    const key = { 'Idempotency-Key': randomUUID() };
    const [first, again] = [await send(ann, 'Hello', {}, key), await send(ann, 'Hello', {}, key)];
    expect(again.body).toEqual(first.body);
    expect((await send(ann, 'Another', {}, key)).status).toBe(422);
    const named = { client_id: randomUUID() };
    const ids = (await Promise.all(Array.from({ length: 6 }, () => send(ann, 'Once', named)))).map(
      ({ body }) => body.data.data.id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(texts(await messages(ann))).toEqual(['Once', 'Hello']);
  });

  test('are paged without gaps or repetitions while others arrive: 10,000 of them', async () => {
    const ann = await newShopper();
    await open(ann);
    const total = 10_000;
    await shop.database.pool.query(
      `insert into messages (conversation_id, side, body, created_at)
       select id, 'shop', 'old ' || n, created_at + (n / 3) * interval '1 second'
         from conversations, generate_series(0, $2::int - 1) n where user_id = $1 and shop_id = 3 order by n`,
      [ann.id, total],
    );
    const seen: { id: number; message: string; created_at: string }[] = await messages(ann, '&page=1&per_page=100');
    for (;;) {
      await reply(ann, 'new');
      const older = await messages(ann, `&per_page=100&before_id=${seen.at(-1)?.id}`);
      if (older.length === 0) break;
      seen.push(...older);
    }
    expect(texts(seen)).toEqual(Array.from({ length: total }, (_, at) => `old ${total - 1 - at}`));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
    const inOrder = seen.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
    expect(inOrder).toEqual(seen);
  });

  test('are unread until the newest page was fetched', async () => {
    const ann = await newShopper();
    await open(ann);
    await send(ann, 'Is the bread baked today?');
    await reply(ann, 'It is.');
    await reply(ann, 'Fresh from the oven.');
    expect(await unread(ann)).toEqual({ unread_messages: 2, data: { unread_messages: 2 } });
    expect(await conversations(ann)).toMatchObject([
      { is_read: false, unread_message_shop: 2, unread_message_user: 0, last_message: 'Fresh from t...' },
    ]);
    const [newest] = await messages(ann, `&page=2&per_page=1`);
    expect(newest.message).toBe('It is.');
    expect((await unread(ann)).unread_messages).toBe(2);
    // The shop has answered, so it has read.
    expect((await messages(ann)).at(-1)).toMatchObject({ type: 'user', is_seen: true });
    expect((await unread(ann)).unread_messages).toBe(0);
  });
});

describe('the online status', () => {
  test('is shown for a shop that replied within the last ten minutes', async () => {
    const ann = await newShopper();
    await open(ann, 5);
    const status = async () => (await shop.get('/get-message?shop_id=5', { token: ann.token })).body.data.data[0];
    await shop.database.pool.query('update shops set last_seen_at = null where id = 5');
    await shop.post('/send-message', { shop_id: 5, message: 'Anybody?' }, { token: ann.token });
    expect(await status()).toMatchObject({ shop_active_status: false, shop: { last_online: false } });
    await reply(ann, 'Yes', 5);
    // The command lives in real time, the server of this file somewhat ahead.
    await shop.database.pool.query(`update shops set last_seen_at = last_seen_at + interval '3 minutes' where id = 5`);
    expect(await status()).toMatchObject({ type: 'shop', shop_active_status: true, shop: { last_online: true } });
    shop.forward(11 * minute);
    expect(await status()).toMatchObject({ shop_active_status: false });
  });

  test('is shown for a shopper who was active within the last ten minutes', async () => {
    const ann = await newShopper();
    await open(ann);
    const status = async () => (await conversations(ann))[0].user.last_online;
    expect(await status()).toBe(false);
    expect((await shop.post('/update-last-seen', {}, { token: ann.token })).status).toBe(204);
    expect(await status()).toBe(true);
    shop.forward(11 * minute);
    expect(await status()).toBe(false);
  });
});

describe('the conversation of somebody else', () => {
  test('cannot be reached by any number', async () => {
    const random = randomOf(printedSeed());
    const [ann, eve] = [await newShopper(), await newShopper()];
    await open(ann);
    await send(ann, 'A secret');
    await reply(ann, 'Kept');
    await open(eve);
    const before = await shop.database.pool.query('select count(*)::int as n from conversations');
    const drawn = Array.from({ length: scaled(50) }, () => 1 + Math.floor(random() * 2 ** 31));
    const numbers = [ann.id, 1, eve.id - 1, eve.id + 1, 2 ** 31 - 1, ...drawn].filter((id) => id !== eve.id);
    for (const id of numbers.filter((number) => number <= 2 ** 31 - 1)) {
      const counted = await shop.get(`/unread-messages?user_id=${id}`, { token: eve.token });
      const opened = await open(eve, 4, { user_id: id });
      expect([id, counted.status, opened.status]).toEqual([id, 403, 403]);
      expect(counted.text + opened.text).not.toMatch(/secret|unread_messages/);
    }
    const after = await shop.database.pool.query('select count(*)::int as n from conversations');
    expect(after.rows).toEqual(before.rows);
    expect(await messages(eve)).toEqual([]);
    expect((await unread(eve)).unread_messages).toBe(0);
    expect((await unread(ann)).unread_messages).toBe(1);
    const own = await shop.get(`/unread-messages?user_id=${ann.id}`, { token: ann.token });
    expect(own.body.data.unread_messages).toBe(1);
  });
});

describe('the operator', () => {
  test('sees which conversations wait for a reply', async () => {
    const ann = await newShopper();
    await open(ann);
    await send(ann, 'Do you\ndeliver today?');
    const lines = (await commandOf(['chat', 'list'])?.(shop.database.db)) ?? [];
    expect(lines.find((line) => line.includes(`shopper ${ann.id},`))).toMatch(/1 new .*> Do you deliver today\?/);
  });

  test('gets an explanation when a reply is invalid', async () => {
    const ann = await newShopper();
    await expect(reply(ann, 'Hello')).rejects.toThrow('have no conversation');
    await open(ann);
    await expect(reply(ann, ' ')).rejects.toThrow('Say what');
    await expect(reply(ann, 'x'.repeat(2001))).rejects.toThrow('at most 2000');
  });
});

describe('the demo shop', () => {
  test('replies to a first message itself, once, in the shopper’s language', async () => {
    const demo = await startTestServer({ filling: demoFilling });
    try {
      const [ann] = await addShoppers(demo.database.db, 1);
      const call = { token: ann?.token, locale: 'ar' };
      await demo.database.pool.query('update shops set last_seen_at = null');
      await demo.post('/store-message', { shop_id: 3 }, call);
      await demo.post('/send-message', { shop_id: 3, message: 'One' }, call);
      await demo.post('/send-message', { shop_id: 3, message: 'Two' }, call);
      const list = async () => (await demo.get('/get-message?shop_id=3', call)).body.data.data;
      await vi.waitFor(async () => expect(await list()).toHaveLength(3), { timeout: 8_000 });
      expect((await list())[0]).toMatchObject({
        type: 'shop',
        message: expect.stringContaining('متجر تجريبي'),
        shop_active_status: false,
      });
      // Nobody has read what Ann wrote, and what was said once is not said again.
      expect((await demo.get('/get-shops', call)).body.data.data[0].unread_message_user).toBe(2);
      const again = { userId: ann?.id ?? 0, shopId: 3, text: 'Again', now: new Date() };
      expect(await replyByItself(recordedCommits(demo.database.db).db, again)).toBe(false);
    } finally {
      await demo.close();
    }
  });
});
