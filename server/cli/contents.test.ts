/** The commands for categories, flash sales, the blog and banners, on a running shop that shows what they change. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeNamed } from '#server/i18n/languages.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import french from '#tests/support/texts/french.json';
import { commandOf, commands } from './commands.ts';
import { programOf } from './program.ts';

let shop: TestServer;
let folder: string;

const run = async (...words: string[]) =>
  (await commandOf(words)?.(shop.database.db, { uploadsDir: shop.uploadsDir })) ?? [];

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const textOf = async (path: string) => (await shop.get(path)).text;
const shows = (path: string) => expect.poll(() => textOf(path));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-contents-'));
  shop = await startTestServer({ filling: demoFilling });
  await sharp({ create: { width: 900, height: 500, channels: 3, background: '#2b4acb' } })
    .png()
    .toFile(join(folder, 'blue.png'));
});

afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

describe('the commands for categories', () => {
  test('add, rename, draw and remove one', async () => {
    expect(await run('category', 'add', 'Tea Room', '--ar', 'شاي')).toEqual(['tea-room  Tea Room  (no picture)']);
    await expect(run('category', 'add', 'Tea Room')).rejects.toThrow('already');
    expect(await run('category', 'rename', 'tea-room', 'Tea House')).toEqual(['tea-room  Tea House  (no picture)']);
    expect(await run('category', 'picture', 'tea-room', join(folder, 'blue.png'))).toEqual(['tea-room  Tea House']);
    expect((await run('category', 'list')).join('\n')).toContain('Tea House');
    expect(await run('category', 'remove', 'tea-room')).toEqual(['tea-room: removed']);
    await expect(run('category', 'remove', 'tea-room')).rejects.toThrow('There is no category');
  });

  test('keep a category that has products', async () => {
    const { rows } = await shop.database.pool.query(
      'select slug from categories c where exists (select from products where category_id = c.id) limit 1',
    );
    await expect(run('category', 'remove', rows[0].slug)).rejects.toThrow('Move what it has to another category first');
  });

  test('refuse a picture that is none', async () => {
    const wrong = file('text.png', 'no picture');
    await run('category', 'add', 'Coffee Room');
    await expect(run('category', 'picture', 'coffee-room', wrong)).rejects.toThrow('is no JPEG');
  });
});

describe('the commands for the look of a vendor', () => {
  const shopOf = async (locale: string) => (await shop.get('/shops/1', { locale })).body.data.shop;
  const slug = 'green-lane';

  test('give it a name, a logo, a banner and a delivery time, in each language', async () => {
    const logoOf = async () => (await shopOf('en')).logo;
    const bannerOf = async () => (await shopOf('en')).banner;
    const [logo, banner] = [await logoOf(), await bannerOf()];
    expect((await run('shop', 'rename', slug, 'Quince Corner', '--ar', 'ركن السفرجل')).join()).toContain(
      'Quince Corner',
    );
    await run('shop', 'estimate', slug, '30 to 45 minutes', '--ar', '30 إلى 45 دقيقة');
    for (const part of ['logo', 'banner']) await run('shop', 'picture', slug, part, join(folder, 'blue.png'));
    const own = expect.stringMatching(/^\/pictures\/.+\.webp$/);
    const english = { name: 'Quince Corner', estimated_delivery_time: '30 to 45 minutes', logo: own, banner: own };
    await expect.poll(() => shopOf('en')).toMatchObject(english);
    const arabic = { name: 'ركن السفرجل', estimated_delivery_time: '30 إلى 45 دقيقة' };
    await expect.poll(() => shopOf('ar')).toMatchObject(arabic);
    await expect.poll(bannerOf).not.toBe(banner);
    const drawn = await logoOf();
    expect(drawn).not.toBe(logo);
    await run('shop', 'picture', slug, 'logo', 'none');
    await expect.poll(logoOf).not.toBe(drawn);
  });

  test('refuse another part and a file that is none', async () => {
    await expect(run('shop', 'picture', slug, 'icon', 'blue.png')).rejects.toThrow('a logo and a banner');
    await expect(run('shop', 'picture', slug, 'logo', 'none.png')).rejects.toThrow('there is no file');
  });
});

describe('the commands for flash sales', () => {
  test('make a sale, fill it and end it', async () => {
    const { rows } = await shop.database.pool.query(
      `select p.code, k.price from products p join packagings k on k.product_id = p.id and k.position = 0
        where k.size_id is null and k.color_id is null and k.price > 200 order by p.id desc limit 1`,
    );
    const [{ code }] = rows;
    const [line] = await run('sale', 'create', 'Night Market', '2020-01-01 10:00', '2099-01-01 10:00-05:00');
    expect(line).toContain('01 Jan, 2020 10:00 AM UTC to 01 Jan, 2099 03:00 PM UTC');
    expect(line).toMatch(/^night-market {2}Night Market/);
    expect(await run('sale', 'add', 'night-market', code, '1.00', '5')).toEqual([expect.stringContaining('5 at 1.00')]);
    await expect(run('sale', 'add', 'night-market', code, '1.00', '5')).rejects.toThrow('already');
    await expect(run('sale', 'add', 'night-market', code, '9999', '5')).rejects.toThrow('below the usual price');
    await shows('/flash-sales').toContain('Night Market');
    expect(await run('sale', 'end', 'night-market')).toEqual(['night-market: ended']);
    expect((await run('sale', 'list')).join('\n')).toContain('(ended)');
  });

  test('refuse a sale that ends before it begins', async () => {
    await expect(run('sale', 'create', 'Odd', '2026-01-02 10:00', '2026-01-01 10:00')).rejects.toThrow(
      'after the start',
    );
    await expect(run('sale', 'create', 'Odd', 'soon', '2026-01-01 10:00')).rejects.toThrow('is no time');
  });
});

test('Pages and names have texts in a language of the shop’s own, and keep them when another one changes', async () => {
  await run('language', 'add', 'fr', '--file', file('fr.json', JSON.stringify(french)));
  await shows('/master').toContain('Français');
  // The program of a command reads the languages as it starts; here it is the one that serves.
  await expect.poll(() => localeNamed('fr')).toBe('fr');
  const html = file('terms.html', '<p>Nos conditions</p>');
  const page = ['page', 'set', 'terms-and-conditions', html, '--language', 'fr', '--title', 'Conditions'];
  expect(await run(...page)).toEqual(['terms-and-conditions: changed in fr']);
  const terms = async () => (await shop.get('/legal-pages/terms-and-conditions', { locale: 'fr' })).body.data.content;
  await expect.poll(terms).toMatchObject({ title: 'Conditions', description: '<p>Nos conditions</p>' });

  await run('category', 'add', 'Tea', '--text', 'fr=Thés', '--text', 'ar=شاي');
  await run('category', 'rename', 'tea', 'Teas');
  const { rows } = await shop.database.pool.query(`select name from categories where slug = 'tea'`);
  expect(rows).toEqual([{ name: { en: 'Teas', ar: 'شاي', ir: 'Tea', fr: 'Thés' } }]);
  await expect(run('category', 'rename', 'tea', 'Teas', '--text', 'de=Tee')).rejects.toThrow('no language "de"');
  await expect(run('category', 'rename', 'tea', 'Teas', '--text', 'Thés')).rejects.toThrow('like fr=Fruits');
  await run('language', 'remove', 'fr');
});

describe('the commands for contents', () => {
  test('publish a post, hide it and show it again', async () => {
    const html = file('post.html', '<p>We bake at six.</p>');
    expect(await run('blog', 'write', 'Bread at six', html, '--picture', join(folder, 'blue.png'))).toEqual([
      'bread-at-six  Bread at six',
    ]);
    await shows('/blogs').toContain('Bread at six');
    expect(await run('blog', 'hide', 'bread-at-six')).toEqual(['bread-at-six  Bread at six  (hidden)']);
    await shows('/blogs').not.toContain('Bread at six');
    expect(await run('blog', 'show', 'bread-at-six')).toEqual(['bread-at-six  Bread at six']);
  });

  test('give a post a recipe, change it and take it away', async () => {
    const { rows } = await shop.database.pool.query('select code from products order by id limit 1');
    const [{ code }] = rows;
    await run('blog', 'write', 'Porridge for two', file('porridge.html', '<p>Stir.</p>'));
    const recipe = {
      servings: 2,
      ingredients: [
        { text: { en: 'Rolled oats', ar: 'شوفان' }, amount: 4, unit: 'spoons', sku: code, measure: 'g', content: 12.5 },
        { text: 'Salt' },
      ],
    };
    const set = (value: object) => run('recipe', 'set', 'porridge-for-two', file('recipe.json', JSON.stringify(value)));
    expect(await set(recipe)).toEqual(['porridge-for-two: 2 ingredients for 2, 1 of them sold here']);
    await shows('/blog/porridge-for-two/details').toContain('Rolled oats');
    expect(await run('recipe', 'list')).toContain(
      'porridge-for-two  Porridge for two  2 ingredients for 2, 1 of them sold here',
    );
    const shown = JSON.parse((await run('recipe', 'show', 'porridge-for-two')).join('\n'));
    expect(shown.ingredients[0]).toMatchObject({ amount: 4, sku: code, measure: 'g', content: 12.5 });
    expect(await set({ ...shown, servings: 3 })).toEqual([expect.stringContaining('2 ingredients for 3')]);
    expect(await run('recipe', 'remove', 'porridge-for-two')).toEqual([
      'porridge-for-two: the recipe is removed, the post stays',
    ]);
    await shows('/blog/porridge-for-two/details').not.toContain('Rolled oats');
    await expect(run('recipe', 'remove', 'porridge-for-two')).rejects.toThrow('has no recipe');
    await expect(run('recipe', 'show', 'porridge-for-two')).rejects.toThrow('has no recipe');
    await expect(run('recipe', 'remove', 'none')).rejects.toThrow('There is no post none.');
  });

  test('name all that is wrong with a recipe, and write nothing of it', async () => {
    await run('blog', 'write', 'Odd soup', file('soup.html', '<p>Odd.</p>'));
    const set = (text: string) => async () => run('recipe', 'set', 'odd-soup', file('odd.json', text));
    const right = { servings: 2, ingredients: [{ text: 'Salt' }] };
    await run('recipe', 'set', 'odd-soup', file('odd.json', JSON.stringify(right)));
    await expect(set('{')).rejects.toThrow('is not JSON');
    await expect(set('[]')).rejects.toThrow('The file must be an object.');
    await expect(set(JSON.stringify({ ...right, ingredients: [] }))).rejects.toThrow('at least one ingredient');
    const wrong = {
      servings: 21,
      ingredients: [
        { text: '' },
        { text: 'Oil', amount: -1 },
        { text: 'Oil', unit: 'spoon' },
        { text: 'Oil', amount: 1, sku: 'A', measure: 'kg' },
        { text: 'Oil', amount: 1, measure: 'ml' },
        { text: 'Oil', content: 15 },
        { text: 'Oil', price: 3 },
      ],
    };
    await expect(set(JSON.stringify(wrong))).rejects.toThrow(
      [
        'The servings must be a whole number from 1 to 20.',
        'Ingredient 1, text must be a text of at most 200 characters.',
        'Ingredient 2, amount must be a number above 0 with at most three decimals.',
        'Ingredient 3: a unit needs an amount.',
        'Ingredient 4, measure must be g, ml, piece.',
        'Ingredient 5: a measure needs an amount and a SKU.',
        'Ingredient 6: a content needs a measure.',
        'Ingredient 7: there is no field "price".',
        '8 problems; nothing was written.',
      ].join('\n'),
    );
    const unknown = { servings: 1, ingredients: [{ text: 'Oil', sku: 'NOWHERE-1' }] };
    await expect(set(JSON.stringify(unknown))).rejects.toThrow('Ingredient 1: there is no product NOWHERE-1.');
    expect(await run('recipe', 'list')).toContain('odd-soup  Odd soup  1 ingredients for 2, 0 of them sold here');
  });

  test('add a banner, hide it and show it again', async () => {
    const words = ['banner', 'add', 'Summer fair', join(folder, 'blue.png')];
    await expect(run(...words, '--link', '//elsewhere.example')).rejects.toThrow('--link must be a path');
    expect(await run(...words, '--link', '/products')).toEqual(['summer-fair  hero  Summer fair  /products']);
    await shows('/banners').toContain('Summer fair');
    expect(await run('banner', 'hide', 'summer-fair')).toEqual([expect.stringContaining('(hidden)')]);
    await shows('/banners').not.toContain('Summer fair');
    await expect(run('banner', 'show', 'none')).rejects.toThrow('There is no banner none');
  });
});

describe('every command', () => {
  test('has help and takes --json, and asks before what cannot be undone', () => {
    const program = programOf(commands, () => undefined);
    const leaves = program.commands.flatMap((noun) => (noun.commands.length > 0 ? noun.commands : [noun]));
    for (const leaf of leaves) {
      expect(leaf.description()).not.toBe('');
      expect(leaf.options.map(({ long }) => long)).toContain('--json');
    }
    const asking = commands.filter(({ asks }) => asks).map(({ use }) => use.replace(/ [<[].*/, ''));
    for (const name of ['order cancel', 'user erase', 'category remove', 'demo remove']) expect(asking).toContain(name);
  });
});
