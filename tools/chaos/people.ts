/** Shoppers with a password, a session and an address, and goods and a voucher for them. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { hashOf, newToken } from '#server/domain/token.ts';
import { hashPassword } from '#server/security/password-hashing.ts';

export type Goods = { id: number; product_id: number; shop_id: number };

/** Token and password change with the account. */
export type Person = { id: number; email: string; addressId: number; token: string; password: string };

export const seededStock = 1_000_000;
export const voucherCode = 'CHAOS10';

const firstPassword = 'nine green bottles';

export async function prepareGoods(pool: Pool): Promise<Goods> {
  const { rows } =
    await pool.query<Goods>(`select packagings.id, packagings.product_id, listings.shop_id from packagings
    join listings on packaging_id = packagings.id
    where packagings.size_id is null and packagings.color_id is null
      and packagings.id not in (select packaging_id from flash_sale_items) order by packagings.id limit 1`);
  const [goods] = rows;
  if (!goods) throw new Error('The demo shop sells nothing.');
  await pool.query('update packagings set stock = $2 where id = $1', [goods.id, seededStock]);
  // It runs whatever the clock says while it is off.
  await pool.query(
    `insert into vouchers (shop_id, code, discount_type, discount, limit_per_user, starts_at, ends_at)
     values ($1, $2, 'Percentage', 10, 100000, now() - interval '2 days', now() + interval '2 days')`,
    [goods.shop_id, voucherCode],
  );
  return goods;
}

async function addPerson(pool: Pool, { shop_id }: Goods, passwordHash: string): Promise<Person> {
  const token = newToken();
  const email = `chaos-${randomUUID()}@larder.test`;
  const { rows } = await pool.query<{ id: number; address_id: number }>(
    `with person as (insert into users (name, email, password_hash) values ('Chaos Shopper', $1, $4) returning id),
     session as (insert into sessions (user_id, token_hash, expires_at)
       select id, $2, now() + interval '2 days' from person),
     conversation as (insert into conversations (user_id, shop_id, moved_at) select id, $3, now() from person)
     insert into addresses (user_id, name, phone, address_type, address_line, is_default)
       select id, 'Ann', '2025550100', 'home', '1 Road', true from person returning user_id as id, id as address_id`,
    [email, hashOf(token), shop_id, passwordHash],
  );
  const [row] = rows;
  if (!row) throw new Error('No shopper was made.');
  return { id: row.id, email, addressId: row.address_id, token, password: firstPassword };
}

export async function addPeople(pool: Pool, goods: Goods, count: number): Promise<Person[]> {
  const hash = await hashPassword(firstPassword);
  return Promise.all(Array.from({ length: count }, () => addPerson(pool, goods, hash)));
}
