/** A shop whose notifications go to a push service on loopback, with a shopper and a browser for each test. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OrderStatus } from '#machines/lifecycles/order.machine.ts';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { stepOrder } from '#server/messages/order-mails.ts';
import { pushJob } from '#server/push/delivery.ts';
import { addShoppers, type Shopper } from '../data/shoppers.ts';
import { recordedCommits } from '../database/recorded-commits.ts';
import { startTestServer, type TestServer } from '../server/server.ts';
import { testPushKeys } from '../services/push-keys.ts';
import { newPushBrowser, type PushBrowser, type PushService, startPushService } from '../services/push-service.ts';
import { cartFilling, ids, restock } from './cart-shop.ts';

let shop: TestServer;
let service: PushService;
let ann: Shopper;
let browser: PushBrowser;
let ahead = 0;
let repetitions: Date[];
let devices = 0;

/** Call it once, at the top of a file. */
export const openPushShop = (): void => {
  beforeAll(async () => {
    service = await startPushService();
    shop = await startTestServer({ filling: cartFilling, env: { PUSH_SERVICE_URL: service.origin } });
  });
  afterAll(async () => {
    await shop.close();
    service.close();
  });
  beforeEach(async () => {
    await restock(shop.database.db);
    await query('delete from push_subscriptions');
    const [made] = await addShoppers(shop.database.db, 1);
    if (made) ann = made;
    browser = newPushBrowser();
    service.received.length = 0;
    service.answer(201);
    ahead = 1;
    repetitions = [];
  });
};

/** What a test may use of it. */
export const theScene = () => ({ shop, service, ann, now: now(), repetitions });

/** The database counts microseconds: what was written in this millisecond is not due at its beginning. */
const now = () => new Date(Date.now() + ahead);

export const passTime = (ms: number): void => {
  ahead += ms;
};

export const query = async (sql: string, values: unknown[] = []) => (await shop.database.pool.query(sql, values)).rows;

export const newDevice = (of: PushBrowser = browser) => {
  devices += 1;
  return { endpoint: `${service.origin}/device/${devices}`, ...of.keys };
};

type Holder = { token: string };
export const save = (device: object = newDevice(), { token }: Holder = ann) =>
  shop.post('/push-subscription', device, { token });
export const remove = ({ token }: Holder = ann) => shop.call('DELETE', '/push-subscription', { token });
export const stateOf = async ({ token }: Holder = ann) => (await shop.get('/push-subscription', { token })).body.data;

export async function placeOrder({ locale = 'en' } = {}): Promise<{ id: number; code: string }> {
  const { token } = ann;
  await shop.post('/cart/store', { product_id: ids.milk }, { token });
  const form = { shop_ids: [ids.dairy], address_id: ann.addressId, payment_method: 'cash' };
  const { body, status, text } = await shop.post('/place-order', form, { token, locale });
  expect(status, text).toBe(200);
  const [{ id }] = body.data.orders;
  const [{ number }] = await query('select number from orders where id = $1', [id]);
  return { id, code: orderCode(number) };
}

export const step = (id: number, ...steps: OrderStatus[]) =>
  inTransaction(recordedCommits(shop.database.db).db, async (tx) => {
    for (const to of steps) expect(await stepOrder(tx, id, to, 'shop')).toBe(true);
  });

const shopPush = () => readConfig({ ...testPushKeys, PUSH_SERVICE_URL: service.origin }).push;

/** The job runs once, as when the queue hands it to a server. */
export const deliver = ({ push } = { push: shopPush() }) =>
  pushJob({ db: shop.database.db, clock: now, log: shop.app.log, config: { push } })({
    stopping: new AbortController().signal,
    cut: new AbortController().signal,
    repeatAt: async (time) => void repetitions.push(time),
  });

/** What the browser would show. */
export const shown = () => service.received.map(({ body }) => browser.read(body));
export const waiting = () => query('select id, step, attempts from push_messages order by id');
