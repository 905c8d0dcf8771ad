/** The limits of single operations: every change has one, all servers of a shop share it, and no header escapes it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { generalLimit, limitedElsewhere, operationLimits } from '#server/http/limits.ts';
import { formOf } from '#tests/support/data/sample-files.ts';
import { addSeller } from '#tests/support/data/sellers.ts';
import { addShoppers } from '#tests/support/data/shoppers.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { countriesFilling } from '#tests/support/shops/small-shop.ts';
import { implemented } from '../contract/operations.ts';

const env = { LARDER_LIMITS: 'on', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' };

let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: countriesFilling, env });
});

afterAll(() => shop.close());

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test('Every operation that changes something has a limit of its own', () => {
  const changes = implemented.filter(({ id, method }) => method !== 'GET' && !limitedElsewhere.includes(id));
  expect(changes.filter(({ id }) => !operationLimits[id]).map(({ id }) => id)).toEqual([]);
});

describe('a forwarded address', () => {
  test('of 0.0.0.0 escapes no limit of an operation', async () => {
    const headers = { 'X-Forwarded-For': '0.0.0.0' };
    const { points } = operationLimits.login ?? { points: 0 };
    const login = (at: number) => shop.post('/login', { phone: `nobody${at}@larder.test`, password: 'x' }, { headers });
    const statuses = (await Promise.all(upTo(points + 1).map(login))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test.each(['0.0.0.0', '::', '192.0.2.1'])('of %s counts like any other', async (address) => {
    const statuses: number[] = [];
    for (let at = 0; at <= generalLimit.points; at += 20) {
      const batch = upTo(20).map(() =>
        fetch(`${shop.url}/api/countries`, { headers: { 'X-Forwarded-For': address } }).then(({ status }) => status),
      );
      statuses.push(...(await Promise.all(batch)));
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

test('Two servers of one shop count the calls of a shopper together', async () => {
  const [ann] = await addShoppers(shop.database.db, 1);
  const { db, pool } = shop.database;
  const second = await buildApp({ config: readConfig(env), db, pool });
  await second.ready();
  const headers = {
    authorization: `Bearer ${ann?.token}`,
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': '192.0.2.2',
  };
  const collect = (app: TestServer['app']) =>
    app.inject({ method: 'POST', url: '/api/vouchers-collect', headers, payload: { coupon_id: 1 } });
  const { points } = operationLimits.collectVoucher ?? { points: 0 };
  const statuses = [];
  for (const at of upTo(points + 2)) statuses.push((await collect(at % 2 ? second : shop.app)).statusCode);
  expect(statuses).toEqual([...upTo(points).map(() => 422), 429, 429]);
  await second.close();
});

test('A code of a voucher can be tried thirty times a minute', async () => {
  const [ann] = await addShoppers(shop.database.db, 1);
  const body = { products: [{ id: 1, quantity: 1, shop_id: 1 }], coupon_code: 'GUESS' };
  const apply = () => shop.post('/coupons/apply', body, { token: ann?.token });
  const statuses = (await Promise.all(upTo(32).map(apply))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('The quote of a checkout tells of thirty wrong codes a minute, and of sums as before', async () => {
  const [ann] = await addShoppers(shop.database.db, 1);
  const quote = (more = {}) => shop.post('/cart/checkout', { shop_ids: [1], ...more }, { token: ann?.token });
  const statuses = [];
  for (const number of upTo(32)) statuses.push((await quote({ coupon_code: `GUESS${number}` })).status);
  expect(statuses).toEqual([...upTo(30).map(() => 200), 429, 429]);
  expect((await quote()).status).toBe(200);
});

test('Twenty pictures an hour can be sent to shops, and texts after that', async () => {
  const [ann] = await addShoppers(shop.database.db, 1);
  const { shopId } = await addSeller(shop.database.db);
  const call = (path: string, body: unknown) => shop.post(path, body, { token: ann?.token });
  await call('/store-message', { shop_id: shopId });
  const picture = { name: 'me.png', type: 'image/png', bytes: Buffer.from('none') };
  const send = () => call('/send-message', formOf({ shop_id: shopId, picture }));
  const statuses = [];
  for (const _ of upTo(21)) statuses.push((await send()).status);
  expect(statuses).toEqual([...upTo(20).map(() => 422), 429]);
  expect((await call('/send-message', { shop_id: shopId, message: 'Hello?' })).status).toBe(200);
});
