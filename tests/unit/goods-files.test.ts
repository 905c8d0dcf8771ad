/** Files of goods as people have them: what is read, and what is refused with its line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { asText } from '#server/import/cells.ts';
import type { Problem } from '#server/import/problem.ts';
import { UnreadableFile } from '#server/import/problem.ts';
import { productsOf, type ReadProduct } from '#server/import/products.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-goods-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

async function read(content: string | Buffer) {
  files += 1;
  const path = join(folder, `${files}.csv`);
  writeFileSync(path, content);
  const all: ReadProduct[] = [];
  for await (const product of productsOf(path)) all.push(product);
  return { products: all.map(({ product }) => product), problems: all.flatMap(({ problems }) => problems) };
}

async function refusal(content: string | Buffer): Promise<Problem> {
  const error = await read(content).catch((caught: unknown) => caught);
  if (!(error instanceof UnreadableFile)) throw new Error(`Not refused: ${String(error)}`);
  return error.problem;
}

const head = 'sku,category,name,price';
const milk = { sku: 'M1', name: { en: 'Milk', ar: 'Milk', ir: 'Milk' } };

describe('a file of goods', () => {
  test.each([
    ['commas', `${head}\nM1,Dairy,Milk,1.20\n`],
    ['semicolons and decimal commas', 'sku;category;name;price\nM1;Dairy;Milk;1,20\n'],
    ['tabs', 'sku\tcategory\tname\tprice\nM1\tDairy\tMilk\t1.2\n'],
    ['a byte order mark and line ends of Windows', `\uFEFF${head}\r\nM1,Dairy,Milk,1.20\r\n`],
    ['no line end at its end', `${head}\nM1,Dairy,Milk,1.20`],
    ['JSON Lines', '{"sku":"M1","category":"Dairy","name":{"en":"Milk"},"price":1.2}\n'],
  ])('is read with %s', async (_, content) => {
    const { products, problems } = await read(content);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([{ ...milk, packs: [{ price: 120, discountPrice: null, stock: 0 }] }]);
  });

  test('brings the rows of one SKU together, with their translations', async () => {
    const { products, problems } = await read(
      'sku,category,name,name:ar,pack,price,discount_price,stock\nM1,Dairy,Milk,حليب,Bottle,1.20,,5\nM1,,,,Crate,6,5.50,2\n',
    );
    expect(problems).toEqual([]);
    expect(products).toHaveLength(1);
    expect(products[0]?.name).toEqual({ en: 'Milk', ar: 'حليب', ir: 'Milk' });
    expect(products[0]?.packs).toMatchObject([
      { label: { en: 'Bottle' }, price: 120, stock: 5 },
      { label: { en: 'Crate' }, price: 600, discountPrice: 550, stock: 2 },
    ]);
  });

  test('counts lines inside quoted cells', async () => {
    const { problems } = await read(`${head},description\nM1,Dairy,Milk,1,"one\ntwo\nthree"\nM2,Dairy,Oat,x,\n`);
    expect(problems).toMatchObject([{ line: 5, column: 'price' }]);
  });
});

describe('a file that cannot be read', () => {
  test.each<[string, string | Buffer, Partial<Problem>]>([
    ['bytes of another encoding', Buffer.from(`${head}\nM1,Dairy,Caf\xe9,1\n`, 'latin1'), { line: 2 }],
    ['UTF-16', Buffer.from(`\uFEFF${head}\n`, 'utf16le'), { line: 1 }],
    ['no price column', 'sku,category,name\nM1,Dairy,Milk\n', { line: 1, column: 'price' }],
    ['an unknown column', `${head},colour\nM1,Dairy,Milk,1,red\n`, { line: 1, column: 'colour' }],
    ['a column twice', `${head},Price\nM1,Dairy,Milk,1,2\n`, { line: 1, column: 'price' }],
    ['more cells than columns', `${head}\nM1,Dairy,Milk,1,20\n`, { line: 2 }],
    ['a cell of 10 MB', `${head}\nM1,Dairy,Milk,1\nM2,Dairy,${'x'.repeat(10_000_000)},1\n`, { line: 3 }],
    ['a quotation mark that never ends', `${head}\nM1,Dairy,"Milk,1\n`, { line: 2 }],
    ['JSON that is none', '{"sku":"M1","category":"D","name":"n","price":1}\n{"sku"\n', { line: 2 }],
  ])('is refused with its line: %s', async (_, content, problem) => {
    expect(await refusal(content)).toMatchObject(problem);
  });

  test('says which encoding to save in', async () => {
    const problem = await refusal(Buffer.from(`${head}\nM1,Dairy,Caf\xe9,1\n`, 'latin1'));
    expect(problem.correction).toContain('UTF-8');
  });

  test('may be cut into pieces of many lines', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `S${at},Dairy,Milk ${at},1.20`).join('\n');
    const { products, problems } = await read(`${head}\n${rows}\n`);
    expect([products.length, problems]).toEqual([3_000, []]);
    expect(products.at(-1)?.line).toBe(3_001);
  });
});

const formulas = [
  ...['=1+1', '=HYPERLINK("http://x","y")', '=cmd|/C calc!A0', '=IMPORTXML("http://x")', '@SUM(A1)', '@x'],
  ...['+1+cmd', '+442', '-2+3+cmd', '-1', ' =1', '=', "=''"],
];
const textColumns = [
  ...['sku', 'name', 'name:ar', 'name:ir', 'brand', 'category', 'subcategory', 'shop', 'short', 'pack'],
  ...['description', 'description:ar'],
];

/** Each is one row below the head; the columns are all that a hostile cell may stand in. */
const hostile: [string, string][] = [
  ...formulas.flatMap((formula) => textColumns.map((column): [string, string] => [column, formula])),
  ...['../milk.jpg', '/etc/passwd', '..\\milk.jpg', 'C:milk.jpg', '.hidden', 'a/b.jpg', '..', 'file:x'].map(
    (name): [string, string] => ['pictures', name],
  ),
  ...['-1', '0', '1.234', '1e3', '9999999999', 'NaN', '1 000', '€5', '0x10', '٣'].map((price): [string, string] => [
    'price',
    price,
  ]),
  ...['-1', '1.5', '1e9', '99999999', 'many'].map((stock): [string, string] => ['stock', stock]),
  ...['0', '-5', 'NaN', '1e5'].map((amount): [string, string] => ['amount', amount]),
  ...['kg', 'litre', '1'].map((measure): [string, string] => ['measure', measure]),
  ...['maybe', '2'].map((active): [string, string] => ['active', active]),
  ...['a\u0000b', 'a\u0007b', '\u001b[31mred'].flatMap((text): [string, string][] => [
    ['name', text],
    ['sku', text],
  ]),
  ['name', 'x'.repeat(201)],
  ['short', 'x'.repeat(501)],
  ['stock', '٣'],
  ['sku', 'x'.repeat(61)],
  ['description', 'x'.repeat(50_001)],
  ['pictures', Array.from({ length: 11 }, (_, at) => `${at}.jpg`).join('|')],
  ['discount_price', '2.00'],
  ['discount_price', 'free'],
];

