/**
 * The first evening of a shop: made by a command, filled from a file, joined by a seller with an import of their own, and
 * a shopper who buys from both. A step is a row of `steps`, needs those before it, and goes in where it belongs in time.
 *
 * @spec R77, R78, R79, R80, R84
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { sellerForm, sendSellerForm } from '#tests/support/data/partners.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import french from '#tests/support/texts/french.json';

const goodsCount = 500;
const pictureCount = 25;

let shop: TestServer;
let folder: string;

/** What a step leaves for those after it. */
const found = { seller: '', orders: [] as string[] };

const at = (name: string) => join(folder, name);

/** As the operator. */
const operate = async (...words: string[]): Promise<string[]> =>
  (await commandOf(words)?.(shop.database.db, { uploadsDir: shop.uploadsDir })) ?? [];

const program = ['dist/cli/shop.js'];

/** As the seller: a process of its own that reaches the shop over HTTP and nothing else. */
async function sell(...words: string[]): Promise<string[]> {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: at('none'), XDG_CONFIG_HOME: at('config'), SELLER_PASSWORD: goodPassword };
  const given = [...program, '--as', found.seller, '--url', shop.url, ...words];
  const { stdout } = await promisify(execFile)(process.execPath, given, { env });
  return stdout.trim().split('\n');
}

async function drawPictures(): Promise<void> {
  for (let number = 0; number < pictureCount; number += 1) {
    const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 };
    await sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .jpeg()
      .toFile(at(`goods-${number}.jpg`));
  }
}

const head = 'sku,shop,category,subcategory,name,price,stock,pictures';

function goodsOf(vendor: string, mark: string, count: number): string {
  const row = (_: unknown, number: number) => {
    const shelf = number % 8;
    const price = (1 + (number % 40) * 0.25).toFixed(2);
    const picture = `goods-${number % pictureCount}.jpg`;
    return `${mark}-${number},${vendor},Shelf ${shelf},Corner ${shelf},${mark} goods ${number},${price},20,${picture}`;
  };
  return [head, ...Array.from({ length: count }, row), ''].join('\n');
}

async function buyFromBoth(): Promise<void> {
  const { token } = await shop.register();
  const { rows } = await shop.database.pool.query<{ product: number; pack: number; vendor: number }>(
    `select distinct on (p.shop_id) p.id as product, k.id as pack, p.shop_id as vendor
      from products p join packagings k on k.product_id = p.id order by p.shop_id, p.id`,
  );
  expect(rows).toHaveLength(2);
  for (const { product, pack } of rows)
    await shop.post('/cart/store', { product_id: product, packaging_id: pack, quantity: 2 }, { token });
  const place = { name: 'Robin Field', phone: '2025550199', address_type: 'home', address_line: '7 Lantern Row' };
  const address = await shop.post('/address/store', { ...place, is_default: true }, { token });
  const { rows: known } = await shop.database.pool.query('select id from addresses order by id desc limit 1');
  expect(address.status, address.text).toBe(200);
  const wish = { shop_ids: rows.map(({ vendor }) => vendor), address_id: known[0].id, payment_method: 'cash' };
  const placed = await shop.post('/place-order', { ...wish, is_buy_now: false }, { token });
  expect(placed.status, placed.text).toBe(200);
}

type Step = [does: string, work: () => Promise<unknown>];

const steps: Step[] = [
  [
    'is made by one command',
    async () => {
      const words = ['--name', 'Moulin Bleu', '--country', 'France', '--currency', 'EUR', '--languages', 'en,ar'];
      const more = ['--colour', '#2b4acb', '--vendors', 'many', '--email', 'keeper@moulin.example'];
      expect((await operate('new', ...words, ...more))[0]).toContain('Moulin Bleu is ready');
    },
  ],
  [
    'imports 500 rows with pictures',
    async () => {
      writeFileSync(at('goods.csv'), goodsOf('Moulin Bleu', 'MB', goodsCount));
      const words = ['import', 'products', at('goods.csv'), '--pictures', folder];
      expect((await operate(...words, '--check'))[0]).toContain('All right: 500 products in 500 rows');
      expect((await operate(...words))[0]).toContain('500 added');
      await expect.poll(async () => (await shop.get('/products')).text).toContain('MB goods');
    },
  ],
  [
    'adds French and a look',
    async () => {
      writeFileSync(at('fr.json'), JSON.stringify(french));
      await operate('language', 'add', 'fr', '--file', at('fr.json'));
      await operate('look', 'set', 'colour', '#7a1f5c');
      await operate('look', 'publish');
      const inFrench = async () => (await shop.get('/master', { locale: 'fr' })).body.data;
      await expect.poll(async () => (await inFrench()).theme_colors.primary).toBe('#7a1f5c');
      expect((await inFrench()).menus[0].name).toBe('Accueil');
    },
  ],
  [
    'registers a seller and approves it',
    async () => {
      const form = await sellerForm(shop, { shop_name: 'Corner Bakery' });
      const response = await sendSellerForm(shop, form);
      expect(response.status, response.text).toBe(200);
      found.seller = String(form.email);
      expect(await operate('partner', 'approve', found.seller)).toEqual(['Corner Bakery: approved']);
      const { rows } = await shop.database.pool.query('select body from outbox order by id desc limit 1');
      expect(rows[0].body).toContain(`--as ${found.seller}`);
    },
  ],
  [
    'imports the goods of the seller over HTTP',
    async () => {
      writeFileSync(at('own.csv'), goodsOf('', 'CB', 60));
      const words = ['import', 'products', at('own.csv'), '--pictures', folder];
      expect(await sell(...words)).toEqual(['60 products in 60 rows: 60 added, 0 changed, 0 unchanged.']);
      await expect.poll(async () => (await shop.get('/shops?page=1&per_page=10')).text).toContain('Corner Bakery');
    },
  ],
  ['sells goods of its own and of the seller in one order', buyFromBoth],
  [
    'sends the order of the seller',
    async () => {
      const [line = ''] = await sell('order', 'list');
      const code = /#LD\d+/.exec(line)?.[0] ?? '';
      expect(await sell('order', 'advance', code)).toEqual([`${code}: Pending -> Confirm`]);
      expect(await operate('order', 'list')).toHaveLength(2);
    },
  ],
  [
    'closes for a while, and opens',
    async () => {
      await operate('maintenance', 'on');
      await expect.poll(async () => (await shop.get('/products')).status).toBe(503);
      await expect(sell('order', 'list')).rejects.toThrow('The shop is closed for maintenance.');
      await operate('maintenance', 'off');
      await expect.poll(async () => (await shop.get('/products')).status).toBe(200);
    },
  ],
  [
    'never says the name that ships',
    async () => {
      for (const locale of ['en', 'ar', 'fr']) expect((await shop.get(`/lang/${locale}`)).text).not.toMatch(/Larder/);
      const { rows } = await shop.database.pool.query('select subject, body, mail from outbox');
      expect(rows.length).toBeGreaterThan(1);
      // The address of this seller is no text of the shop.
      expect(JSON.stringify(rows).replaceAll(found.seller, '')).not.toMatch(/larder/i);
    },
  ],
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-evening-'));
  shop = await startTestServer();
  await drawPictures();
});

afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

describe('A shop, on its first evening,', () => {
  test.each(steps)('%s', async (_does, work) => {
    await work();
  });
});
