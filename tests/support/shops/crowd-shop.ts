/** The small shop with enough connections for a crowd, and what tests of crowds do with it. */

import { addShoppers, type Shopper } from '../data/shoppers.ts';
import type { Filling } from '../database/database.ts';
import { startTestServer, type TestResponse, type TestServer } from '../server/server.ts';
import { cartFilling, ids } from './cart-shop.ts';

export type Goods = { id: number; productId: number };
export type PlaceOptions = { key?: string; body?: object };

export const milk: Goods = { id: ids.milkLitre, productId: ids.milk };
export const cheese: Goods = { id: ids.cheeseSlice, productId: ids.cheese };
export const bread: Goods = { id: ids.breadLoaf, productId: ids.bread };

/** How many answers had each status. */
export function statuses(responses: readonly TestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export const keyed = (key: string | undefined) => (key ? { headers: { 'Idempotency-Key': key } } : {});

export type RaceShop = Awaited<ReturnType<typeof startRaceShop>>;

export async function startRaceShop(filling: Filling = cartFilling) {
  const shop: TestServer = await startTestServer({ filling, poolSize: 20 });
  const { db, pool } = shop.database;

  let copies = 0;

  const buyers = (count: number): Promise<Shopper[]> => addShoppers(db, count);

  return {
    shop,
    buyers,
    buyer: async (): Promise<Shopper> => (await buyers(1))[0] as Shopper,
    value: async (query: string) => Number((await pool.query(query)).rows[0]?.value),
    setStock: (id: number, stock: number) => pool.query(`update packagings set stock = ${stock} where id = ${id}`),

    /** So many products that are as the cheese but have shelves of their own, where nobody waits for anybody. */
    likeCheese: async (count: number): Promise<Goods[]> => {
      const { rows } = await pool.query<Goods>(
        `with made as (
           insert into products (slug, code, shop_id, category_id, name, short_description, description, picture)
           select 'like-' || n + $2, 'L-' || n + $2, shop_id, category_id, name, short_description, description, picture
           from products cross join generate_series(1, $1) as n where products.id = ${ids.cheese} returning id)
         insert into packagings (product_id, label, amount, measure, price, stock)
         select made.id, label, amount, measure, price, 1000
         from packagings cross join made where packagings.id = ${ids.cheeseSlice}
         returning id, product_id as "productId"`,
        [count, copies],
      );
      copies += count;
      return rows;
    },

    /** Straight into the table: the cart is not what is tested. */
    fillCarts: (people: readonly Shopper[], goods: readonly Goods[]) => {
      const rows = people.flatMap(({ id }) => goods.map((each) => `(${id}, ${each.productId}, ${each.id}, 1, 100)`));
      return pool.query(
        `insert into cart_lines (user_id, product_id, packaging_id, quantity, price_when_added) values ${rows.join(',')}`,
      );
    },

    post: ({ token }: Shopper, path: string, body: unknown, key?: string) =>
      shop.post(path, body, { token, locale: 'en', ...keyed(key) }),
    get: ({ token }: Shopper, path: string) => shop.get(path, { token, locale: 'en' }),

    place: ({ token, addressId }: Shopper, shopIds: readonly number[], { key, body = {} }: PlaceOptions = {}) =>
      shop.post(
        '/place-order',
        { shop_ids: shopIds, address_id: addressId, payment_method: 'cash', ...body },
        { token, ...keyed(key) },
      ),
  };
}
