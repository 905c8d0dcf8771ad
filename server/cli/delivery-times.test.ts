/**
 * The commands for delivery times, and what a shopper may choose after them.
 *
 * @spec R100
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSeller } from '#tests/support/data/sellers.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { goodPassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { UsageError } from './cli-error.ts';
import { inBothForms } from './command.ts';
import { commands } from './commands.ts';
import { read } from './program.ts';
import { sellerContext } from './seller/access.ts';

let shop: TestServer;
let slug: string;

const answer = async (...words: string[]) => {
  const chosen = read(commands, words);
  if (typeof chosen === 'string' || !('run' in chosen.command)) throw new Error(`No command: ${words.join(' ')}`);
  const context = { db: shop.database.db, uploadsDir: '', say: () => undefined };
  return inBothForms(await chosen.command.run(context, chosen.args, chosen.options));
};
const times = async (verb: string, ...words: string[]) => (await answer('times', verb, slug, ...words)).lines;
const list = () => times('list');
const untilOf = (from: string) => `${Number(from.slice(0, 2)) + 2}:00`.padStart(5, '0');
const rows = async (query: string) => (await shop.database.pool.query(query)).rows;

const rules = '7 days ahead, an order may name a time, closed on no day';

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
  const [free] = await rows(`select slug from shops
    where not exists (select from delivery_calendars where shop_id = shops.id) order by id limit 1`);
  slug = free.slug;
});

afterAll(() => shop.close());

describe('the commands for delivery times', () => {
  test('add, change and remove times of several days, and the last one ends them all', async () => {
    expect(await list()).toEqual([`${slug} delivers as soon as it can.`]);
    expect(await times('add', 'sat,mon-tue', '16:00', '18:00', '--places', '4', '--cut-off', '90')).toEqual([
      'mon  16:00 to 18:00  4 places  orders until 90 minutes before',
      'tue  16:00 to 18:00  4 places  orders until 90 minutes before',
      'sat  16:00 to 18:00  4 places  orders until 90 minutes before',
      rules,
    ]);
    await times('add', 'mon', '09:00', '11:00');
    expect(await times('change', 'mon,sat', '16:00', '--until', '24:00', '--places', '0')).toEqual([
      'mon  09:00 to 11:00  10 places  orders until 60 minutes before',
      'mon  16:00 to 24:00  0 places  orders until 90 minutes before',
      'tue  16:00 to 18:00  4 places  orders until 90 minutes before',
      'sat  16:00 to 24:00  0 places  orders until 90 minutes before',
      rules,
    ]);
    expect(await times('remove', 'mon-tue', '16:00')).toEqual([
      'mon  09:00 to 11:00  10 places  orders until 60 minutes before',
      'sat  16:00 to 24:00  0 places  orders until 90 minutes before',
      rules,
    ]);
    await times('remove', 'sat', '16:00');
    expect(await times('remove', 'mon', '09:00')).toEqual([`${slug} delivers as soon as it can.`]);
    expect(
      await rows(`select from delivery_calendars c join shops s on s.id = c.shop_id where slug = '${slug}'`),
    ).toEqual([]);
  });

  test('that add at once lose none of each other', async () => {
    const starts = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'];
    await Promise.all(starts.map((from) => times('add', 'daily', from, untilOf(from))));
    expect(await list()).toHaveLength(7 * starts.length + 1);
    for (const from of starts) await times('remove', 'daily', from);
    expect(await list()).toEqual([`${slug} delivers as soon as it can.`]);
  });

  test('set how far ahead an order may choose, whether it must, and closed days', async () => {
    await expect(times('rules', '--ahead', '3')).rejects.toThrow('has no delivery times yet');
    await times('add', 'daily', '09:00', '11:00');
    const written = await times('rules', '--ahead', '3', '--required', 'on', '--closed', '2026-12-26, 2026-12-25');
    expect(written.at(-1)).toBe('3 days ahead, an order must name a time, closed on 2026-12-25, 2026-12-26');
    expect((await times('rules', '--closed', 'none')).at(-1)).toBe(
      '3 days ahead, an order must name a time, closed on no day',
    );
    expect(await list()).toHaveLength(8);
  });

  test('print the same as data', async () => {
    const { data } = await answer('times', 'list', slug);
    expect(data).toMatchObject({ shop: slug, daysAhead: 3, isRequired: true, closedDays: [] });
    expect((data as { times: unknown[] }).times[6]).toEqual({
      ...{ day: 'sun', from: '09:00', until: '11:00', places: 10, cutOffMinutes: 60 },
    });
  });

  test('refuse in one sentence, and write nothing', async () => {
    const before = await list();
    await expect(times('add', 'fri', '10:59', '12:00')).rejects.toThrow('overlap');
    await expect(times('add', 'fri', '14:00', '13:00')).rejects.toThrow('ends before it begins');
    await expect(times('add', 'fri', '14', '15:00')).rejects.toThrow('"14" is no time.');
    await expect(times('add', 'friday', '14:00', '15:00')).rejects.toThrow('"friday" is no day.');
    await expect(times('add', 'fri-mon', '14:00', '15:00')).rejects.toThrow('over the end of the week');
    await expect(times('add', 'fri', '14:00', '15:00', '--places', '10001')).rejects.toThrow('from 0 to 10000');
    await expect(times('add', 'fri', '14:00', '15:00', '--cut-off', 'x')).rejects.toThrow(
      '--cut-off is a whole number',
    );
    await expect(times('change', 'fri', '09:00')).rejects.toThrow(UsageError);
    await expect(times('change', 'fri', '10:00', '--places', '2')).rejects.toThrow(
      'There is no time from 10:00 on fri.',
    );
    await expect(times('remove', 'fri', '10:00')).rejects.toThrow('There is no time from 10:00 on fri.');
    await expect(times('rules')).rejects.toThrow(UsageError);
    await expect(times('rules', '--ahead', '31')).rejects.toThrow('from 1 to 30');
    await expect(times('rules', '--required', 'yes')).rejects.toThrow('--required is on or off');
    await expect(times('rules', '--closed', '2026-02-30')).rejects.toThrow('"2026-02-30" is no day.');
    await expect(answer('times', 'list', 'nowhere')).rejects.toThrow('There is no shop nowhere.');
    await expect(answer('times', 'remove', 'nowhere', 'fri', '09:00')).rejects.toThrow('There is no shop nowhere.');
    expect(await list()).toEqual(before);
  });

  test('have help of their own', () => {
    expect(read(commands, ['times', '--help'])).toContain('rules');
    expect(read(commands, ['times', 'add', '--help'])).toContain('--cut-off <minutes>');
  });
});

test('A seller names the times of the own shop, and of no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-times-'));
  const seller = await addSeller(shop.database.db);
  const run = async (...words: string[]) => {
    const chosen = read(commands, ['--as', seller.email, '--url', shop.url, 'times', ...words]);
    if (typeof chosen === 'string' || !chosen.seller || !('asSeller' in chosen.command) || !chosen.command.asSeller)
      throw new Error(`No command of sellers: ${words.join(' ')}`);
    const environment = { XDG_CONFIG_HOME: folder, SELLER_PASSWORD: goodPassword };
    const commandContext = { environment, say: () => undefined, readPassword: async () => undefined };
    const context = await sellerContext(chosen.seller, commandContext);
    return inBothForms(await chosen.command.asSeller(context, chosen.args, chosen.options)).lines;
  };
  const evening = 'fri  16:00 to 18:00  5 places  orders until 60 minutes before';
  expect(await run('list', seller.slug)).toEqual([`${seller.slug} delivers as soon as it can.`]);
  expect(await run('add', seller.slug, 'fri', '16:00', '18:00', '--places', '5')).toEqual([evening, rules]);
  await expect(run('add', seller.slug, 'fri', '17:00', '19:00')).rejects.toThrow('overlap');
  expect((await run('rules', seller.slug, '--ahead', '2'))[1]).toContain('2 days ahead');
  expect(await run('remove', seller.slug, 'fri', '16:00')).toEqual([`${seller.slug} delivers as soon as it can.`]);
  const starts = ['08:00', '10:00', '12:00', '14:00'];
  await Promise.all(starts.map((from) => run('add', seller.slug, 'daily', from, untilOf(from))));
  expect(await run('list', seller.slug)).toHaveLength(7 * starts.length + 1);
  await expect(run('list', slug)).rejects.toThrow('Your shop is called');
  rmSync(folder, { recursive: true });
});
