/** Orders at the dairy by shoppers and its seller, of which something cannot be delivered. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addSeller, type Seller } from '../data/sellers.ts';
import { addShoppers, type Shopper } from '../data/shoppers.ts';
import { type SharedServer, startTestServer, type TestServer } from '../server/server.ts';
import { cartFilling, ids, restock } from './cart-shop.ts';

/** An approved seller of one of the shops of the cart. */
export async function sellerOf({ database }: SharedServer, shopId = ids.dairy): Promise<Seller> {
  const seller = await addSeller(database.db);
  await database.pool.query('update partner_applications set shop_id = $1 where user_id = $2', [shopId, seller.id]);
  return { ...seller, shopId };
}

type SellerLine = {
  id: number;
  name: string;
  option: string;
  price: number;
  quantity: number;
  missing: number;
  if_sold_out?: string;
  replaces?: number;
};

type Change = { quantity: number; replacement?: { sku: string; pack?: number } };

/** What a seller does with an order. */
export function sellerDesk(shop: () => SharedServer, seller: () => Seller) {
  const pathOf = (code: string) => `/seller/orders/${code.replace('#', '')}`;
  const options = (key?: string) => ({
    token: seller().token,
    locale: 'en' as const,
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
  const orderOf = async (code: string) => (await shop().get(pathOf(code), options())).body.data.order;
  const linesOf = async (code: string): Promise<SellerLine[]> => (await orderOf(code)).lines;
  return {
    orderOf,
    linesOf,
    lineOf: async (code: string, option: string): Promise<SellerLine> => {
      const line = (await linesOf(code)).find((each) => each.option === option);
      if (!line) throw new Error(`No line ${option}.`);
      return line;
    },
    /** Says how many pieces of a line can be delivered. */
    deliver: (code: string, line: number, change: Change, key?: string) =>
      shop().post(`${pathOf(code)}/lines/${line}`, change, options(key)),
    step: (code: string, status: string) => shop().post(pathOf(code), { status }, options()),
  };
}

const packs = {
  litre: { product_id: ids.milk, packaging_id: ids.milkLitre },
  crate: { product_id: ids.milk, packaging_id: ids.milkCrate },
  cheese: { product_id: ids.cheese, packaging_id: ids.cheeseSlice },
};

export type Quantities = Partial<Record<keyof typeof packs, number>>;

/** What a shopper does, and what the books say. */
export function dairyShopper(shop: () => SharedServer, shopper: () => Shopper) {
  const post = (path: string, body: unknown, headers = {}) =>
    shop().post(path, body, { token: shopper().token, locale: 'en', headers });
  const value = async (query: string, values: unknown[] = []) =>
    (await shop().database.pool.query(`select (select ${query}) as value`, values)).rows[0].value;
  const fill = async (quantities: Quantities) => {
    for (const [name, quantity] of Object.entries(quantities) as [keyof Quantities, number][])
      await post('/cart/store', { ...packs[name], quantity });
  };
  const wish = (more: object = {}) => ({
    ...{ shop_ids: [ids.dairy], address_id: shopper().addressId, payment_method: 'cash' },
    ...more,
  });
  return {
    ...{ post, value, fill, wish },
    place: async (quantities: Quantities, more: object = {}): Promise<{ id: number; code: string }> => {
      await fill(quantities);
      const { status, body, text } = await post('/place-order', wish(more));
      if (status !== 200) throw new Error(text);
      const [{ id, order_code: code }] = body.data.orders;
      return { id, code };
    },
    detailsOf: async (id: number) =>
      (await shop().get(`/order-details?order_id=${id}`, { token: shopper().token, locale: 'en' })).body.data.order,
    stockOf: (id: number): Promise<number> => value('stock from packagings where id = $1', [id]),
    mails: async () =>
      (
        await shop().database.pool.query<{ subject: string; body: string }>(
          `select subject, body from outbox where recipient = (select lower(email) from users where id = $1) order by id`,
          [shopper().id],
        )
      ).rows,
  };
}

/** A shop of the file's own, with a seller of the dairy; a new shopper and full shelves for each test. */
export function dairyTrade() {
  let shop: TestServer;
  let seller: Seller;
  let shopper: Shopper;
  beforeAll(async () => {
    shop = await startTestServer({ filling: cartFilling });
    seller = await sellerOf(shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await restock(shop.database.db);
    const [made] = await addShoppers(shop.database.db, 1);
    if (made) shopper = made;
  });
  const desk = sellerDesk(
    () => shop,
    () => seller,
  );
  const own = dairyShopper(
    () => shop,
    () => shopper,
  );
  return { shop: () => shop, ann: () => shopper, desk, ...own };
}
