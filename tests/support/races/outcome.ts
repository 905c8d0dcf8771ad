/** What a race leaves behind: a description that two rounds share if they ended alike, and what must hold in any case. */
import type { Pool } from 'pg';
import { removedTables } from '#server/db/queries/personal-data.ts';
import type { RaceShop } from '../shops/crowd-shop.ts';
import type { Scene } from './scene.ts';

/** Of one account, without ids and times, and without the automatic reply, which comes when it comes. Rows are compared by what a shopper would call them. */
const description = `select users.id as owner, jsonb_build_object(
  'name', rtrim(users.name, ' 0123456789'),
  'active', users.is_active,
  'cart', (select jsonb_agg(jsonb_build_array(packaging_id = any ($2), quantity, is_buy_now) order by is_buy_now, packaging_id)
    from cart_lines where user_id = users.id),
  'addresses', (select jsonb_agg(jsonb_build_array(name, is_default) order by name, is_default) from addresses where user_id = users.id),
  'orders', (select jsonb_agg(bought order by bought) from orders, jsonb_build_array(status, is_buy_now, coupon_discount, total, payable,
    (select jsonb_agg(jsonb_build_array(packaging_id = any ($2), quantity) order by packaging_id) from order_lines where order_id = orders.id)
    ) as bought where user_id = users.id),
  'payments', (select jsonb_agg(state order by state) from payments join payment_shares on payment_id = payments.id where user_id = users.id),
  'returns', (select count(*) from returns where user_id = users.id),
  'reviews', (select count(*) from reviews where customer_id = users.id),
  'favourites', (select count(*) from favourites where user_id = users.id),
  'vouchers', (select count(*) from collected_vouchers where user_id = users.id),
  'sessions', (select count(*) from sessions where user_id = users.id),
  'messages', (select count(*) from messages join conversations on conversations.id = conversation_id
    where user_id = users.id and side = 'user'),
  'tickets', (select count(*) from tickets where user_id = users.id),
  'ticketMessages', (select count(*) from ticket_messages join tickets on tickets.id = ticket_id where user_id = users.id),
  'applications', (select count(*) from professional_applications where user_id = users.id)
  ) as found from users where users.id = any ($1)`;

const shelves = `select id as owner, stock as found from packagings where id = any ($1)`;
const redeemed = `select id as owner, used as found from vouchers where id = any ($1)`;

/** What is stored, by the name of the account or thing: `first.cart` is the cart of the first account. */
export type Outcome = Record<string, string>;

/** One for each scene, in their order. */
export async function outcomesOf({ shop }: RaceShop, scenes: readonly Scene[]): Promise<Outcome[]> {
  const { pool } = shop.database;
  const users = scenes.flatMap(({ accounts }) => accounts.map(({ id }) => id));
  const firsts = scenes.map(({ goods }) => goods[0].id);
  const packagings = scenes.flatMap(({ goods }) => goods.map(({ id }) => id));
  const vouchers = scenes.map(({ voucher }) => voucher.id);
  const foundBy = async (query: string, ...values: unknown[]) => {
    const { rows } = await pool.query<{ owner: number; found: unknown }>(query, values);
    return new Map(rows.map(({ owner, found }) => [owner, found]));
  };
  const [people, stock, used] = await Promise.all([
    foundBy(description, users, firsts),
    foundBy(shelves, packagings),
    foundBy(redeemed, vouchers),
  ]);
  return scenes.map(({ accounts: [first, second], goods, voucher }) => ({
    ...named('first', people.get(first.id)),
    ...named('second', people.get(second.id)),
    stock: JSON.stringify(goods.map(({ id }) => stock.get(id))),
    redeemed: JSON.stringify(used.get(voucher.id)),
  }));
}

const named = (owner: string, found: unknown): Outcome =>
  Object.fromEntries(Object.entries(found ?? {}).map(([key, value]) => [`${owner}.${key}`, JSON.stringify(value)]));

