/** Shoppers with a session and an address, and goods and a voucher for them. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { hashOf, newToken } from '#server/domain/token.ts';

export type Goods = { id: number; product_id: number; shop_id: number };
export type Person = { id: number; token: string; addressId: number };

export const seededStock = 1_000_000;
export const voucherCode = 'CHAOS10';

export async function prepareGoods(pool: Pool): Promise<Goods> {
  const { rows } =
    await pool.query<Goods>(`select packagings.id, packagings.product_id, listings.shop_id from packagings
    join listings on packaging_id = packagings.id
    where packagings.size_id is null and packagings.color_id is null
      and packagings.id not in (select packaging_id from flash_sale_items) order by packagings.id limit 1`);
  const [goods] = rows;
  if (!goods) throw new Error('The demo shop sells nothing.');
  await pool.query('update packagings set stock = $2 where id = $1', [goods.id, seededStock]);
  await pool.query(
    `insert into vouchers (shop_id, code, discount_type, discount, limit_per_user, starts_at, ends_at)
     values ($1, $2, 'Percentage', 10, 100000, now() - interval '1 hour', now() + interval '2 days')`,
    [goods.shop_id, voucherCode],
  );
  return goods;
}

export async function addPerson(pool: Pool, { shop_id }: Goods): Promise<Person> {
  const token = newToken();
  const { rows } = await pool.query<{ id: number; address_id: number }>(
    `with person as (insert into users (name, email) values ('Chaos Shopper', $1) returning id),
     session as (insert into sessions (user_id, token_hash, expires_at)
       select id, $2, now() + interval '2 days' from person),
     conversation as (insert into conversations (user_id, shop_id, moved_at) select id, $3, now() from person)
     insert into addresses (user_id, name, phone, address_type, address_line, is_default)
       select id, 'Ann', '2025550100', 'home', '1 Road', true from person returning user_id as id, id as address_id`,
    [`chaos-${randomUUID()}@larder.test`, hashOf(token), shop_id],
  );
  const [row] = rows;
  if (!row) throw new Error('No shopper was made.');
  return { id: row.id, token, addressId: row.address_id };
}
