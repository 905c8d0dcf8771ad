/** Shoppers of the cart shop who order a litre of milk from a real process. */
import type { Pool } from 'pg';
import type { Db } from '#server/db/pool.ts';
import { addShoppers, type Shopper } from '../data/shoppers.ts';
import { ids } from './cart-shop.ts';

type Database = { db: Db; pool: Pool };

/** Each has one litre in the cart. */
export async function addBuyers({ db, pool }: Database, count: number): Promise<Shopper[]> {
  const people = await addShoppers(db, count);
  const rows = people.map(({ id }) => `(${id}, ${ids.milk}, ${ids.milkLitre}, 1, 129)`);
  await pool.query(
    `insert into cart_lines (user_id, product_id, packaging_id, quantity, price_when_added) values ${rows.join(',')}`,
  );
  return people;
}

/** Orders what is in the cart, to be paid in cash. */
export const placeCart = (url: string, { token, addressId }: Shopper): Promise<Response> =>
  fetch(`${url}/api/place-order`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ shop_ids: [ids.dairy], address_id: addressId, payment_method: 'cash' }),
  });
