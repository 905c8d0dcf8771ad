/** A new shop: what it has, what it refuses, and that a running server shows it at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import arabic from '#locales/ar.json';
import english from '#locales/en.json';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { UsageError } from './cli-error.ts';
import { commandOf } from './commands.ts';
import { signOf } from './new-shop.ts';

const email = 'keeper@moulin.example';
const words = [
  ...['new', '--name', 'Moulin Bleu', '--country', 'france', '--currency', 'eur'],
  ...['--colour', '#2b4acb', '--languages', 'ar,en', '--email', email],
];

const isLink = ({ type }: { type: string }) => type === 'link';

let shop: TestServer;
const run = (...given: string[]) => commandOf(given)?.(shop.database.db);

beforeAll(async () => {
  shop = await startTestServer();
});

afterAll(() => shop.close());

describe('a new shop', () => {
  test('appears in a server that runs already, with its own name, money, languages and colour', async () => {
    const before = (await shop.get('/master')).body.data;
    expect(before.app_name).toBe('Larder');
    const lines = (await run(...words)) ?? [];
    expect(lines[0]).toBe('Moulin Bleu is ready, in ar, en and EUR.');
    await expect
      .poll(async () => (await shop.get('/master')).body.data.app_name, { timeout: 5000 })
      .toBe('Moulin Bleu');
    const master = (await shop.get('/master')).body.data;
    expect(master.theme_colors).toMatchObject({ primary: '#2b4acb', primary50: '#f2f4fc', primary950: '#0c1539' });
    const { menus, footers, web_footer_text: footer, contact } = master;
    expect(JSON.stringify({ menus, footers, footer, contact })).not.toMatch(/larder/i);
    expect(footers).not.toEqual([]);
  });

  test('names its country, with which forms begin, until the operator names another one', async () => {
    const defaultCountries = async () => {
      const { countries } = (await shop.get('/countries')).body.data;
      return countries.filter((one: object) => 'is_default' in one).map(({ name }: { name: string }) => name);
    };
    expect(await defaultCountries()).toEqual(['France']);
    await run('setting', 'set', 'country', 'norway');
    await expect.poll(defaultCountries).toEqual(['Norway']);
    await expect(run('setting', 'set', 'country', 'Narnia')).rejects.toThrow('the English name of a country');
    await run('setting', 'set', 'country', '');
    await expect.poll(defaultCountries).toEqual([]);
  });

  test('names its pages by phrases that every language can translate', async () => {
    const { menus, footers } = (await shop.get('/master', { locale: 'en' })).body.data;
    const links = footers.flatMap(({ items }: { items: { type: string }[] }) => items).filter(isLink);
    const names = [...menus, ...links].map(({ title }: { title: string }) => title);
    expect(names).toContain('Contact us');
    expect(names.filter((name) => !Object.hasOwn(english, name))).toEqual([]);
  });

  test('promises nothing that its owner has not said', async () => {
    const { home_sections: sections } = (await shop.get('/master')).body.data;
    expect(sections).toEqual(['hero', 'categories', 'sales', 'popular', 'shops', 'products']);
  });

  test('shows no demo account, which it does not have', async () => {
    expect((await shop.get('/master')).body.data.demo_account).toBeNull();
  });

  test('takes cards as soon as its operator switches online payment on', async () => {
    expect((await shop.get('/master')).body.data.payment_gateways).toEqual([
      expect.objectContaining({ name: 'stripe' }),
    ]);
    expect((await shop.get('/master')).body.data.online_payment).toBe(false);
    await run('setting', 'set', 'onlinePayment', 'on');
    const paid = async () => (await shop.get('/master', { locale: 'ar' })).body.data;
    await expect.poll(async () => (await paid()).online_payment, { timeout: 5000 }).toBe(true);
    expect((await paid()).payment_gateways[0].title).toBe(arabic.Card);
  });

  test('lets people from every country register', async () => {
    const { countries } = (await shop.get('/countries')).body.data;
    expect(countries.length).toBeGreaterThan(190);
    expect(new Set(countries.map(({ name }: { name: string }) => name)).size).toBe(countries.length);
    await shop.register();
  });

  test('sells as one vendor of the same name', async () => {
    const { rows } = await shop.database.pool.query(`select slug, name ->> 'en' as name from shops`);
    expect(rows).toEqual([{ slug: 'moulin-bleu', name: 'Moulin Bleu' }]);
  });

  test('answers no question about several shops', async () => {
    const help = JSON.stringify((await shop.get('/help', { locale: 'en' })).body.data);
    expect(help).toContain('Where is my order?');
    expect(help).not.toMatch(/several orders|Some shops/);
  });

  test('is made only in an empty database', async () => {
    await expect(run(...words)).rejects.toThrow('This database has a shop already.');
  });

  test('refuses what it cannot use in one sentence and names what is missing', async () => {
    await expect(run('new', '--name', 'A')).rejects.toThrow(
      new UsageError('A new shop needs --country, --currency, --email. Ask: npm run shop -- new --help'),
    );
    for (const [option, value] of [
      ['--country', 'Atlantis'],
      ['--currency', 'XYZ1'],
      ['--languages', 'tlh'],
      ['--colour', 'bluish'],
      ['--vendors', 'some'],
      ['--email', 'nobody'],
      ['--name', 'A\u0000B'],
    ] as const)
      await expect(run(...words, option, value)).rejects.toThrow(`${option} must`);
  });

  test('writes its currency as the first language does', () => {
    expect(signOf({ currency: 'EUR', languages: ['en'] })).toEqual({ symbol: '€', position: 'prefix' });
    expect(signOf({ currency: 'AED', languages: ['ar'] }).position).toBe('suffix');
  });
});
