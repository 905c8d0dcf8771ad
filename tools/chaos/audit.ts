/** Compares the books with what was acknowledged to the shoppers. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isPassword } from '#server/security/password-hashing.ts';
import type { Ledger } from './ledger.ts';
import { type Goods, seededStock, voucherCode } from './people.ts';
import { persist } from './persist.ts';

/** `wrong` is how many are lost, doubled or missing. */
export type Finding = { what: string; checked: number; wrong: number };

export type Books = { pool: Pool; ledger: Ledger; goods: Goods; users: number[] };

const numberOf = async (pool: Pool, query: string, values: unknown[]) =>
  Number((await pool.query<{ value: string }>(query, values)).rows[0]?.value);

const counting =
  (pool: Pool) =>
  (query: string, ...values: unknown[]) =>
    numberOf(pool, `select count(*) as value from ${query}`, values);

const doubled = (values: readonly unknown[]) => values.length - new Set(values).size;

async function stockAndOrders({ pool, ledger: { orders }, goods, users }: Books): Promise<Finding[]> {
  const count = counting(pool);
  const pieces = await numberOf(
    pool,
    `select stock + (select coalesce(sum(quantity), 0) from order_lines join orders on orders.id = order_id
       where packaging_id = packagings.id and user_id = any ($2) and status <> 'Cancelled') as value
     from packagings where id = $1`,
    [goods.id, users],
  );
  const stored = await count('orders where user_id = any ($1)', users);
  const known = await count('orders where user_id = any ($1) and id = any ($2)', users, orders);
  return [
    { what: 'stock and orders', checked: orders.length, wrong: Math.abs(seededStock - pieces) },
    { what: 'acknowledged orders', checked: orders.length, wrong: orders.length - known },
    { what: 'orders nobody was told of', checked: stored, wrong: stored - known + doubled(orders) },
  ];
}

async function endsOfOrders({ pool, ledger }: Books): Promise<Finding[]> {
  const count = counting(pool);
  const { cancelled, delivered } = ledger;
  const unlike = (status: string, ids: number[]) => count('orders where id = any ($1) and status <> $2', ids, status);
  return [
    { what: 'cancellations', checked: cancelled.length, wrong: await unlike('Cancelled', cancelled) },
    { what: 'deliveries', checked: delivered.length, wrong: await unlike('Delivered', delivered) },
  ];
}

async function money({ pool, ledger: { paid }, users }: Books): Promise<Finding[]> {
  const count = counting(pool);
  const shares = 'payment_shares join orders on orders.id = order_id';
  return [
    {
      what: 'payments',
      checked: paid.length,
      wrong: paid.length - (await count(`payments where id = any ($1) and status = 'paid'`, paid)),
    },
    {
      what: 'paid orders',
      checked: paid.length,
      wrong: await count(`${shares} where payment_id = any ($1) and state = 'paid' and payment_status <> 'Paid'`, paid),
    },
    {
      what: 'refunds of cancelled orders',
      checked: await count(`${shares} where user_id = any ($1) and state in ('owed', 'returned')`, users),
      wrong: await count(
        `${shares} where user_id = any ($1) and status = 'Cancelled' and state in ('open', 'paid', 'owed')`,
        users,
      ),
    },
    {
      what: 'vouchers',
      checked: await count('orders where voucher_id is not null and user_id = any ($1)', users),
      wrong: await numberOf(
        pool,
        `select abs(used - (select count(*) from orders where voucher_id = vouchers.id and status <> 'Cancelled')) as value
         from vouchers where code = $1`,
        [voucherCode],
      ),
    },
  ];
}

