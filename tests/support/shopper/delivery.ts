/** An order that has arrived: bought over the API, brought along by the operator's commands. */
import { commandOf } from '#server/cli/commands.ts';
import { openDatabase } from '#server/db/pool.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import type { DemoShop } from '../server/demo-shop.ts';

/** The arguments after `npm run shop --`. */
export const operate = async ({ databaseUrl }: DemoShop, ...words: string[]): Promise<string[]> => {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    return (await commandOf(words)?.(database.db)) ?? [];
  } finally {
    await database.close();
  }
};

/** A call to the back end; `data` of its response. */
export const callOf =
  (url: string, token?: string, language = 'en') =>
  async (path: string, body?: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        'Accept-Language': language,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };

export type Delivered = { id: number; code: string };

/** Calls of the demo account, and its number. */
export const callAsDemo = async ({ url }: DemoShop) => {
  const who = { phone: demoAccount.phone, password: demoAccount.password };
  const { access, user } = await callOf(url)('/login', who);
  return { call: callOf(url, access.token), userId: user.id as number };
};

/** Of the demo account, one piece of each product of one shop. */
export const newOrder = async (shop: DemoShop, shopId: number, productIds: number[]): Promise<Delivered> => {
  const { call } = await callAsDemo(shop);
  for (const product_id of productIds) await call('/cart/store', { product_id });
  const { addresses } = await call('/addresses');
  const wish = { shop_ids: [shopId], address_id: addresses[0].id, payment_method: 'cash' };
  const { id, order_code: code } = (await call('/place-order', wish)).orders[0];
  return { id, code };
};

export const deliveredOrder = async (shop: DemoShop, shopId: number, productIds: number[]): Promise<Delivered> => {
  const order = await newOrder(shop, shopId, productIds);
  for (let step = 0; step < 5; step += 1) await operate(shop, 'order', 'advance', order.code);
  return order;
};
