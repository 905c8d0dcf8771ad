/**
 * A seller works on the own shop over HTTP, by the commands of the operator, and reaches no other shop.
 *
 * @spec R79, R80
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inBothForms } from '#server/cli/command.ts';
import { commands } from '#server/cli/commands.ts';
import { read } from '#server/cli/program.ts';
import { addressOf, sellerContext, tokenFile } from '#server/cli/seller/access.ts';
import { addSeller, addTrade, type Seller } from '#tests/support/data/sellers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let folder: string;
let ann: Seller;
let ben: Seller;
let category: string;

const environment = () => ({ XDG_CONFIG_HOME: join(folder, 'config'), SELLER_PASSWORD: goodPassword });

/** As the program does it after it has read its words. */
async function run(seller: Pick<Seller, 'email'>, ...words: string[]): Promise<string[]> {
  const chosen = read(commands, ['--as', seller.email, '--url', shop.url, ...words]);
  if (typeof chosen === 'string' || !chosen.seller || !('asSeller' in chosen.command) || !chosen.command.asSeller)
    throw new Error(`No command of sellers: ${words.join(' ')}`);
  const commandContext = { environment: environment(), say: () => undefined, readPassword: async () => undefined };
  const context = await sellerContext(chosen.seller, commandContext);
  return inBothForms(await chosen.command.asSeller(context, chosen.args, chosen.options)).lines;
}

const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const one = async (query: string, values: unknown[] = []) => (await shop.database.pool.query(query, values)).rows[0];
const head = 'sku,category,name,price,stock,pictures\n';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-seller-'));
  shop = await startTestServer({ filling: demoFilling });
  ann = await addSeller(shop.database.db);
  ben = await addSeller(shop.database.db);
  category = (await one(`select name ->> 'en' as name from categories order by id limit 1`)).name;
  await sharp({ create: { width: 700, height: 500, channels: 3, background: '#a67c3a' } })
    .jpeg()
    .toFile(join(folder, 'bread.jpg'));
  file('text.jpg', 'no picture');
});

afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

describe('the token', () => {
  test('is kept in a file that only its owner can read, and holds for twelve hours', async () => {
    expect(await run(ann, 'shop', 'list')).toEqual([expect.stringContaining(ann.slug)]);
    const path = tokenFile(environment());
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).not.toContain(goodPassword);
    const [kept] = JSON.parse(readFileSync(path, 'utf8'));
    expect(Date.parse(kept.expiresAt) - Date.now()).toBeGreaterThan(11 * 3_600_000);
    expect(Date.parse(kept.expiresAt) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000);
  });

  test('is listed, and ended by its number', async () => {
    await run(ann, 'shop', 'list');
    const mine = (await run(ann, 'token', 'list')).find((line) => line.includes('(this one)')) ?? '';
    const number = /^\s*(\d+)/.exec(mine)?.[1] ?? '';
    expect(await run(ann, 'token', 'end', number)).toEqual([`Token ${number} has ended.`]);
    // The next command signs in again.
    expect(await run(ann, 'shop', 'list')).toHaveLength(1);
    expect((await one('select count(*)::int as n from sessions where id = $1', [number])).n).toBe(0);
  });

  test('of another seller cannot be ended', async () => {
    await expect(run(ann, 'token', 'end', String(ben.tokenId))).rejects.toThrow('nothing of this name or number');
    expect((await shop.get('/seller/shop', { token: ben.token })).status).toBe(200);
  });

  test('ends when the account is blocked', async () => {
    const carl = await addSeller(shop.database.db);
    await shop.database.pool.query('update users set is_active = false where id = $1', [carl.id]);
    expect((await shop.get('/seller/shop', { token: carl.token })).status).toBe(401);
    const body = { email: carl.email, password: goodPassword };
    expect((await shop.post('/seller/login', body)).status).toBe(400);
  });

  test('goes over https, or to this machine, and nowhere else', () => {
    expect(addressOf('https://shop.example/path')).toBe('https://shop.example');
    expect(addressOf('http://127.0.0.1:4400')).toBe('http://127.0.0.1:4400');
    expect(() => addressOf('http://shop.example')).toThrow('https://');
    expect(() => addressOf('shop')).toThrow('must be an address');
  });
});