describe('a hostile row', () => {
  const columns = ['sku', 'category', 'name', 'price', 'stock', 'amount', 'measure', 'active', 'pictures', 'brand'];
  const all = [...new Set([...columns, ...textColumns, 'discount_price'])];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  test.each(hostile)('is refused with line and column: %s %j', async (column, cell) => {
    const good: Record<string, string> = { sku: 'M2', category: 'Dairy', name: 'Milk', price: '2' };
    const row = all.map((name) => quoted(name === column ? cell : (good[name] ?? ''))).join(',');
    const { problems } = await read(`${all.join(',')}\nM1,Dairy,Milk,1${','.repeat(all.length - 4)}\n${row}\n`);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatchObject({ line: 3, column });
  });

  test('is refused where something is missing or comes twice', async () => {
    const { problems } = await read(
      `${head}\nM1,Dairy,Milk,1\n,Dairy,Milk,1\nM3,,Milk,1\nM4,Dairy,,1\nM5,Dairy,Milk,\nM1,Dairy,Milk,1\n`,
    );
    expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 sku',
      '4 category',
      '5 name',
      '6 price',
      '7 sku',
    ]);
  });

  test('may begin with such a sign behind an apostrophe', async () => {
    const { products, problems } = await read(`${head}\nM1,Dairy,'-18 °C peas,1\n`);
    expect(problems).toEqual([]);
    expect(products[0]?.name.en).toBe('-18 °C peas');
    expect([asText('=1'), asText("'x"), asText('Milk')]).toEqual(["'=1", "''x", 'Milk']);
  });
});

describe('the product file of another program', () => {
  test('is understood if it is Shopify’s', async () => {
    const { products, problems } =
      await read(`Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status
olive-oil,Olive oil,"<p>Cold pressed</p>",Grove,Pantry,oil,TRUE,Size,500 ml,OIL-500,500,12,7.50,9.00,https://cdn.example/files/oil.jpg?v=1,1,active
olive-oil,,,,,,,,1 l,OIL-1000,1000,-3,13.00,,https://cdn.example/files/oil-back.jpg?v=1,2,
olive-oil,,,,,,,,,,,,,,https://cdn.example/files/oil-top.jpg,3,
soap,Soap,,Grove,Care,,TRUE,Title,Default Title,,100,4,2.00,,,,draft
`);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      {
        sku: 'OIL-500',
        name: { en: 'Olive oil' },
        brand: { en: 'Grove' },
        category: { en: 'Pantry' },
        pictures: ['oil.jpg', 'oil-back.jpg', 'oil-top.jpg'],
        isActive: true,
        packs: [
          { label: { en: '500 ml' }, price: 900, discountPrice: 750, stock: 12 },
          { label: { en: '1 l' }, price: 1300, discountPrice: null, stock: 0 },
        ],
      },
      { sku: 'soap', isActive: false, packs: [{ label: { en: 'Piece' }, price: 200, stock: 4 }] },
    ]);
  });

  test('is understood if it is WooCommerce’s, with variations anywhere after their product', async () => {
    const { products, problems } =
      await read(`ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)
10,variable,TEA,Tea,1,Leaves,<p>Loose</p>,1,,,,"Drinks > Tea, Gifts",https://shop.example/a/tea.jpg,,Size,"50 g, 100 g"
11,simple,JAM,Jam,1,,,1,8,3.50,4.00,Pantry,,,,
12,variation,TEA-50,Tea - 50 g,1,,,1,5,,3.00,,,TEA,Size,50 g
13,variation,TEA-100,Tea - 100 g,1,,,1,6,,5.00,,,id:10,Size,100 g
`);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { sku: 'JAM', category: { en: 'Pantry' }, packs: [{ price: 400, discountPrice: 350, stock: 8 }] },
      {
        sku: 'TEA',
        category: { en: 'Drinks' },
        subcategory: { en: 'Tea' },
        pictures: ['tea.jpg'],
        packs: [
          { label: { en: '50 g' }, price: 300, stock: 5 },
          { label: { en: '100 g' }, price: 500, stock: 6 },
        ],
      },
    ]);
  });
});