/** Each is there once. */
async function writings({ pool, ledger, users }: Books): Promise<Finding[]> {
  const count = counting(pool);
  const finding = (what: string, acknowledged: readonly unknown[], stored: number) => ({
    what,
    checked: acknowledged.length,
    wrong: Math.abs(acknowledged.length - stored) + doubled(acknowledged),
  });
  const { messages, ticketMessages, tickets, reviews, returns } = ledger;
  return [
    finding('messages', messages, await count('messages where client_id = any ($1)', messages)),
    finding(
      'messages in tickets',
      ticketMessages,
      await count('ticket_messages where body = any ($1)', ticketMessages),
    ),
    finding('tickets', tickets, await count('tickets where user_id = any ($1)', users)),
    finding('reviews', reviews, await count('reviews where customer_id = any ($1)', users)),
    finding('returns', returns, await count('returns where user_id = any ($1)', users)),
  ];
}

async function unlike<Value>(
  acknowledged: readonly [string, Value][],
  isSo: (key: string, value: Value) => Promise<boolean>,
) {
  let wrong = 0;
  for (const [key, value] of acknowledged) if (!(await isSo(key, value))) wrong += 1;
  return { checked: acknowledged.length, wrong };
}

async function accounts({ pool, ledger, goods }: Books): Promise<Finding[]> {
  const count = counting(pool);
  const user = async (key: string) =>
    (
      await pool.query<{ name: string; hash: string }>('select name, password_hash as hash from users where id = $1', [
        key,
      ])
    ).rows[0];
  const isStored = async (value: boolean, query: string, ...values: unknown[]) =>
    (await count(query, ...values)) === (value ? 1 : 0);
  const { names, passwords, favourites, addresses, loggedOut } = ledger;
  return [
    { what: 'names', ...(await unlike(names.entries(), async (key, value) => (await user(key))?.name === value)) },
    {
      what: 'passwords',
      ...(await unlike(passwords.entries(), async (key, value) => isPassword((await user(key))?.hash, value))),
    },
    {
      what: 'favourites',
      ...(await unlike(favourites.entries(), (key, value) =>
        isStored(value, 'favourites where user_id = $1 and product_id = $2', key, goods.product_id),
      )),
    },
    {
      what: 'addresses',
      ...(await unlike(addresses.entries(), (key, value) => isStored(value, 'addresses where address_line = $1', key))),
    },
    {
      what: 'sessions that were ended',
      checked: loggedOut.length,
      wrong: await count('sessions where token_hash = any ($1)', loggedOut),
    },
  ];
}

async function mails({ pool, users }: Books): Promise<Finding> {
  const count = counting(pool);
  return {
    what: 'mails that were neither sent nor wait',
    checked: await count('outbox join users on lower(email) = recipient where users.id = any ($1)', users),
    wrong: await count(
      `users where id = any ($1) and (select count(*) from orders where user_id = users.id) +
         (select count(*) from orders where user_id = users.id and status = 'Cancelled') >
         (select count(*) from outbox where recipient = lower(email) and given_up_at is null)`,
      users,
    ),
  };
}

async function audit(books: Books): Promise<Finding[]> {
  const { orders, refused } = books.ledger;
  return [
    ...(await stockAndOrders(books)),
    ...(await endsOfOrders(books)),
    ...(await money(books)),
    ...(await writings(books)),
    ...(await accounts(books)),
    await mails(books),
    { what: 'refusals without a fault', checked: orders.length, wrong: refused.length },
  ];
}

/**
 * Money that waits for the gateway is settled by a job. When its server was killed, another takes the job after 30 s
 * without a sign of life, up to 30 s until somebody looks, and a rest of 10 s (`server/jobs/queues.ts`); what it finds
 * undone comes again with the next minute.
 */
const settledInSeconds = 150;

export async function auditInTime(books: Books, seconds = settledInSeconds): Promise<Finding[]> {
  // The last fault may have ended connections of the pool that only the next query notices.
  const findings = await persist(() => audit(books));
  if (seconds <= 0 || findings.every(({ wrong }) => wrong === 0)) return findings;
  await sleep(1_000);
  return auditInTime(books, seconds - 1);
}