describe('an import of a seller', () => {
  const goods = (sku: string, price: string, picture = '') => `${sku},${category},Bread ${sku},${price},5,${picture}\n`;
  const listed = async () => JSON.stringify((await shop.get(`/shops/${ann.shopId}`)).body);

  test('brings goods with pictures into the running shop, and leaves equal ones alone', async () => {
    const path = file('goods.csv', `${head}${goods('ANN-1', '2.50', 'bread.jpg')}${goods('ANN-2', '0.80')}`);
    const words = ['import', 'products', path, '--pictures', folder];
    expect(await run(ann, ...words, '--check')).toEqual(['All right: 2 products in 2 rows; nothing was written.']);
    expect(await one(`select 1 from products where code like 'ANN-%'`)).toBeUndefined();
    expect(await run(ann, ...words)).toEqual(['2 products in 2 rows: 2 added, 0 changed, 0 unchanged.']);
    const { picture } = await one(`select picture from products where code = 'ANN-1'`);
    expect((await fetch(`${shop.url}/pictures/${picture}-320.webp`)).status).toBe(200);
    await expect.poll(listed).toContain(`Corner`);
    const shops = async () => JSON.stringify((await shop.get('/shops?page=1&per_page=100')).body);
    await expect.poll(shops).toContain(`"id":${ann.shopId}`);
    expect(await run(ann, ...words)).toEqual(['2 products in 2 rows: 0 added, 0 changed, 2 unchanged.']);
  });

  test('comes back byte for byte from its export', async () => {
    await run(ann, 'export', 'products', join(folder, 'out.csv'), '--pictures', join(folder, 'out'));
    await run(ann, 'import', 'products', join(folder, 'out.csv'), '--pictures', join(folder, 'out'));
    await run(ann, 'export', 'products', join(folder, 'again.csv'));
    expect(readFileSync(join(folder, 'again.csv'), 'utf8')).toBe(readFileSync(join(folder, 'out.csv'), 'utf8'));
    expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toContain('ANN-1');
  });

  test.each([
    ['a product of another shop', () => goods('ANN-1', '1'), 'is the SKU of another shop'],
    ['a category that there is not', () => 'BEN-9,No such shelf,Bread,1,1,\n', 'the shop has no "No such shelf"'],
    ['a formula', () => `BEN-9,${category},=1+1,1,1,\n`, 'this is a formula'],
    ['a picture that leads elsewhere', () => goods('BEN-9', '1', '../../etc/passwd'), 'is no file name'],
    ['a picture that is none', () => goods('BEN-9', '1', 'text.jpg'), 'is no JPEG'],
    ['a picture that is not there', () => goods('BEN-9', '1', 'gone.jpg'), 'there is no file "gone.jpg"'],
    ['no price', () => goods('BEN-9', 'x'), 'is no price'],
  ])('is refused with its line and writes nothing for %s', async (_, row, reason) => {
    const path = file('wrong.csv', `${head}${goods('BEN-1', '1')}${row()}`);
    const importing = run(ben, 'import', 'products', path, '--pictures', folder);
    await expect(importing).rejects.toThrow(new RegExp(`line 3, .*${reason}.*`));
    await expect(importing).rejects.toThrow('1 problem; nothing was written.');
    expect(await one(`select 1 from products where shop_id = $1`, [ben.shopId])).toBeUndefined();
  });

  test('names no other shop', async () => {
    const path = file('foreign.csv', `sku,shop,category,name,price\nBEN-7,Corner Store,${category},Bread,1\n`);
    await expect(run(ben, 'import', 'products', path)).rejects.toThrow('line 2, shop: this is not your shop');
  });

  test('writes a thousand rows in several requests', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => goods(`BEN-${at}`, '1.10')).join('');
    const path = file('many.csv', `${head}${rows}`);
    expect(await run(ben, 'import', 'products', path)).toEqual([
      '1200 products in 1200 rows: 1200 added, 0 changed, 0 unchanged.',
    ]);
  });

  test('of two sellers at once, one SKU goes to one of them', async () => {
    const body = { check: false, rows: [{ line: 2, cells: { sku: 'BOTH', name: 'Bread', category, price: '1' } }] };
    for (let round = 0; round < 5; round += 1) {
      body.rows[0] = { line: 2, cells: { sku: `BOTH-${round}`, name: 'Bread', category, price: '1' } };
      const responses = await Promise.all([ann, ben].map(({ token }) => shop.post('/seller/goods', body, { token })));
      const written = responses.filter(({ status, body: found }) => status === 200 && found.data.is_written);
      expect(written).toHaveLength(1);
      expect(responses.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    }
  });

  test('repeats nothing under the same key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { check: false, rows: [{ line: 2, cells: { sku: 'KEYED', name: 'Bread', category, price: '1' } }] };
    const send = async () => (await shop.post('/seller/goods', body, { token: ann.token, headers: key })).body.data;
    expect(await send()).toEqual(await send());
  });
});

