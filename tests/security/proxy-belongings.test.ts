/** With `API_URL`: what belongs to the back end at the root of its origin is forwarded, and what is not public is not. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insideAddress } from '#server/http/in-process-fetch.ts';
import { type StubBackEnd, sendRaw, startBackEnd, startProxy } from '#tests/support/server/stub-back-end.ts';

let backEnd: StubBackEnd;
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  backEnd = await startBackEnd((_request, response) => void response.end('of the back end'), '/base/');
  proxy = await startProxy(backEnd.url);
});

/** Without the settings, which this server reads itself for the policy of its own pages. */
const reached = () => backEnd.reached.filter(({ headers }) => headers['x-forwarded-for'] !== insideAddress);

beforeEach(() => {
  backEnd.reached.length = 0;
});

afterAll(async () => {
  await proxy.app.close();
  await backEnd.close();
});

test.each([
  '/admin',
  '/admin/login',
  '/shop/login',
  '/shop/dashboard',
  '/dev/inbox',
  '/build/app.js',
  '/telescope/requests',
  '/sanctum/token',
  '/broadcasting/auth',
  '/pusher/auth',
  '/app',
  '/app/key',
  '/readyz',
])('The proxy forwards nothing from %s, which is not public or not to be read', async (target) => {
  await sendRaw(proxy.url, target);
  expect(reached()).toEqual([]);
});

test.each([
  ['GET', '/storage/thumbnails/a%20b.webp?v=1'],
  ['GET', '/default/profile.jpg'],
  ['GET', '/pictures/apples-320.webp'],
  ['GET', '/uploads/abc.webp'],
  ['GET', '/files/abc.pdf?until=1&sign=a'],
  ['GET', '/assets/images/paid.svg'],
  ['GET', '/shop/download-invoice/7?language=en'],
  ['GET', '/shop/payment-slip/7/download?sign=a'],
  ['GET', '/order/31/payment?gateway=stripe'],
  ['GET', '/order/31/payment/cancel?error=%2F..'],
  ['GET', '/payment/31/callback-success'],
  ['POST', '/paytabs/31/callback'],
  ['GET', '/paypal/31/success'],
  ['GET', '/bkash-payment/31/execute'],
  ['GET', '/sanctum/csrf-cookie'],
  ['POST', '/pusher/auth'],
  ['POST', '/broadcasting/auth'],
])('The proxy forwards %s %s, which belongs to the back end', async (method, target) => {
  expect(await sendRaw(proxy.url, target, method)).toBe(200);
  expect(reached()).toMatchObject([{ method, target: `/base${target}` }]);
});
