/**
 * Search and suggestions: half-typed words, wrong letters, and the keyboards of three languages.
 *
 * @spec R36
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { printedSeed } from '#tests/support/data/random.ts';
import { scaled } from '#tests/support/scale.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';

let shop: SharedServer;

beforeAll(async () => {
  shop = await sharedServer('demo');
});

const search = async (text: string, locale = 'en') => {
  const { body } = await shop.get(`/products?search=${encodeURIComponent(text)}&page=1&per_page=12`, { locale });
  return body.data as { total: number; products: { id: number; name: string; brand: string | null }[] };
};
const suggest = async (text: string, locale = 'en') => {
  const { body } = await shop.get(`/products/suggestions?query=${encodeURIComponent(text)}`, { locale });
  return body.data as { id: number; name: string; category: string }[];
};

describe('the search', () => {
  test.each(['tomato', 'TOMATO', 'tomat', ' tomatoes ', 'cherry tom'])('finds tomatoes by "%s"', async (text) => {
    const { total, products } = await search(text);
    expect(total).toBeGreaterThan(0);
    expect(products[0]?.name).toMatch(/tomato/i);
  });

  test.each([
    ['tomatto', /tomato/i],
    ['choclate', /chocolate/i],
    ['bananna', /banana/i],
    ['yoghrt', /yogh?urt/i],
    ['chese', /chees/i],
  ])('corrects "%s"', async (text, name) => {
    const { products } = await search(text);
    expect(products[0]?.name).toMatch(name);
  });

  test.each([
    ['milk', 'en', ['Whole Milk', 'Organic Whole Milk', 'Semi-Skimmed Milk']],
    ['حليب', 'ar', ['حليب كامل الدسم', 'حليب عضوي كامل الدسم', 'حليب قليل الدسم']],
    ['شیر', 'ir', ['شیر پرچرب', 'شیر پرچرب ارگانیک', 'شیر کم‌چرب']],
    ['apple', 'en', ['Red Apples', 'Snack Apples', 'Organic Red Apples']],
  ])(
    'ranks names that begin with "%s" first, then those with the largest share of it (%s)',
    async (text, locale, first) => {
      const { products } = await search(text, locale);
      expect(products.slice(0, 3).map(({ name }) => name)).toEqual(first);
      expect((await suggest(text, locale)).slice(0, 3).map(({ name }) => name)).toEqual(first);
    },
  );

  test('keeps a joined word apart from its parts: a Persian potato is no apple', async () => {
    const first = async (text: string) => {
      const found = [(await search(text, 'ir')).products, await suggest(text, 'ir')];
      return found.flatMap((products) => products.slice(0, 3).map(({ name }) => name));
    };
    for (const name of await first('سیب')) expect(name).toMatch(/^سیب /);
    for (const name of await first('سیب زمینی')) expect(name).toMatch(/^سیب\u200cزمینی /);
    expect(await first('سیب\u200cزمینی')).toEqual(await first('سیب زمینی'));
  });

  test('ranks an exact word before similar ones', async () => {
    const { products } = await search('banana');
    const { rows } = await shop.database.pool.query(
      `select id from products where concat(name, short_description, description, keywords) !~* 'banana'`,
    );
    const without = new Set(rows.map(({ id }) => id));
    expect(products.filter(({ id }) => without.has(id))).toEqual([]);
    expect(products[0]?.name).toMatch(/banana/i);
  });

  test.each([
    // Arabic kaf and yeh, Persian keheh and yeh; alef with and without hamza; vowel marks; the joiner.
    ['كره', 'کره'],
    ['شير', 'شیر'],
    ['أرز', 'ارز'],
    ['تُفَّاح', 'تفاح'],
    ['میان‌وعده', 'میان وعده'],
  ])('treats %s like %s', async (one, other) => {
    const [first, second] = await Promise.all([search(one, 'ir'), search(other, 'ir')]);
    expect(first.total).toBeGreaterThan(0);
    expect(second.products.map(({ id }) => id)).toEqual(first.products.map(({ id }) => id));
  });

  test('finds by brand, by product code and in another language than the page’s', async () => {
    const { rows } = await shop.database.pool.query(
      `select p.id, p.code, b.name ->> 'en' as brand, p.name ->> 'ar' as arabic
       from products p join brands b on b.id = p.brand_id order by p.id limit 1`,
    );
    const [known] = rows;
    expect((await search(known.code)).products[0]?.id).toBe(known.id);
    expect((await search(known.brand)).products.some(({ brand }) => brand === known.brand)).toBe(true);
    expect((await search(known.arabic, 'en')).products.some(({ id }) => id === known.id)).toBe(true);
  });

  test('accepts any text without an error', async () => {
    const signs = fc.string({
      unit: fc.constantFrom(...`'"\\%_&|!():*<>.;-/ aب½ŉ\u200c`),
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(signs, fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })), async (text) => {
        if (text.length > 100) return;
        const path = `/products?search=${encodeURIComponent(text)}&page=1&per_page=1`;
        expect((await shop.get(path)).status).toBe(200);
        expect((await shop.get(`/products/suggestions?query=${encodeURIComponent(text)}`)).status).toBe(200);
      }),
      { numRuns: scaled(40), seed: printedSeed() },
    );
  });
});

describe('the suggestions', () => {
  test('list words with the typed beginning first', async () => {
    const found = await suggest('ban');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found[0]?.name).toMatch(/\bban/i);
    const begins = found.map(({ name }) => /\bban/i.test(name));
    expect(begins.lastIndexOf(true)).toBe(begins.filter(Boolean).length - 1);
  });

  test('correct a wrong letter', async () => {
    expect((await suggest('choclate'))[0]?.name).toMatch(/chocolate/i);
  });

  test('are in the language of the page, whatever was typed', async () => {
    const [persian] = await suggest('پرتقال', 'ir');
    const [english] = await suggest('پرتقال', 'en');
    expect(english?.id).toBe(persian?.id);
    expect(persian?.name).toMatch(/^پرتقال/);
    expect(english?.name).toMatch(/orange/i);
    expect((await suggest('سيب', 'ir')).map(({ id }) => id)).toEqual((await suggest('سیب', 'ir')).map(({ id }) => id));
  });

  test('are empty for white space, and refused for more than eight', async () => {
    expect(await suggest('   ')).toEqual([]);
    expect((await shop.get('/products/suggestions?query=a&limit=9')).status).toBe(422);
    expect((await shop.get('/products/suggestions')).status).toBe(422);
  });
});

/**
 * The names are those of the demo shop; each of its shops, brands and categories has goods.
 */
