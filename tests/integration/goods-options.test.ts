/**
 * Sizes and colours in files of goods.
 *
 * @spec R80
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';

let database: TestDatabase;
let folder: string;

const run = (...words: string[]) => commandOf(words)?.(database.db, { uploadsDir: folder });
const at = (name: string) => join(folder, name);

const head = 'sku,shop,category,name,price,discount_price,stock,size,size_surcharge,color,color_surcharge,color_code\n';

const bring = (rows: string) => {
  writeFileSync(at('goods.csv'), head + rows);
  return run('import', 'products', at('goods.csv'));
};

const combinations = async (sku: string): Promise<string[]> => {
  const { rows } = await database.pool.query(
    `select concat_ws(' ', s.name ->> 'en', c.name ->> 'en', k.price, k.stock) as text from packagings k
      join products p on p.id = k.product_id left join sizes s on s.id = k.size_id left join colors c on c.id = k.color_id
      where p.code = $1 order by k.position`,
    [sku],
  );
  return rows.map(({ text }) => text);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-options-'));
  database = await testDatabase();
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const apron = [
  'AP,Loom,Kitchen,Apron,20.00,,3,S,,Red,,#c0392b',
  'AP,,,,20.00,,4,L,2.00,Red,,',
  'AP,,,,20.00,,5,S,,Blue,1.50,#2b4acb',
];
const rows = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('a file of goods with sizes and colours', () => {
  test('makes a combination of each row', async () => {
    expect(await bring(rows(...apron))).toEqual([
      '1 product in 3 rows: 1 added, 0 changed, 0 unchanged.',
      'Made: shop 1, category 1, size 2, color 2.',
    ]);
    expect(await combinations('AP')).toEqual(['S Red 2000 3', 'L Red 2000 4', 'S Blue 2000 5']);
    expect(await run('product', 'find', 'AP')).toEqual([
      'AP      20.00  stock 3  Apron, S · Red',
      'AP      20.00  stock 4  Apron, L · Red',
      'AP      20.00  stock 5  Apron, S · Blue',
    ]);
    expect(await run('stock', 'set', 'AP', '4', '--pack', '2')).toEqual(['AP      20.00  stock 4  Apron, L · Red']);
    const { rows: sizes } = await database.pool.query('select surcharge from product_sizes order by position');
    expect(sizes.map(({ surcharge }) => surcharge)).toEqual([0, 200]);
  });

  test('leaves an equal product alone', async () => {
    expect((await bring(rows(...apron)))?.[0]).toBe('1 product in 3 rows: 0 added, 0 changed, 1 unchanged.');
  });

  test('changes order, stock and surcharges, and gives up what it no longer has', async () => {
    const [red = '', , blue = ''] = apron;
    const changed = rows(
      blue.replace('AP,,,,', 'AP,Loom,Kitchen,Apron,').replace(',5,S', ',8,S'),
      red.replace('AP,Loom,Kitchen,Apron,', 'AP,,,,').replace(',3,S,,', ',3,M,0.50,'),
    );
    expect((await bring(changed))?.[0]).toBe('1 product in 2 rows: 0 added, 1 changed, 0 unchanged.');
    expect(await combinations('AP')).toEqual(['S Blue 2000 8', 'M Red 2000 3']);
    const { rows: offered } = await database.pool.query(
      `select s.name ->> 'en' as name, surcharge from product_sizes o join sizes s on s.id = o.size_id order by 1`,
    );
    expect(offered).toEqual([
      { name: 'M', surcharge: 50 },
      { name: 'S', surcharge: 0 },
    ]);
  });

  test('sets a new price for all combinations', async () => {
    await bring(rows(...apron.map((row) => row.replace('20.00', '25.00'))));
    expect(await combinations('AP')).toEqual(['S Red 2500 3', 'L Red 2500 4', 'S Blue 2500 5']);
  });

  test('keeps an ordered combination as sold out', async () => {
    const { rows: found } = await database.pool.query(
      `select k.id, k.product_id from packagings k join products p on p.id = k.product_id where code = 'AP' and position = 2`,
    );
    const { id, product_id: product } = found[0];
    // The books of the order do not matter here, so their triggers sleep.
    await database.pool.query(`alter table order_lines disable trigger all`);
    await database.pool.query(
      `insert into order_lines (order_id, product_id, packaging_id, quantity, unit_price, price_before_discount, name, packaging_label, picture)
        values (1, $1, $2, 1, 100, 100, '{"en":"Apron"}', '{"en":"Piece"}', '')`,
      [product, id],
    );
    const [red = '', large = ''] = apron;
    await bring(rows(red, large));
    expect(await combinations('AP')).toEqual(['S Red 2000 3', 'L Red 2000 4', 'S Blue 2000 0']);
    expect((await bring(rows(red, large)))?.[0]).toContain('1 unchanged');
  });

  test('comes back from its export', async () => {
    await run('export', 'products', at('first.csv'));
    await run('import', 'products', at('first.csv'));
    await run('export', 'products', at('second.csv'));
    expect(readFileSync(at('second.csv'), 'utf8')).toBe(readFileSync(at('first.csv'), 'utf8'));
    expect(readFileSync(at('first.csv'), 'utf8')).toContain('#c0392b');
  });

  test.each<[string, string, string]>([
    ['two prices', 'H1,Loom,Kitchen,Hat,5,,1,S,,,,\nH1,,,,6,,1,L,,,,', 'line 3, price: it differs'],
    ['a row without its size', 'H1,Loom,Kitchen,Hat,5,,1,S,,,,\nH1,,,,5,,1,,,,,', 'line 3, size: other rows'],
    ['a row without its colour', 'H1,Loom,Kitchen,Hat,5,,1,,,Red,,\nH1,,,,5,,1,,,,,', 'line 3, color: other rows'],
    ['a combination twice', 'H1,Loom,Kitchen,Hat,5,,1,S,,,,\nH1,,,,5,,1,s,,,,', 'line 3, size: this combination'],
    [
      'two surcharges',
      'H1,Loom,Kitchen,Hat,5,,1,S,1,Red,,\nH1,,,,5,,1,S,2,Blue,,#0000ff',
      'line 3, size_surcharge: it',
    ],
    [
      'a surcharge beyond the largest price',
      'H1,Loom,Kitchen,Hat,21474836,,1,S,2,,,',
      'line 2, price: with its surcharges',
    ],
    ['a new colour without a code', 'H1,Loom,Kitchen,Hat,5,,1,,,Ochre,,', 'line 2, color_code: it is empty'],
    ['a code that is none', 'H1,Loom,Kitchen,Hat,5,,1,,,Red,,red;}', 'line 2, color_code: "red;}" is no colour'],
    ['a surcharge without a size', 'H1,Loom,Kitchen,Hat,5,,1,,2,,,', 'line 2, size_surcharge: there is no size'],
    ['a formula as a size', 'H1,Loom,Kitchen,Hat,5,,1,=1+1,,,,', 'line 2, size: this is a formula'],
    [
      'packagings of a product with sizes',
      'AP,Loom,Kitchen,Apron,5,,1,,,,,',
      'line 2, size: "AP" is sold in sizes and',
    ],
  ])('is refused with line and column for %s', async (_, text, reason) => {
    await expect(bring(`${text}\n`)).rejects.toThrow(reason);
    expect(await combinations('H1')).toEqual([]);
  });
});
