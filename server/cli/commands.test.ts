/** The operator's commands, on a database with the demo shop's orders. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { CliError, UsageError } from './cli-error.ts';
import { inBothForms } from './command.ts';
import { commandOf, commands } from './commands.ts';
import { read } from './program.ts';

let database: TestDatabase;
let db: NodePgDatabase;

const run = (...words: string[]) => commandOf(words)?.(db);
const pendingCode = '#LD009001';

beforeAll(async () => {
  database = await testDatabase({ filling: demoFilling });
  db = database.db;
  await database.pool.query(`insert into orders
    (number, checkout_id, user_id, shop_id, payment_method, total, payable, address, estimated_delivery)
    select 9001, gen_random_uuid(), user_id, shop_id, 'cash', 0, 0, address, estimated_delivery from orders limit 1`);
});

afterAll(() => database.close());

describe('the command for orders', () => {
  test('lists them, also by status', async () => {
    expect(await run('orders')).toHaveLength(6);
    expect(await run('orders', '--status', 'pending')).toEqual([expect.stringContaining(pendingCode)]);
    expect(await run('orders', '--status', 'Pickup')).toEqual(['No orders.']);
    await expect(run('orders', '--status', 'Lost')).rejects.toThrow('There is no status "Lost"');
  });

  test('shows one by its code in any spelling', async () => {
    expect((await run('order', 'show', '9001'))?.[0]).toContain(`${pendingCode}  Pending`);
    await expect(run('order', 'show', 'LD4')).rejects.toThrow('There is no order LD4.');
  });

  test('takes one step at a time until the last', async () => {
    const steps: string[] = [];
    for (let step = 0; step < 5; step += 1) steps.push(...((await run('order', 'advance', pendingCode)) ?? []));
    expect(steps.map((line) => line.split('-> ')[1])).toEqual([
      'Confirm',
      'Processing',
      'Pickup',
      'On The Way',
      'Delivered',
    ]);
    await expect(run('order', 'advance', pendingCode)).rejects.toThrow('is Delivered; that is where it ends.');
    await expect(run('order', 'cancel', pendingCode)).rejects.toThrow('is Delivered; that is where it ends.');
  });
});

describe('the command for returns', () => {
  test('lists them and says what a decision lacks', async () => {
    expect(await run('return', 'list')).toEqual(['No returns.']);
    await expect(run('return', 'decide', '7', 'lost')).rejects.toThrow('There is no decision "lost"');
    await expect(run('return', 'decide', '7', 'approved')).rejects.toThrow('There is no return 7.');
    expect(() => run('return', 'decide')).toThrow("missing required argument 'number'");
  });
});

describe('the command for sign-in providers', () => {
  test('shows all of them off in a new shop and switches one on by its client id alone', async () => {
    expect(await run('social', 'list')).toEqual(['google    off', 'facebook  off', 'apple     off']);
    expect(await run('social', 'enable', 'google', '--client-id', 'larder.example')).toEqual([
      'google: on',
      expect.stringContaining('/auth/popup'),
      'The shop must be started with GOOGLE_CLIENT_SECRET.',
    ]);
    const back = 'https://shop.example/auth/popup';
    const lines = await run('social', 'enable', 'apple', '--client-id', 'example.shop', '--redirect-url', back);
    expect(lines).toEqual(['apple: on', `Tell Apple that people come back to ${back}`]);
    expect(await run('social', 'disable', 'google')).toEqual(['google: off']);
    expect(await run('social', 'list')).toEqual([
      'google    off  larder.example',
      'facebook  off',
      'apple     on   example.shop',
    ]);
    await run('social', 'enable', 'google');
    expect((await readSomeSettings(db, ['socialAuths'])).socialAuths).toEqual({
      google: { isActive: true, clientId: 'larder.example' },
      apple: { isActive: true, clientId: 'example.shop', redirectUrl: back },
    });
  });

  test('refuses an incomplete provider and another return address than the shop’s', async () => {
    await expect(run('social', 'enable', 'facebook')).rejects.toThrow('Say how Facebook knows the shop');
    await expect(run('social', 'enable', 'twitter', '--client-id', 'x')).rejects.toThrow('no provider "twitter"');
    for (const address of ['https://shop.example/', 'http://shop.example/auth/popup', 'shop.example']) {
      const enabling = run('social', 'enable', 'facebook', '--client-id', 'x', '--redirect-url', address);
      await expect(enabling).rejects.toThrow('--redirect-url must be');
    }
  });
});

describe('the command for vouchers', () => {
  const create = (...words: string[]) => run('voucher', 'create', ...words);

  test('makes one for a shop and lists them, the newest first', async () => {
    const { rows } = await database.pool.query('select slug from shops order by id limit 1');
    const shop = rows[0].slug;
    const [line] = (await create('spring-10', '10%', '--shop', shop, '--maximum', '5', '--days', '7')) ?? [];
    expect(line).toMatch(new RegExp(`^SPRING-10 +10% +${shop} +at most 5.00 +used 0 of any +until `));
    await create('five', '5.5', '--shop', shop, '--minimum', '20', '--uses', '3');
    const list = await run('voucher', 'list');
    expect(list?.[0]).toMatch(/^FIVE +5\.50 .* from 20\.00 +used 0 of 3 +until /);
    expect(list?.[1]).toBe(line);
    const made = await database.pool.query(`select discount_type, discount, min_order_amount, limit_total,
      round(extract(epoch from ends_at - starts_at) / 86400) as days from vouchers where code in ('FIVE', 'SPRING-10') order by code`);
    expect(made.rows).toEqual([
      { discount_type: 'Amount', discount: 550, min_order_amount: 2000, limit_total: 3, days: '30' },
      { discount_type: 'Percentage', discount: 10, min_order_amount: 0, limit_total: null, days: '7' },
    ]);
    await expect(create('Five', '1', '--shop', shop)).rejects.toThrow('This shop has a voucher FIVE already.');
  });

  test('makes one that counts once for each shopper and begins later', async () => {
    const { rows } = await database.pool.query('select slug from shops order by id limit 1');
    const from = '2031-03-06 10:00';
    const [line] =
      (await create('welcome', '5', '--shop', rows[0].slug, '--each', '1', '--from', from, '--days', '7')) ?? [];
    expect(line).toMatch(
      / used 0 of any +begins 06 Mar, 2031 10:00 AM UTC +until 13 Mar, 2031 10:00 AM UTC +1 a shopper$/,
    );
    const made = await database.pool.query(
      `select limit_per_user, starts_at, ends_at from vouchers where code = 'WELCOME'`,
    );
    expect(made.rows).toEqual([
      { limit_per_user: 1, starts_at: new Date('2031-03-06T10:00Z'), ends_at: new Date('2031-03-13T10:00Z') },
    ]);
    await expect(create('A', '5', '--shop', rows[0].slug, '--from', '2031-02-30 10:00')).rejects.toThrow('is no time');
    await expect(create('A', '5', '--shop', rows[0].slug, '--each', '0')).rejects.toThrow('--each must be');
  });

  test('makes one that lasts until a time, in UTC or with an offset', async () => {
    const { rows } = await database.pool.query('select slug from shops order by id limit 1');
    const here = ['--shop', rows[0].slug, '--from', '2031-03-06 10:00+03:30'];
    const [line] = (await create('nowruz', '5', ...here, '--until', '2031-04-02 23:59+03:30')) ?? [];
    expect(line).toContain('begins 06 Mar, 2031 06:30 AM UTC  until 02 Apr, 2031 08:29 PM UTC');
    const made = await database.pool.query(`select starts_at, ends_at from vouchers where code = 'NOWRUZ'`);
    expect(made.rows).toEqual([{ starts_at: new Date('2031-03-06T06:30Z'), ends_at: new Date('2031-04-02T20:29Z') }]);
    await expect(create('A', '5', ...here, '--until', '2031-03-06 06:30')).rejects.toThrow('must be after');
    await expect(create('A', '5', '--shop', rows[0].slug, '--until', '2020-01-01 10:00')).rejects.toThrow(
      'must be after',
    );
    await expect(create('A', '5', ...here, '--until', '2031-05-01 10:00', '--days', '3')).rejects.toThrow('not both');
    await expect(create('A', '5', ...here, '--until', '2031-05-01 10:00+25:00')).rejects.toThrow('is no time');
  });

  test('refuses an incomplete one', async () => {
    const { rows } = await database.pool.query('select slug from shops order by id limit 1');
    const here = ['--shop', rows[0].slug];
    await expect(create('A', '10%')).rejects.toThrow('Say whose voucher it is, with --shop and one of: ');
    await expect(create('A', '10%', '--shop', 'nobody')).rejects.toThrow(rows[0].slug);
    for (const words of [
      ['A B', '10%'],
      ['A', '0%'],
      ['A', '101%'],
      ['A', '1.005'],
      ['A', '99999999'],
    ]) {
      await expect(create(...words, ...here)).rejects.toThrow(CliError);
    }
    for (const terms of [
      ['--days', '0'],
      ['--uses', 'x'],
      ['--minimum', '0'],
      ['--maximum', 'much'],
    ]) {
      await expect(create('A', '10%', ...here, ...terms)).rejects.toThrow(terms[0]);
    }
    expect((await database.pool.query(`select from vouchers where code = 'A'`)).rowCount).toBe(0);
  });
});

describe('another command', () => {
  test('is refused with one sentence about the words', () => {
    expect(() => commandOf(['dance'])).toThrow(
      new UsageError('There is no command "dance". Ask for help with: npm run shop -- help'),
    );
    expect(() => commandOf(['constructor'])).toThrow('There is no command "constructor"');
    expect(() => commandOf(['order', 'dance'])).toThrow(
      new UsageError('There is no command "order dance". Ask for help with: npm run shop -- order --help'),
    );
    expect(() => commandOf(['orders', '--speed'])).toThrow(
      new UsageError("order list: unknown option '--speed'. Write: npm run shop -- order list"),
    );
    expect(() => commandOf(['order', 'show'])).toThrow(
      new UsageError("order show: missing required argument 'code'. Write: npm run shop -- order show <code>"),
    );
    expect(() => commandOf(['order', 'show', '1', '2'])).toThrow(UsageError);
    expect(() => commandOf(['order', 'list', '--status'])).toThrow(UsageError);
  });

  test('is the help for nouns, verbs and everything', () => {
    for (const words of [[], ['help'], ['-h'], ['order'], ['help', 'order'], ['order', 'show', '-h']])
      expect(commandOf(words)).toBeUndefined();
    expect(read(commands, ['order', '--help'])).toContain('advance [options] <code>');
    expect(read(commands, ['voucher', 'create', '-h'])).toContain('--minimum <amount>');
    expect(read(commands, [])).toContain('voucher');
  });
});

describe('an answer', () => {
  test('is data for programs and lines for people', async () => {
    const chosen = read(commands, ['order', 'list', '--json', '--status', 'delivered']);
    if (typeof chosen === 'string' || !('run' in chosen.command)) throw new Error('This is another command.');
    expect(chosen.isJson).toBe(true);
    const context = { db, uploadsDir: '', say: () => undefined };
    const { data, lines } = inBothForms(await chosen.command.run(context, chosen.args, chosen.options));
    expect(data).toContainEqual(expect.objectContaining({ code: pendingCode, status: 'Delivered', payable: 0 }));
    expect(lines.join()).toContain(pendingCode);
  });

  test('comes after a question where it cannot be undone', () => {
    const asking = commands.filter(({ asks }) => asks).map(({ use }) => use);
    expect(asking).toEqual(expect.arrayContaining(['order cancel <code>', 'page remove <page>', 'demo remove']));
    expect(read(commands, ['demo', 'remove', '--yes'])).toMatchObject({ isSure: true });
    expect(read(commands, ['demo', 'remove'])).toMatchObject({ isSure: false });
  });
});

describe('the command for the demo', () => {
  const rows = async (table: string) =>
    (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

  test('removes its people and leaves the shop', async () => {
    const products = await rows('products');
    expect(await run('demo', 'remove')).toEqual([
      expect.stringMatching(/^Removed: accounts 1, orders \d+, conversations 1, tickets 1, reviews \d+\.$/),
    ]);
    for (const table of ['orders', 'conversations', 'messages', 'tickets', 'reviews'])
      expect(await rows(table)).toBe(0);
    expect(await rows('products')).toBe(products);
    expect(await run('demo', 'remove')).toEqual(['There are no demo people in this shop.']);
  });
});
