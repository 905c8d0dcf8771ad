/** The commands of every day, and that a running shop shows what they change. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { UsageError } from './cli-error.ts';
import { commandOf } from './commands.ts';

let shop: TestServer;
let sku: string;
let slug: string;

const run = (...words: string[]) => commandOf(words)?.(shop.database.db);
const one = async (query: string) => (await shop.database.pool.query(query)).rows[0];

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  sku = (await one('select code from products order by id limit 1')).code;
  slug = (await one('select slug from shops order by id limit 1')).slug;
});

afterAll(() => shop.close());

describe('the commands for products', () => {
  const pack = () =>
    one(`select price, discount_price, stock from packagings k join products p on p.id = k.product_id
      where p.code = '${sku}' and position = 0`);

  test('set price, discount and stock', async () => {
    expect((await run('price', 'set', sku, '9,50', '--discount', '8'))?.[0]).toMatch(/9\.50 now 8\.00 /);
    expect(await pack()).toMatchObject({ price: 950, discount_price: 800 });
    await run('price', 'set', sku, '7');
    expect(await pack()).toMatchObject({ price: 700, discount_price: null });
    await run('stock', 'set', sku, '3');
    expect(await pack()).toMatchObject({ stock: 3 });
    expect((await run('product', 'find', sku))?.[0]).toContain('stock 3');
  });

  test('refuse what is no price, no stock, no product and no packaging', async () => {
    await expect(async () => run('price', 'set', sku, '-1')).rejects.toThrow('A price is an amount');
    await expect(async () => run('price', 'set', sku, '5', '--discount', '5')).rejects.toThrow('below the price');
    await expect(async () => run('stock', 'set', sku, '1.5')).rejects.toThrow('whole number');
    await expect(async () => run('stock', 'set', 'none', '1')).rejects.toThrow('There is no product none');
    await expect(async () => run('stock', 'set', sku, '1', '--pack', '0')).rejects.toThrow('--pack');
  });

  test('hide a product from lists and show it again', async () => {
    const listed = async () => (await one(`select count(*)::int as n from listings`)).n;
    const before = await listed();
    await run('product', 'hide', sku);
    expect(await listed()).toBe(before - 1);
    await run('product', 'show', sku);
    expect(await listed()).toBe(before);
    await expect(run('product', 'hide', 'none')).rejects.toThrow('There is no product none.');
  });
});

describe('the commands for shops', () => {
  test('set hours and delivery', async () => {
    expect((await run('shop', 'hours', slug, '08:30', '24:00'))?.[0]).toContain('08:30 to 24:00');
    await run('shop', 'delivery', slug, '6-999=0, 1-5=3.90');
    const { rows } = await shop.database.pool.query(
      `select min_quantity, max_quantity, charge from delivery_charges d join shops s on s.id = shop_id
        where slug = '${slug}' order by 1`,
    );
    expect(rows).toEqual([
      { min_quantity: 1, max_quantity: 5, charge: 390 },
      { min_quantity: 6, max_quantity: 999, charge: 0 },
    ]);
    expect((await run('shop', 'list'))?.join()).toContain(slug);
  });

  test('refuse wrong times, overlapping charges and unknown shops', async () => {
    await expect(run('shop', 'hours', slug, '8', '20:00')).rejects.toThrow('is no time');
    await expect(run('shop', 'delivery', slug, '1-5=3,5-9=1')).rejects.toThrow('same number of pieces');
    await expect(run('shop', 'delivery', slug, 'free')).rejects.toThrow('is no charge');
    await expect(run('shop', 'hide', 'none')).rejects.toThrow('There is no shop none.');
  });
});

describe('the commands for the whole shop', () => {
  test('change a setting in the running shop', async () => {
    await run('setting', 'set', 'hotline', '202 555 0142');
    await expect.poll(async () => (await shop.get('/master')).body.data.mobile, { timeout: 5000 }).toBe('202 555 0142');
    expect((await run('setting', 'list'))?.join('\n')).toMatch(/hotline +202 555 0142/);
    // As `setting set` takes it.
    expect((await run('setting', 'list'))?.join('\n')).toMatch(/^orderMails +on$/m);
  });

  test('keep the shortest phone number at most as long as the longest', async () => {
    await expect(run('setting', 'set', 'phoneMinLength', '17')).rejects.toThrow('from 4 to 16');
    await expect(run('setting', 'set', 'phoneMaxLength', '8')).rejects.toThrow('from 9 to 20');
    expect(await run('setting', 'set', 'phoneMaxLength', '16')).toContain('phoneMaxLength: 16');
  });

  test('say so when no way to pay is left', async () => {
    const off = (key: string) => run('setting', 'set', key, 'off');
    const lines = [await off('cashOnDelivery'), await off('onlinePayment')].map((each) => each?.join('\n'));
    expect(lines.filter((each) => each?.includes('nobody can order'))).toEqual([lines[1]]);
    for (const key of ['cashOnDelivery', 'onlinePayment']) await run('setting', 'set', key, 'on');
  });

  test('empty a text that the shop can do without', async () => {
    for (const key of ['hotline', 'footerDescription', 'address']) {
      await run('setting', 'set', key, 'Something');
      await run('setting', 'set', key, '');
    }
    expect((await run('setting', 'list'))?.join('\n')).not.toContain('Something');
  });

  test('take times of the calendar alone, and names of pages that an address can have', async () => {
    await expect(run('sale', 'create', 'Soup', '2026-02-30 10:00', '2026-12-02 10:00')).rejects.toThrow('is no time');
    await expect(run('page', 'set', 'Bad Name', 'package.json')).rejects.toThrow('Write it like "bad-name"');
  });

  test('refuse an unknown setting and a wrong value', async () => {
    await expect(run('setting', 'set', 'menus', '[]')).rejects.toThrow(UsageError);
    await expect(run('setting', 'set', 'constructor', 'x')).rejects.toThrow('There is no setting');
    await expect(run('setting', 'set', 'appName', 'Corner House')).rejects.toThrow('is part of the look');
    for (const [key, value] of [
      ['cashOnDelivery', 'maybe'],
      ['phoneMinLength', '99'],
      ['currencyPosition', 'top'],
      ['hotline', 'a\nb'],
    ] as const)
      await expect(run('setting', 'set', key, value)).rejects.toThrow('does not do');
  });

  test('offer currencies with rates', async () => {
    expect(await run('currency', 'set', 'chf', '0.88')).toEqual(['CHF  CHF  0.88']);
    expect(await run('currency', 'set', 'CHF', '0.9')).toEqual(['CHF  CHF  0.9']);
    expect(await run('currency', 'hide', 'chf')).toEqual(['CHF  CHF  0.9  (hidden)']);
    await expect(run('currency', 'set', 'USD', '2')).rejects.toThrow('is the currency of the prices');
    await expect(run('currency', 'hide', 'USD')).rejects.toThrow('stays');
    await expect(run('currency', 'set', 'CHF', '0')).rejects.toThrow('is no rate');
    await expect(run('currency', 'set', 'QQQ', '1')).rejects.toThrow('There is no currency');
  });

  test('set the tax of new orders', async () => {
    await run('tax', 'set', '7.5', '--name', 'GST');
    const { rows } = await shop.database.pool.query(
      `select name ->> 'en' as name, percentage from taxes where is_active`,
    );
    expect(rows).toEqual([{ name: 'GST', percentage: '7.50' }]);
    expect((await run('tax', 'list'))?.[0]).toBe('GST: 7.5 % of every new order');
    await expect(run('tax', 'set', '101')).rejects.toThrow('is no percentage');
  });
});

describe('the commands for people', () => {
  test('find an account, shut it out at once and let it in again', async () => {
    const { email, token, id } = await shop.shopper();
    expect((await run('user', 'find', email))?.[0]).toContain(email);
    await run('user', 'block', String(id));
    expect((await shop.get('/user/profile', { token, conforming: false })).status).not.toBe(200);
    expect((await run('user', 'find', email))?.[0]).toContain('(blocked)');
    await run('user', 'unblock', String(id));
    expect((await run('user', 'find', email))?.[0]).not.toContain('(blocked)');
    await expect(run('user', 'block', 'x')).rejects.toThrow('There is no account x.');
  });

  test('hide a review and take its stars out of the rating', async () => {
    const { id, product_id: product } = await one(
      'select id, product_id from reviews where is_active order by id limit 1',
    );
    const count = async () => (await one(`select review_count from products where id = ${product}`)).review_count;
    const before = await count();
    await run('review', 'hide', String(id));
    expect(await count()).toBe(before - 1);
    await run('review', 'show', String(id));
    expect(await count()).toBe(before);
    expect(await run('review', 'list')).not.toHaveLength(0);
  });

  test('end a voucher', async () => {
    await run('voucher', 'create', 'LAST-DAY', '10%', '--shop', slug);
    expect(await run('voucher', 'end', 'last-day', '--shop', slug)).toEqual(['LAST-DAY: ended']);
    expect((await one(`select is_active from vouchers where code = 'LAST-DAY'`)).is_active).toBe(false);
    await expect(run('voucher', 'end', 'none', '--shop', slug)).rejects.toThrow('has no voucher none');
  });
});
