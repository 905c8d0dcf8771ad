/**
 * Languages that the operator adds: checked, offered by every running process at once, and understood by the search.
 *
 * @spec R77
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import english from '#locales/en.json';
import { commandOf } from '#server/cli/commands.ts';
import { readView } from '#server/http/view-cookie.ts';
import { readerIn, translate } from '#server/i18n/translate.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import french from '#tests/support/texts/french.json';

let shop: TestServer;
let folder: string;

const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const run = async (...words: string[]) => (await commandOf(words)?.(shop.database.db)) ?? [];
const addFrench = (texts: unknown = french) => run('language', 'add', 'fr', '--file', file('fr.json', texts));

type Offered = { name: string; title: string; direction: string };
const offered = async (): Promise<Offered[]> => (await shop.get('/master')).body.data.languages;
const names = async () => (await offered()).map(({ name }) => name);
/** The shop hears of a change with its commit. */
const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 5000 });
const catalogue = async (locale: string) => (await shop.get(`/lang/${locale}`, { conforming: false })).body;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-languages-'));
  shop = await startTestServer({ filling: demoFilling });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

describe('a file that is wrong', () => {
  const refusalOf = (texts: unknown) =>
    addFrench(texts).then(
      () => '',
      (error: Error) => error.message,
    );

  test.each([
    ['an unknown phrase', { 'No such phrase at all': 'Rien' }, 'the shop has no such phrase'],
    ['no text', { Home: 7 }, 'it is no text'],
    ['a lost value', { 'Add {name} to cart': 'Ajouter' }, 'it lacks {name}'],
    ['an invented value', { Home: 'Accueil {who}' }, 'there is no value {who}'],
    [
      'a value that is no number',
      { 'Add {name} to cart': '{name, plural, one {a} other {b}}' },
      'no value for "plural"',
    ],
    ['a wrong plural form', { 'Cart, {count} items': '{count, plural, few {#} other {#}}' }, 'no plural form "few"'],
    ['a plural without its last form', { 'Cart, {count} items': '{count, plural, one {#}}' }, 'it cannot be read'],
    ['an open brace', { 'Add {name} to cart': 'Ajouter {name' }, 'it cannot be read'],
    ['a control character', { Home: 'Acc\u0007ueil' }, 'control characters'],
    ['a turned direction', { Home: 'Acc\u202eueil' }, 'control characters'],
    ['a book', { Home: 'x'.repeat(2001) }, 'more than 2000 characters'],
  ])('%s is refused, and nothing is written', async (_, texts, reason) => {
    const refusal = await refusalOf({ ...texts, Search: 'Rechercher' });
    expect(refusal).toContain(reason);
    expect(refusal).toContain('1 wrong text; nothing was written.');
    expect(await names()).not.toContain('fr');
  });

  test.each([
    ['no JSON', '{', 'is not JSON'],
    ['a list', '[]', 'must be one object'],
    ['nothing', '{}', 'has no text'],
  ])('%s is refused with one sentence', async (_, content, reason) => {
    expect(await refusalOf(content)).toContain(reason);
  });

  test('a name that every object has is no phrase', async () => {
    expect(await refusalOf('{"__proto__": "x", "constructor": "x"}')).toContain('2 wrong texts');
  });

  test('languages that ship keep their texts, and a code must be one', async () => {
    await expect(run('language', 'add', 'fa', '--file', file('fa.json', french))).rejects.toThrow(
      'ir ships with the shop',
    );
    await expect(run('language', 'add', 'french', '--file', file('f.json', french))).rejects.toThrow(
      'no code of a language',
    );
    await expect(run('language', 'add', 'fr')).rejects.toThrow('--file');
  });
});

