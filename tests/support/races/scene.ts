/** The places of races: shoppers who have one of everything that a shopper can change, and shelves of their own. */
import { ticketNumber } from '#server/domain/tickets.ts';
import { hashOf, newToken } from '#server/domain/token.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { addShoppers, type Shopper } from '../data/shoppers.ts';
import type { Filling } from '../database/database.ts';
import { goodPassword } from '../server/server.ts';
import { ids } from '../shops/cart-shop.ts';
import type { Goods, RaceShop } from '../shops/crowd-shop.ts';
import { paymentFilling } from '../shops/payment-shop.ts';

/** One account with what it can change. */
export type Account = Shopper & {
  email: string;
  spareAddressId: number;
  otherSessionId: number;
  listId: number;
  listLineId: number;
  /** Of the first goods; it can be cancelled and paid. */
  pendingId: number;
  /** Of the second goods; it can be ordered again, reviewed and returned. */
  deliveredId: number;
  ticket: string;
  resetToken: string;
};

export type Plan = {
  /** Of both goods. */
  stock: number;
  /** Nothing is unfinished, so that the account may be deleted: the pending order is cancelled. */
  isSettled: boolean;
};

export type Scene = Plan & {
  accounts: readonly [Account, Account];
  goods: readonly [Goods, Goods];
  /** For one order of all. */
  voucher: { id: number; code: string };
};

const issueType = { slug: 'delivery', name: { en: 'Delivery', ar: 'التوصيل', ir: 'تحویل' } };

export const sceneFilling: Filling = {
  name: 'races',
  fill: async (database) => {
    await paymentFilling.fill(database);
    await database.pool.query(`insert into settings values ('ticketIssueTypes', $1)`, [JSON.stringify([issueType])]);
  },
};

type Row = Record<string, number>;

async function idsBy(race: RaceShop, query: string, values: unknown[]): Promise<Map<number, number>> {
  const { rows } = await race.shop.database.pool.query<Row>(query, values);
  return new Map(rows.map(({ owner, id }) => [owner ?? 0, id ?? 0]));
}

const orderStatement = `
  with chosen as (select * from unnest($1::int[], $2::int[], $3::text[]) as chosen (user_id, packaging_id, status)),
  made as (
    insert into orders (checkout_id, user_id, shop_id, status, payment_method, payment_status, total, payable, address_id, address, estimated_delivery)
    select gen_random_uuid(), chosen.user_id, ${ids.dairy}, status, 'cash',
      case when status = 'Delivered' then 'Paid' else 'Pending' end, 333, 333, addresses.id,
      jsonb_build_object('id', addresses.id, 'name', addresses.name, 'phone', phone, 'area', null, 'flatNo', null,
        'addressType', address_type, 'addressLine', address_line, 'addressLine2', null, 'postCode', null,
        'latitude', null, 'longitude', null),
      (select estimated_delivery from shops where shops.id = ${ids.dairy})
    from chosen join addresses on addresses.user_id = chosen.user_id and is_default
    returning id, user_id),
  lines as (
    insert into order_lines (order_id, product_id, packaging_id, quantity, unit_price, price_before_discount, name, packaging_label, picture)
    select made.id, product_id, packagings.id, 1, 333, 333, name, label, picture
    from made join chosen using (user_id) join packagings on packagings.id = packaging_id
    join products on products.id = product_id returning order_id)
  select made.user_id as owner, made.id from made`;

const statements = {
  carts: `insert into carts (user_id) select unnest($1::int[])`,
  lines: `insert into cart_lines (user_id, product_id, packaging_id, quantity, price_when_added, is_buy_now)
    select user_id, product_id, packaging_id, 1, 333, is_buy_now
    from unnest($1::int[], $2::int[], $3::int[], $4::bool[]) as line (user_id, product_id, packaging_id, is_buy_now)`,
  addresses: `insert into addresses (user_id, name, phone, address_type, address_line)
    select unnest($1::int[]), 'Bea', '2025550101', 'work', '2 Road' returning user_id as owner, id`,
  conversations: `insert into conversations (user_id, shop_id, moved_at) select unnest($1::int[]), ${ids.dairy}, now()`,
  tickets: `insert into tickets (user_id, issue_type, email, language, is_chat_open, created_at)
    select unnest($1::int[]), '${JSON.stringify(issueType.name)}', 'ann@larder.test', 'en', true, now()
    returning user_id as owner, id`,
  sessions: `insert into sessions (user_id, token_hash, expires_at)
    select user_id, token_hash, now() + interval '1 day' from unnest($1::int[], $2::bytea[]) as made (user_id, token_hash)
    returning user_id as owner, id`,
  resets: `insert into password_resets (user_id, token_hash, expires_at)
    select user_id, token_hash, now() + interval '1 hour' from unnest($1::int[], $2::bytea[]) as made (user_id, token_hash)`,
  lists: `insert into saved_lists (user_id, name, link_token)
    select id, 'Weekly shop', lpad(id::text, 22, 'x') from unnest($1::int[]) as id returning user_id as owner, id`,
  listLines: `insert into saved_list_lines (list_id, packaging_id, quantity)
    select saved_lists.id, made.packaging_id, 1 from unnest($1::int[], $2::int[]) as made (user_id, packaging_id)
    join saved_lists using (user_id)
    returning (select user_id from saved_lists where saved_lists.id = list_id) as owner, id`,
  vouchers: `insert into vouchers (shop_id, code, discount_type, discount, limit_per_user, limit_total, starts_at, ends_at)
    select ${ids.dairy}, 'RACE' || number, 'Percentage', 10, 1, 1, now() - interval '1 hour', now() + interval '1 day'
    from unnest($1::int[]) as number returning substr(code, 5)::int as owner, id`,
};

