/** Import and export of goods on a real database: pictures, a second run, an interrupted run, and the way back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { inRoot } from '#server/root.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let folder: string;

const at = (name: string) => join(folder, name);
const file = (name: string, content: string | Buffer) => {
  writeFileSync(at(name), content);
  return at(name);
};

const runOn = (database: TestDatabase, uploadsDir: string, ...words: string[]) =>
  commandOf(words)?.(database.db, { uploadsDir });
const run = (...words: string[]) => runOn(shop.database, shop.uploadsDir, ...words);

const listed = async () => JSON.stringify((await shop.get('/products')).body);

const head = 'sku,shop,category,name,price,stock,pictures\n';
const countOf = async ({ pool }: TestDatabase) =>
  Number((await pool.query('select count(*) from products where code like $1', ['K%'])).rows[0].count);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-import-'));
  shop = await startTestServer();
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: '#a67c3a' } });
  await picture.jpeg().toFile(at('bread.jpg'));
  file('copy.jpg', readFileSync(at('bread.jpg')));
  file('text.jpg', 'no picture');
  file('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  symlinkSync('/etc/hostname', at('link.jpg'));
  // 27 megapixels in a file of some kilobytes.
  await sharp({ create: { width: 5_200, height: 5_200, channels: 3, background: '#000000' } })
    .png()
    .toFile(at('bomb.png'));
});

afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

describe('an import', () => {
  test.each([
    ['nothing', ''],
    ['its header alone', head],
  ])('refuses a file that has %s', async (_, text) => {
    const empty = file('empty.csv', text);
    for (const check of [['--check'], []])
      await expect(run('import', 'products', empty, ...check)).rejects.toThrow('no products');
  });

  test('says how many products nobody can buy yet', async () => {
    const goods = file('unstocked.csv', `${head}U1,Mill,Bakery,Cake,9.00,,\nU2,Mill,Bakery,Tart,8.00,3,\n`);
    const soldOut = 'Sold out, because "stock" is empty or 0: 1 product.';
    expect((await run('import', 'products', goods, '--check'))?.at(-1)).toBe(soldOut);
  });

  test('puts goods with pictures into a running shop', async () => {
    const goods = file(
      'goods.csv',
      `${head}A1,Mill,Bakery,Bread,2.50,5,bread.jpg\nA2,Mill,Bakery,Roll,0.80,9,copy.jpg\n`,
    );
    expect(await listed()).not.toContain('Bread');
    expect(await run('import', 'products', goods, '--pictures', folder, '--check')).toEqual([
      'All right: 2 products in 2 rows; nothing was written.',
    ]);
    expect((await shop.database.pool.query('select from products')).rowCount).toBe(0);
    expect(await run('import', 'products', goods, '--pictures', folder)).toEqual([
      '2 products in 2 rows: 2 added, 0 changed, 0 unchanged.',
      'Made: shop 1, category 1.',
    ]);
    // The same content is kept once, in three widths.
    expect(readdirSync(join(shop.uploadsDir, 'pictures'))).toHaveLength(3);
    await expect.poll(listed, { timeout: 5000 }).toContain('Bread');
    const { rows } = await shop.database.pool.query('select picture from products');
    const response = await fetch(`${shop.url}/pictures/${rows[0].picture}-320.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('changes what has changed, and leaves the rest alone', async () => {
    const goods = file(
      'again.csv',
      `${head}A1,Mill,Bakery,Bread,2.70,5,bread.jpg\nA2,Mill,Bakery,Roll,0.80,9,copy.jpg\n`,
    );
    expect(await run('import', 'products', goods, '--pictures', folder)).toEqual([
      '2 products in 2 rows: 0 added, 1 changed, 1 unchanged.',
    ]);
    const { rows } = await shop.database.pool.query('select price from packagings order by price');
    expect(rows.map(({ price }) => price)).toEqual([80, 270]);
  });

  test('removes packagings that the file no longer has', async () => {
    const packs = (rows: string) => file('packs.csv', `sku,shop,category,name,price,pack\n${rows}`);
    await run('import', 'products', packs('P1,Mill,Bakery,Cake,5,Whole\nP1,,,,3,Half\n'));
    await run('import', 'products', packs('P1,Mill,Bakery,Cake,5,Whole\n'));
    const { rows } = await shop.database.pool.query(
      `select label ->> 'en' as label from packagings join products p on p.id = product_id where code = 'P1'`,
    );
    expect(rows).toEqual([{ label: 'Whole' }]);
  });

  test.each([
    ['text.jpg', 'is no JPEG, PNG, GIF or WebP'],
    ['drawing.svg', 'is no JPEG, PNG, GIF or WebP'],
    ['bomb.png', 'more than 25 megapixels'],
    ['link.jpg', 'is no plain file'],
    ['missing.jpg', 'there is no file'],
  ])('refuses the picture %s with its line and writes nothing', async (picture, reason) => {
    const goods = file('wrong.csv', `${head}W1,Mill,Bakery,Good,1,1,bread.jpg\nW2,Mill,Bakery,Wrong,1,1,${picture}\n`);
    const importing = run('import', 'products', goods, '--pictures', folder);
    await expect(importing).rejects.toThrow(
      new RegExp(`^line 3, pictures: .*${reason}.*\\n1 problem; nothing was written\\.$`),
    );
    expect((await shop.database.pool.query(`select from products where code like 'W%'`)).rowCount).toBe(0);
  });

  test('needs the shop where there are several', async () => {
    await run('import', 'products', file('two.csv', `${head}T1,Other,Bakery,Good,1,1,\n`));
    await expect(run('import', 'products', file('none.csv', `${head}T2,,Bakery,Good,1,1,\n`))).rejects.toThrow(
      'line 2, shop: it is empty, and there is not exactly one shop. Name the shop that sells it.',
    );
  });
});

describe('an export', () => {
  test('comes back through the import and is then the same file', async () => {
    const demo = await testDatabase({ filling: demoFilling });
    const empty = await testDatabase();
    try {
      await demo.pool.query(`update products set short_description = '{"en":"=1+1","ar":"","ir":"''x"}' where id = 1`);
      await runOn(demo, shop.uploadsDir, 'export', 'products', at('first.csv'));
      await runOn(empty, shop.uploadsDir, 'import', 'products', at('first.csv'));
      await runOn(empty, shop.uploadsDir, 'export', 'products', at('second.csv'));
      const first = readFileSync(at('first.csv'));
      expect(first.length).toBeGreaterThan(100_000);
      expect(readFileSync(at('second.csv')).equals(first)).toBe(true);
    } finally {
      await demo.close();
      await empty.close();
    }
  });

  test('brings its own pictures along', async () => {
    const empty = await testDatabase();
    const uploads = at('other-uploads');
    try {
      await run('export', 'products', at('own.csv'), '--pictures', at('own-pictures'));
      await runOn(empty, uploads, 'import', 'products', at('own.csv'), '--pictures', at('own-pictures'));
      await runOn(empty, uploads, 'export', 'products', at('own-again.csv'));
      expect(readFileSync(at('own-again.csv'), 'utf8')).toBe(readFileSync(at('own.csv'), 'utf8'));
      await expect(run('export', 'products', at('own.csv'))).rejects.toThrow('exists already');
    } finally {
      await empty.close();
    }
  });
});

const killed = async (child: ChildProcess) => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

test('a run that is killed in the middle is finished by the next', async () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => `K${row},Mill,Bakery,Bread ${row},2.50,5,\n`);
  const goods = file('many.csv', head + rows.join(''));
  const env = { ...process.env, DATABASE_URL: shop.database.url, UPLOADS_DIR: shop.uploadsDir };
  const child = spawn(process.execPath, ['dist/cli/shop.js', 'import', 'products', goods], {
    cwd: inRoot(),
    env,
    stdio: 'ignore',
  });
  await expect.poll(() => countOf(shop.database), { timeout: 200_000, interval: 20 }).toBeGreaterThan(0);
  await killed(child);
  const before = await countOf(shop.database);
  expect(before).toBeLessThan(rows.length);
  const [line] = (await run('import', 'products', goods)) ?? [];
  expect(line).toBe(`2000 products in 2000 rows: ${rows.length - before} added, 0 changed, ${before} unchanged.`);
  expect(await countOf(shop.database)).toBe(rows.length);
}, 300_000);
