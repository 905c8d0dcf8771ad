/** With `API_URL` the server has no database: it passes the calls on and sends the pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProxyApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { SharedServer } from '#tests/support/server/server.ts';
import { sharedServer } from '#tests/support/server/shared-server.ts';

let backEnd: SharedServer;
let url: string;
let proxy: Awaited<ReturnType<typeof buildProxyApp>>;

beforeAll(async () => {
  backEnd = await sharedServer('demo');
  const config = readConfig({ LARDER_LIMITS: 'off', API_URL: backEnd.url });
  proxy = await buildProxyApp({ config }, new URL(backEnd.url));
  url = await proxy.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => proxy.close());

const ours = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };

test('The proxy forwards calls, tokens, statuses and bodies', async () => {
  expect(await (await fetch(`${url}/api/countries`)).json()).toEqual((await backEnd.get('/countries')).body);
  const { token, email } = await backEnd.shopper();
  const own = await fetch(`${url}/api/profile`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await own.json()).data.user.email).toBe(email);
  const refused = await fetch(`${url}/api/login`, { method: 'POST', headers: ours, body: '{"phone":"x"}' });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toHaveProperty('password');
  expect((await fetch(`${url}/api/none`)).status).toBe(404);
});

test('The proxy refuses other sites and sends the shop’s own headers', async () => {
  const response = await fetch(`${url}/api/login`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(403);
  expect((await fetch(`${url}/api/countries`)).headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('The proxy answers 502 when the back end is unavailable', async () => {
  const config = readConfig({ LARDER_LIMITS: 'off', LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:1' });
  const alone = await buildProxyApp({ config }, new URL('http://127.0.0.1:1'));
  const response = await alone.inject('/api/countries');
  expect(response.statusCode).toBe(502);
  expect(response.headers['retry-after']).toBe('5');
  await alone.close();
});