describe('a language with some texts', () => {
  test('is checked without being written', async () => {
    const lines = await run('language', 'add', 'fr', '--check', '--file', file('check.json', french));
    expect(lines.at(-1)).toBe('Nothing was written.');
    expect(await names()).not.toContain('fr');
  });

  test('is what a file of goods names too early', async () => {
    const path = file('early.csv', 'sku,category,name,name:fr,price\nE1,Cheese,Brie,Brie,4.50\n');
    const message =
      'line 1, name:fr: the shop has no language fr. The operator adds it: npm run shop -- language add fr';
    await expect(run('import', 'products', path)).rejects.toThrow(message);
  });

  test('is offered by the running shop, and says what is missing', async () => {
    const missing = Object.keys(english).length - Object.keys(french).length;
    const report = join(folder, 'missing.json');
    const path = file('fr.json', french);
    const lines = await run('language', 'add', 'fr', '--file', path, '--report', report);
    expect(lines.join('\n')).toContain(`${missing} missing, shown in English`);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toHaveLength(missing);
    await soon(offered).toContainEqual(expect.objectContaining({ name: 'fr', title: 'Français', direction: 'ltr' }));
    await soon(() => catalogue('fr')).toEqual(french);
  });

  test('answers in it to those who ask for it, and in English where it has no text', async () => {
    const wrong = (locale: string) => shop.post('/login', {}, { locale });
    const { body } = await wrong('fr-CA,fr;q=0.9,en;q=0.8');
    expect(JSON.stringify(body)).toContain('obligatoire');
    expect(translate('fr', 'This voucher has ended.')).toBe(translate('en', 'This voucher has ended.'));
    // English plurals go by English rules: French counts 0 as one.
    expect(translate('fr', ['Use at least {min} characters', { min: 0 }])).toBe('Use at least 0 characters');
    expect(translate('fr', ['Cart, {count} items', { count: 0 }])).toBe('Panier, 0 article');
    expect((await shop.get('/master', { locale: 'fr' })).body.data.app_locale).toBe('fr');
  });

  test('names the pages in menus and footer, as far as the catalogue has their names', async () => {
    const { menus, footers } = (await shop.get('/master', { locale: 'fr' })).body.data;
    const names = menus.map(({ name }: { name: string }) => name);
    expect(names.slice(0, 5)).toEqual(['Accueil', 'Produits', 'Boutiques', 'Les plus populaires', 'Meilleures offres']);
    expect(names).toContain('Smart order');
    expect(JSON.stringify(footers)).toContain('Tous les produits');
  });

  test('writes its mails and texts, and shows pages to who has chosen it', () => {
    expect(readerIn('fr').t('Your code for {shop}', { shop: 'Épicerie' })).toBe('Votre code pour Épicerie');
    expect(readView('larder_view=fr%7CEUR%7Cdark', new URL('https://shop.example/')).locale).toBe('fr');
    expect(readView('larder_view=xx', new URL('https://shop.example/')).locale).toBe('en');
    expect(readView(undefined, new URL('https://shop.example/?locale=fr')).locale).toBe('fr');
  });

  test('keeps texts as text', async () => {
    await addFrench({ ...french, Home: '<img src=x onerror=alert(1)>' });
    await soon(async () => (await catalogue('fr')).Home).toBe('<img src=x onerror=alert(1)>');
    await addFrench();
    await soon(async () => (await catalogue('fr')).Home).toBe('Accueil');
  });

  test('is remembered with an account and a ticket: the tables take its code', async () => {
    const { token } = await shop.shopper();
    await shop.get('/profile', { token, locale: 'fr' });
    const { pool } = shop.database;
    await pool.query(`update users set language = 'fr'`);
    await expect(pool.query(`update users set language = 'no code'`)).rejects.toThrow('users_language');
    await pool.query('update users set language = null');
  });
});