let hash: Promise<string> | undefined;

/** As many scenes as there are plans, in a few statements. */
export async function makeScenes(race: RaceShop, plans: readonly Plan[]): Promise<Scene[]> {
  const { db, pool } = race.shop.database;
  hash ??= hashPassword(goodPassword);
  const run = (query: string, ...values: unknown[]) => pool.query(query, values);
  const people = await addShoppers(db, plans.length * 2);
  const users = people.map(({ id }) => id);
  const goods = await race.likeCheese(plans.length * 2);
  const planOf = (person: number) => plans[Math.floor(person / 2)] as Plan;
  const goodsOf = (person: number, which: 0 | 1) => goods[Math.floor(person / 2) * 2 + which] as Goods;

  await run(
    'update packagings set stock = made.stock from unnest($1::int[], $2::int[]) as made (id, stock) where packagings.id = made.id',
    goods.map(({ id }) => id),
    goods.map((_, index) => planOf(index).stock),
  );
  const { rows: emails } = await pool.query<{ id: number; email: string }>(
    'update users set password_hash = $2 where id = any($1) returning id, email',
    [users, await hash],
  );
  const emailOf = new Map(emails.map(({ id, email }) => [id, email]));
  await run(statements.carts, users);
  const lines = people.flatMap(({ id }, person) => [
    { id, goods: goodsOf(person, 0), isBuyNow: false },
    { id, goods: goodsOf(person, 1), isBuyNow: false },
    { id, goods: goodsOf(person, 0), isBuyNow: true },
  ]);
  await run(
    statements.lines,
    lines.map(({ id }) => id),
    lines.map((line) => line.goods.productId),
    lines.map((line) => line.goods.id),
    lines.map(({ isBuyNow }) => isBuyNow),
  );
  await run(statements.conversations, users);
  const spares = await idsBy(race, statements.addresses, [users]);
  const tickets = await idsBy(race, statements.tickets, [users]);
  const lists = await idsBy(race, statements.lists, [users]);
  const listLines = await idsBy(race, statements.listLines, [users, users.map((_, person) => goodsOf(person, 0).id)]);
  const sessions = await idsBy(race, statements.sessions, [users, users.map(() => hashOf(newToken()))]);
  const tokens = users.map(newToken);
  await run(statements.resets, users, tokens.map(hashOf));
  const pending = await idsBy(race, orderStatement, [
    users,
    users.map((_, person) => goodsOf(person, 0).id),
    users.map((_, person) => (planOf(person).isSettled ? 'Cancelled' : 'Pending')),
  ]);
  const delivered = await idsBy(race, orderStatement, [
    users,
    users.map((_, person) => goodsOf(person, 1).id),
    users.map(() => 'Delivered'),
  ]);
  const vouchers = await idsBy(race, statements.vouchers, [plans.map((_, index) => goods[index * 2]?.id)]);

  const accountOf = (person: number): Account => {
    const shopper = people[person] as Shopper;
    const { id } = shopper;
    return {
      ...shopper,
      email: emailOf.get(id) ?? '',
      spareAddressId: spares.get(id) ?? 0,
      otherSessionId: sessions.get(id) ?? 0,
      listId: lists.get(id) ?? 0,
      listLineId: listLines.get(id) ?? 0,
      pendingId: pending.get(id) ?? 0,
      deliveredId: delivered.get(id) ?? 0,
      ticket: ticketNumber(tickets.get(id) ?? 0),
      resetToken: tokens[person] ?? '',
    };
  };
  return plans.map((plan, index) => {
    const first = goods[index * 2] as Goods;
    return {
      accounts: [accountOf(index * 2), accountOf(index * 2 + 1)],
      goods: [first, goods[index * 2 + 1] as Goods],
      ...plan,
      voucher: { id: vouchers.get(first.id) ?? 0, code: `RACE${first.id}` },
    };
  });
}
