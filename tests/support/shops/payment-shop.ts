/** A shop that takes payments online, and a shopper's browser that goes to the gateway and back. */
import { settings } from '#server/db/schema/settings.ts';
import { addShoppers, type Shopper } from '../data/shoppers.ts';
import type { Filling } from '../database/database.ts';
import { type SharedServer, startTestServer, type TestServer, type TestServerOptions } from '../server/server.ts';
import { fillCartShop, ids } from './cart-shop.ts';

const stripe = { name: 'stripe', title: 'Card', logo: 'payment-card', isActive: true };

export const paymentFilling: Filling = {
  name: 'payment',
  fill: async ({ db }) => {
    await fillCartShop(db);
    await db.insert(settings).values([
      { key: 'onlinePayment', value: true },
      {
        key: 'paymentGateways',
        value: [stripe, { ...stripe, name: 'paypal' }, { ...stripe, name: 'bkash', isActive: false }],
      },
    ]);
  },
};

export const startPaymentShop = (options: TestServerOptions = {}): Promise<TestServer> =>
  startTestServer({ filling: paymentFilling, ...options });

export async function newShopper(shop: SharedServer): Promise<Shopper> {
  const [made] = await addShoppers(shop.database.db, 1);
  if (!made) throw new Error('No shopper was made.');
  return made;
}

export type Placed = { url: string; orderIds: number[]; paymentId: number; amount: number };

/** An order of two shops, or of one, to be paid by `payment_method`. */
export async function placeOnline(
  shop: SharedServer,
  { token, addressId }: Shopper,
  shopIds = [ids.dairy, ids.bakery],
) {
  for (const product of [ids.milk, ids.bread]) await shop.post('/cart/store', { product_id: product }, { token });
  const order = { shop_ids: shopIds, address_id: addressId, payment_method: 'stripe' };
  const { status, body, text } = await shop.post('/place-order', order, { token, locale: 'en' });
  if (status !== 200) throw new Error(`The order was refused: ${text}`);
  const { order_payment_url: url, orders } = body.data as {
    order_payment_url: string;
    orders: { id: number; amount: number }[];
  };
  return {
    url,
    orderIds: orders.map(({ id }) => id),
    paymentId: Number(/\/order\/(\d+)\//.exec(url)?.[1]),
    amount: Math.round(orders.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100,
  } satisfies Placed;
}

export type Page = { url: string; path: string; status: number; text: string; headers: Headers };

/** Goes to an address as a browser does, through all redirects. */
export async function visit(url: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(url, init);
  const { pathname } = new URL(response.url);
  return {
    url: response.url,
    path: pathname,
    status: response.status,
    text: await response.text(),
    headers: response.headers,
  };
}

/** Presses one of the buttons of the sandbox's page. */
export const press = (page: Page, button: 'pay' | 'decline' | 'cancel'): Promise<Page> =>
  visit(page.url, { method: 'POST', body: new URLSearchParams({ do: button }) });

/** Where the gateway sends the shopper back to, without going there. */
export async function pressAndStay(page: Page, button: 'pay' | 'decline' | 'cancel'): Promise<string> {
  const body = new URLSearchParams({ do: button });
  const response = await fetch(page.url, { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

/** A shopper's hands on the payments of one shop. */
export function paymentHarness(shop: () => SharedServer, shopper: () => Shopper) {
  const get = (path: string, token = shopper().token) => shop().get(path, { token, locale: 'en' });
  const rows = async (query: string) => (await shop().database.pool.query(query)).rows;
  return {
    get,
    rows,
    paymentOf: async ({ paymentId }: Pick<Placed, 'paymentId'>) =>
      (await get(`/payments/${paymentId}`)).body.data.payment,
    orderOf: async (id: number) => (await get(`/order-details?order_id=${id}`)).body.data.order,
    payLater: (orderId: number) => get(`/order-payment/${orderId}/stripe`),
    sessionOf: async ({ paymentId }: Pick<Placed, 'paymentId'>) =>
      (await rows(`select * from sandbox_sessions where client_reference = '${paymentId}'`))[0],
  };
}

export const firstOf = ({ orderIds }: Placed): number => orderIds[0] ?? 0;