describe('the goods in an added language', () => {
  const goods = (rows: string) =>
    file('goods.csv', `sku,shop,shop:fr,category,category:fr,name,name:fr,price,stock\n${rows}`);

  test('are imported, exported unchanged, and found by their inflected words', async () => {
    const path = goods(
      'FR1,Larder,Le Garde-Manger,Cheese,Fromages,Goat cheese,Fromage de chèvre,4.50,5\n' +
        'FR2,Larder,Le Garde-Manger,Cheese,Fromages,Daily paper,Journal du matin,2.00,5\n',
    );
    await run('import', 'products', path);
    const found = async (text: string) => {
      const { body } = await shop.get(`/products?search=${encodeURIComponent(text)}`, { locale: 'fr' });
      return body.data.products.map(({ name }: { name: string }) => name);
    };
    await soon(() => found('fromage de chèvre')).toContain('Fromage de chèvre');
    expect(await found('chevre')).toContain('Fromage de chèvre');
    expect(await found('fromages')).toContain('Fromage de chèvre');
    // Only the French dictionary knows that these are one word.
    expect(await found('journaux')).toContain('Journal du matin');
    const first = join(folder, 'first.csv');
    await run('export', 'products', first);
    expect(readFileSync(first, 'utf8')).toContain('Fromage de chèvre');
    const [again] = await run('import', 'products', first, '--check');
    expect(again).toContain('All right');
  });

  test('are sold by the piece in its own word where the file names no packaging', async () => {
    const labels = `select label from packagings p join products on products.id = product_id where code = 'FR1'`;
    const { rows } = await shop.database.pool.query(labels);
    expect(rows).toEqual([{ label: { en: 'Piece', ar: 'قطعة', ir: 'عدد', fr: 'Pièce' } }]);
  });

  test('give categories and shops that are there already their names', async () => {
    const path = goods('FR1,Larder,Le Garde-Manger,Cheese,Les fromages,Goat cheese,Fromage de chèvre,4.50,5\n');
    await run('import', 'products', path);
    const { rows } = await shop.database.pool.query(`select name from categories where name ->> 'fr' = 'Les fromages'`);
    expect(rows).toHaveLength(1);
  });
});

describe('a language', () => {
  test('that is written from right to left says so', async () => {
    await run('language', 'add', 'he', '--file', file('he.json', { Home: 'בית' }));
    await soon(offered).toContainEqual({ id: expect.anything(), name: 'he', title: 'עברית', direction: 'rtl' });
  });

  test('that nobody knows here needs a title', async () => {
    const path = file('qaa.json', { Home: 'Hom' });
    await expect(run('language', 'add', 'qaa', '--file', path)).rejects.toThrow('--title');
    await run('language', 'add', 'qaa', '--title', 'Larder Kin', '--file', path);
    await soon(names).toContain('qaa');
    await run('language', 'remove', 'qaa');
    await soon(names).not.toContain('qaa');
    await soon(() => catalogue('qaa')).toEqual({ error: 'Language file not found' });
  });

  test('can be switched off and on again, and keeps its texts', async () => {
    await run('language', 'off', 'fr');
    await soon(names).not.toContain('fr');
    await soon(() => catalogue('fr')).toEqual({ error: 'Language file not found' });
    await run('language', 'on', 'fr');
    await soon(() => catalogue('fr')).toEqual(french);
  });

  test('can be the main one, for who has chosen none, and then stays', async () => {
    await run('language', 'main', 'fr');
    await soon(async () => (await shop.get('/master')).body.data.app_locale).toBe('fr');
    await soon(async () => readView(undefined, new URL('https://shop.example/')).locale).toBe('fr');
    await expect(run('language', 'off', 'fr')).rejects.toThrow('language main en');
    await expect(run('language', 'remove', 'fr')).rejects.toThrow('is the main language');
    await run('language', 'main', 'en');
    await soon(async () => (await shop.get('/master')).body.data.app_locale).toBe('en');
  });

  test('is exported to be translated: own texts, and English for the rest', async () => {
    const path = join(folder, 'to-translate.json');
    await run('language', 'export', 'fr', path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ ...english, ...french });
    const rest = join(folder, 'rest.json');
    await run('language', 'export', 'fr', rest, '--missing');
    expect(Object.keys(JSON.parse(readFileSync(rest, 'utf8')))).not.toContain('Home');
    await expect(run('language', 'export', 'fr', path)).rejects.toThrow('exists already');
  });

  test('is listed with the number of its texts', async () => {
    const lines = await run('language', 'list');
    expect(lines.find((line) => line.startsWith('fr'))).toContain(`${Object.keys(french).length} of`);
  });
});