describe('a seller', () => {
  test('changes price, stock and hours by the operator’s commands, and shoppers see it', async () => {
    expect(await run(ann, 'price', 'set', 'ANN-1', '3', '--discount', '2')).toEqual([
      expect.stringMatching(/ANN-1 .*3\.00 now 2\.00 {2}stock 5/),
    ]);
    expect(await run(ann, 'stock', 'set', 'ANN-1', '9')).toEqual([expect.stringContaining('stock 9')]);
    expect(await run(ann, 'product', 'find', 'ANN-1')).toHaveLength(1);
    expect(await run(ann, 'product', 'hide', 'ANN-2')).toEqual([expect.stringContaining('hidden')]);
    expect(await run(ann, 'shop', 'hours', ann.slug, '08:00', '20:00')).toEqual([
      expect.stringContaining('08:00 to 20:00'),
    ]);
    expect(await run(ann, 'shop', 'delivery', ann.slug, '1-5=3.90,6-999=0')).toEqual([
      '1 to 5: 3.90',
      '6 to 999: 0.00',
    ]);
    const { rows } = await shop.database.pool.query('select charge from delivery_charges where shop_id = $1', [
      ann.shopId,
    ]);
    expect(rows.map(({ charge }) => charge).sort()).toEqual([0, 390]);
  });

  test('changes nothing of another shop', async () => {
    for (const words of [
      ['price', 'set', 'BEN-1', '9'],
      ['stock', 'set', 'BEN-1', '0'],
      ['product', 'hide', 'BEN-1'],
    ])
      await expect(run(ann, ...words)).rejects.toThrow('nothing of this name or number');
    await expect(run(ann, 'shop', 'hours', ben.slug, '08:00', '20:00')).rejects.toThrow('Your shop is called');
    expect(await run(ann, 'product', 'find', 'BEN-1')).toEqual(['No products.']);
  });

  test('works on the orders, chats and returns of the own shop, and sees no others', async () => {
    const shopper = await shop.shopper();
    const own = await addTrade(shop.database.db, ann, shopper.id);
    const foreign = await addTrade(shop.database.db, ben, shopper.id);
    expect(await run(ann, 'order', 'list')).toEqual([expect.stringContaining(own.code)]);
    expect(await run(ann, 'order', 'advance', own.code)).toEqual([`#${own.code}: Pending -> Confirm`]);
    expect((await run(ann, 'order', 'show', own.code))[0]).toContain('Confirm');
    expect(await run(ann, 'chat', 'list')).toEqual([expect.stringContaining('1 new')]);
    await run(ann, 'chat', 'reply', String(shopper.id), ann.slug, 'It is.');
    expect(await run(ann, 'chat', 'show', String(shopper.id), ann.slug)).toEqual([
      expect.stringContaining('> Is it fresh?'),
      expect.stringContaining('< It is.'),
    ]);
    expect(await run(ann, 'return', 'list')).toHaveLength(1);
    expect(await run(ann, 'return', 'decide', String(own.returnId), 'approved')).toEqual([
      `Return ${own.returnId}: Approved`,
    ]);
    for (const words of [
      ['order', 'show', foreign.code],
      ['order', 'advance', foreign.code],
      ['order', 'cancel', foreign.code],
      ['return', 'decide', String(foreign.returnId), 'approved'],
    ])
      await expect(run(ann, ...words)).rejects.toThrow('nothing of this name or number');
  });

  test('takes an order one step when two programs ask at once', async () => {
    const shopper = await shop.shopper();
    const { code } = await addTrade(shop.database.db, ann, shopper.id);
    const step = () => shop.post(`/seller/orders/${code}`, { status: 'Confirm' }, { token: ann.token });
    const statuses = (await Promise.all([step(), step(), step()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409]);
  });

  test('has no command of the operator', () => {
    const theirs = commands.filter((command) => 'asSeller' in command).map(({ use }) => use.split(' ')[0]);
    expect(new Set(theirs)).toEqual(
      new Set(['import', 'export', 'product', 'price', 'stock', 'shop', 'times', 'order', 'return', 'chat', 'token']),
    );
  });
});
