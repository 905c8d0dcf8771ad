/** Compares the books with what the shoppers were told. */
import type { Pool } from 'pg';
import { type Goods, seededStock, voucherCode } from './people.ts';
import type { Ledger } from './work.ts';

/** `wrong` is how many are lost, doubled or missing. */
export type Finding = { what: string; checked: number; wrong: number };

type Books = { ledger: Ledger; goods: Goods; users: number[] };

const numberOf = async (pool: Pool, query: string, values: unknown[]) =>
  Number((await pool.query<{ value: string }>(query, values)).rows[0]?.value);

const doubled = (values: readonly unknown[]) => values.length - new Set(values).size;

export async function audit(pool: Pool, { ledger, goods, users }: Books): Promise<Finding[]> {
  const count = (query: string, ...values: unknown[]) =>
    numberOf(pool, `select count(*) as value from ${query}`, values);
  const { orders, cancelled, paid, messages } = ledger;
  const pieces = await numberOf(
    pool,
    `select stock + (select coalesce(sum(quantity), 0) from order_lines join orders on orders.id = order_id
       where packaging_id = packagings.id and user_id = any ($2) and status <> 'Cancelled') as value
     from packagings where id = $1`,
    [goods.id, users],
  );
  const used = await numberOf(
    pool,
    `select abs(used - (select count(*) from orders where voucher_id = vouchers.id and status <> 'Cancelled')) as value
     from vouchers where code = $1`,
    [voucherCode],
  );
  const stored = await count('orders where user_id = any ($1)', users);
  const known = await count('orders where user_id = any ($1) and id = any ($2)', users, orders);
  const written = await count('messages where client_id = any ($1)', messages);
  return [
    { what: 'stock and orders', checked: orders.length, wrong: Math.abs(seededStock - pieces) },
    { what: 'acknowledged orders', checked: orders.length, wrong: orders.length - known },
    { what: 'orders nobody was told of', checked: stored, wrong: stored - known + doubled(orders) },
    {
      what: 'cancellations',
      checked: cancelled.length,
      wrong: await count(`orders where id = any ($1) and status <> 'Cancelled'`, cancelled),
    },
    {
      what: 'payments',
      checked: paid.length,
      wrong: paid.length - (await count(`payments where id = any ($1) and status = 'paid'`, paid)),
    },
    {
      what: 'paid orders',
      checked: paid.length,
      wrong: await count(
        `payment_shares join orders on orders.id = order_id where payment_id = any ($1) and state = 'paid'
           and payment_status <> 'Paid'`,
        paid,
      ),
    },
    {
      what: 'refunds of cancelled orders',
      checked: await count(
        `payment_shares join orders on orders.id = order_id where user_id = any ($1) and state in ('owed', 'returned')`,
        users,
      ),
      wrong: await count(
        `payment_shares join orders on orders.id = order_id where user_id = any ($1) and status = 'Cancelled'
           and state in ('open', 'paid', 'owed')`,
        users,
      ),
    },
    {
      what: 'vouchers',
      checked: await count('orders where voucher_id is not null and user_id = any ($1)', users),
      wrong: used,
    },
    { what: 'messages', checked: messages.length, wrong: Math.abs(messages.length - written) },
    {
      what: 'mails that were neither sent nor wait',
      checked: await count('outbox join users on lower(email) = recipient where users.id = any ($1)', users),
      wrong: await count(
        `users where id = any ($1) and (select count(*) from orders where user_id = users.id) +
           (select count(*) from orders where user_id = users.id and status = 'Cancelled') >
           (select count(*) from outbox where recipient = lower(email) and given_up_at is null)`,
        users,
      ),
    },
    { what: 'refusals without a fault', checked: orders.length, wrong: ledger.refused.length },
  ];
}
