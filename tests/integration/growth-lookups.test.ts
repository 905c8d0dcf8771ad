/**
 * What people and jobs look up reads little more than it finds, however many accounts, orders and payments there are.
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandOf } from '#server/cli/commands.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import { usersByContact } from '#server/db/queries/identity.ts';
import { reconcilePayments } from '#server/pay/reconcile.ts';
import { type GrownShop, openGrownShop } from '#tests/support/database/grown-shop.ts';

let grownShop: GrownShop;
let avoiding: Database;

beforeAll(async () => {
  grownShop = await openGrownShop();
  avoiding = grownShop.avoiding;
});

afterAll(() => grownShop.close());

describe('the operator', () => {
  beforeAll(async () => {
    await avoiding.pool.query(
      `insert into users (name, email) select 'Ann ' || n, 'ann' || n || '@larder.test' from generate_series(1, 20000) n`,
    );
    await avoiding.pool.query(
      `insert into tickets (user_id, status, issue_type, email, language, created_at)
        select id, case when id % 100 = 0 then 'pending' else 'completed' end, '{"en": "Other"}', 'ann@larder.test', 'en', now()
        from users order by id limit 500`,
    );
    await avoiding.pool.query(
      `insert into sessions (token_hash, user_id, expires_at)
        select sha256(id::text::bytea), id, now() + interval '1 day' from users where role = 'customer'`,
    );
    await avoiding.pool.query('vacuum analyze tickets, sessions, users');
  });

  test.each(
    [
      ['order', 'list'],
      ['order', 'list', '--status', 'pickup'],
      ['return', 'list'],
      ['ticket', 'list'],
      ['ticket', 'list', '--status', 'running'],
      ['chat', 'list'],
      ['contact', 'list'],
      ['review', 'list'],
      ['user', 'find', 'nobody@here'],
      ['user', 'find', 'ann19999@'],
      ['token', 'list'],
    ].map((words) => ({ words })),
  )('reads little more than what is printed: $words', async ({ words }) => {
    const work = async () => commandOf(words)?.(avoiding.db as NodePgDatabase);
    const { steps, most } = await grownShop.readingOf(work);
    expect([steps > 0, most]).toEqual([true, expect.toSatisfy((rows) => rows <= 60)]);
  });
});

test('an account is found by its phone number without reading others', async () => {
  await avoiding.pool.query(
    `insert into users (name, phone, phone_code)
      select 'Ben ' || n, (3000000000 + n)::text, '49' from generate_series(1, 5000) n`,
  );
  await avoiding.pool.query('analyze users');
  for (const typed of ['3000004711', '+49 3000004711', '0049 3000004711']) {
    let found: unknown[] = [];
    const { steps, most } = await grownShop.readingOf(async () => {
      found = await usersByContact(avoiding.db, typed);
    });
    expect([found.length, steps > 0, most]).toEqual([1, true, expect.toSatisfy((rows) => rows <= 5)]);
  }
});

test('payments that are settled, and orders that were cancelled long ago, are not read again', async () => {
  await avoiding.pool.query(`with made as (
      insert into payments (key, user_id, gateway, status, amount, currency, language, reference, paid_at)
        select 'k' || id, user_id, 'sandbox', 'paid', payable, 'USD', 'en', 'r' || id, now() from orders
        where status in ('Delivered', 'Cancelled') returning id, key)
    insert into payment_shares (payment_id, order_id, amount, state)
      select made.id, orders.id, payable, case status when 'Cancelled' then 'returned' else 'paid' end
      from made join orders on 'k' || orders.id = made.key
      on conflict do nothing`);
  await avoiding.pool.query('analyze payments, payment_shares, orders');
  const { rows } = await avoiding.pool.query("select count(*)::int as paid from payment_shares where state = 'paid'");
  const deps = { db: avoiding.db, clock: () => new Date(), config: readConfig({}), log: grownShop.app.log };
  const { steps, most } = await grownShop.readingOf(() => reconcilePayments(deps as never));
  expect([rows[0]?.paid > 500, steps > 0, most]).toEqual([true, true, expect.toSatisfy((rows) => rows <= 60)]);
});