/** Each finds rows that must not be there. */
const violations: Record<string, string> = {
  'a stock below zero': 'select id from packagings where id in (select * from shelf) and stock < 0',
  'a sum that its lines do not have': `select id from orders where user_id in (select * from person) and
    total <> (select sum(quantity * unit_price) from order_lines where order_id = orders.id)`,
  'an amount that is not the sum of its parts': `select id from orders where user_id in (select * from person) and
    payable <> total + delivery + tax - coupon_discount`,
  'addresses without exactly one default': `select user_id from addresses where user_id in (select * from person)
    group by user_id having count(*) filter (where is_default) <> 1`,
  'a voucher that was not redeemed as often as it says': `select id from vouchers where id in (select * from voucher)
    and used <> (select count(*) from orders where voucher_id = vouchers.id and status <> 'Cancelled')`,
  'a voucher that was redeemed too often': `select id from vouchers where id in (select * from voucher)
    and used > limit_total`,
  'a rating without its reviews': `select product_id from packagings join listings using (product_id)
    where packagings.id in (select * from shelf) and review_count <>
      (select count(*) from reviews where reviews.product_id = listings.product_id and is_active)`,
  'an order of an account that was deleted': `select orders.id from orders join users on users.id = user_id
    where user_id in (select * from person) and not is_active and status not in ('Delivered', 'Cancelled')`,
  'the name of an account that was deleted': `select id from users where id in (select * from person)
    and not is_active and (name <> '—' or email not like '%@erased.invalid' or last_seen_at is not null or language is not null)`,
  'the author of an account that was deleted': `select reviews.id from reviews join users on users.id = customer_id
    where users.id in (select * from person) and not users.is_active and author_name <> '—'`,
  ...Object.fromEntries(
    removedTables.map((table) => [
      `${table} of an account that was deleted`,
      `select users.id from users join ${table} on user_id = users.id
        where users.id in (select * from person) and not is_active`,
    ]),
  ),
};

const scope = `with person as (select unnest($1::int[])), shelf as (select unnest($2::int[])),
  voucher as (select unnest($3::int[]))`;

const books = `select packagings.id, stock + (select coalesce(sum(quantity), 0)::int from order_lines
    join orders on orders.id = order_id where packaging_id = packagings.id and status <> 'Cancelled') as pieces
  from packagings where id = any ($1)`;

/** What was on the shelf, and the goods of the prepared orders. */
const seeded = ({ stock, isSettled }: Scene, which: number) => stock + (which === 0 && isSettled ? 0 : 2);

async function lostGoods(pool: Pool, scenes: readonly Scene[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; pieces: number }>(books, [
    scenes.flatMap(({ goods }) => goods.map(({ id }) => id)),
  ]);
  const found = new Map(rows.map(({ id, pieces }) => [id, pieces]));
  return scenes.flatMap((scene) =>
    scene.goods.flatMap(({ id }, which) =>
      found.get(id) === seeded(scene, which)
        ? []
        : [`${found.get(id)} pieces of packaging ${id} on the shelf and in orders, not ${seeded(scene, which)}`],
    ),
  );
}

/** What is wrong in the books of these scenes, each with the row that shows it. */
export async function violationsIn({ shop }: RaceShop, scenes: readonly Scene[]): Promise<string[]> {
  const { pool } = shop.database;
  const values = [
    scenes.flatMap(({ accounts }) => accounts.map(({ id }) => id)),
    scenes.flatMap(({ goods }) => goods.map(({ id }) => id)),
    scenes.map(({ voucher }) => voucher.id),
  ];
  const found = await Promise.all(
    Object.entries(violations).map(async ([name, query]) => {
      const { rows } = await pool.query<Record<string, number>>(`${scope} ${query}`, values);
      return rows.map((row) => `${name}: ${JSON.stringify(row)}`);
    }),
  );
  return [...found.flat(), ...(await lostGoods(pool, scenes))];
}

/** The orders of these scenes that were not prepared. */
export async function newOrders({ shop }: RaceShop, scenes: readonly Scene[]): Promise<number[]> {
  const accounts = scenes.flatMap((scene) => scene.accounts);
  const prepared = accounts.flatMap(({ pendingId, deliveredId }) => [pendingId, deliveredId]);
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select id from orders where user_id = any ($1) and id <> all ($2)',
    [accounts.map(({ id }) => id), prepared],
  );
  return rows.map(({ id }) => id);
}