describe('the places among the suggestions', () => {
  const suggestPlaces = async (text: string, { locale = 'en', limit = 8 } = {}) => {
    const path = `/products/suggestions?query=${encodeURIComponent(text)}&places=1&limit=${limit}`;
    const { body } = await shop.get(path, { locale });
    return body.data as { id: number; name: string; kind?: string; category_slug?: string }[];
  };
  const namesIn = async (table: string, language = 'en') => {
    const { rows } = await shop.database.pool.query<{ id: number; name: string }>(
      `select id, name ->> $1 as name from ${table} order by id`,
      [language],
    );
    return rows;
  };

  test.each([
    ['shops', 'shop'],
    ['brands', 'brand'],
    ['categories', 'category'],
  ])('have each of the %s, by its whole name and by the beginning of it, in three languages', async (table, kind) => {
    for (const locale of ['en', 'ar', 'ir'])
      for (const { id, name } of (await namesIn(table, locale)).slice(0, 6)) {
        expect(await suggestPlaces(name, { locale }), name).toContainEqual(expect.objectContaining({ kind, id, name }));
        const suggested = await suggestPlaces(name.slice(0, -1), { locale });
        expect(suggested, name).toContainEqual(expect.objectContaining({ kind, id, name }));
      }
  });

  test('have a shop whose name was typed with a wrong letter', async () => {
    for (const { id, name } of await namesIn('shops')) {
      const typed = `${name.slice(0, 3)}x${name.slice(4)}`;
      expect(await suggestPlaces(typed), typed).toContainEqual(expect.objectContaining({ kind: 'shop', id }));
    }
  });

  test('come last, three at most, and all rows together are as many as were asked for', async () => {
    const found = await suggestPlaces('fr');
    const first = found.findIndex(({ kind }) => kind !== undefined);
    expect(first).toBeGreaterThan(0);
    expect(found.slice(first).every(({ kind }) => kind !== undefined)).toBe(true);
    expect(found.length - first).toBeLessThanOrEqual(3);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(await suggestPlaces('fr', { limit: 2 })).toHaveLength(2);
  });

  test('are only sent to a client that asks for them', async () => {
    const [known] = await namesIn('shops');
    const rows = await suggest(known?.name ?? '');
    expect(rows.filter((row) => 'kind' in row)).toEqual([]);
  });
});
