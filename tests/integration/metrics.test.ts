/** Metrics, readiness and request ids: what an operator sees of a running shop. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newMetrics } from '#server/metrics/metrics.ts';
import { addShoppers } from '#tests/support/data/shoppers.ts';
import { emptyDatabase } from '#tests/support/database/database.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { startShopProcess } from '#tests/support/server/shop-process.ts';
import { establish, hangUpAll, rawSocket } from '#tests/support/services/realtime.ts';
import { cartFilling, ids } from '#tests/support/shops/cart-shop.ts';
import { freePort } from '#tools/free-port.ts';

const metrics = newMetrics();
let shop: TestServer;

beforeAll(async () => {
  shop = await startTestServer({ filling: cartFilling, metrics });
});
afterEach(hangUpAll);
afterAll(() => shop.close());

/** The sum of the samples whose name and labels hold all `parts`. */
async function sampled(...parts: string[]): Promise<number> {
  const { body } = await metrics.text();
  const lines = body.split('\n').filter((line) => !line.startsWith('#') && parts.every((part) => line.includes(part)));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('the metrics', () => {
  test('count requests by operation and status, and never show an address', async () => {
    const before = await sampled('larder_http_requests_total', 'operation="login"', 'status="422"');
    await shop.post('/login', { phone: 'nobody@larder.test' });
    await shop.get('/products?search=privatewords');
    expect(await sampled('larder_http_requests_total', 'operation="login"', 'status="422"')).toBe(before + 1);
    expect(await sampled('duration_seconds_count', 'operation="listProducts"')).toBeGreaterThan(0);
    expect((await metrics.text()).body).not.toContain('privatewords');
  });

  test('count the orders that were written, and none of those that were refused', async () => {
    const [ann] = await addShoppers(shop.database.db, 1);
    const token = ann?.token;
    const form = { shop_ids: [ids.dairy], address_id: ann?.addressId, payment_method: 'cash' };
    expect((await shop.post('/place-order', form, { token })).status).toBe(422);
    expect(await sampled('larder_orders_placed_total')).toBe(0);
    await shop.post('/cart/store', { product_id: ids.milk }, { token });
    const headers = { 'Idempotency-Key': '6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10' };
    for (const _time of [1, 2]) {
      const { status, text } = await shop.post('/place-order', form, { token, headers });
      expect(status, text).toBe(200);
    }
    expect(await sampled('larder_orders_placed_total')).toBe(1);
  });

  test('show the pool, the cache and the open sockets', async () => {
    const hits = await sampled('cache_lookups_total', 'hit');
    await shop.get('/countries');
    await shop.get('/countries');
    expect(await sampled('cache_lookups_total', 'hit')).toBeGreaterThan(hits);
    expect(await sampled('larder_database_connections_limit')).toBe(10);
    expect((await metrics.text()).body).toMatch(/larder_database_connections\{state="idle"\} [1-9]/);
    expect(await sampled('larder_sockets_open')).toBe(0);
    await establish(rawSocket(shop.url));
    expect(await sampled('larder_sockets_open')).toBe(1);
  });

  test('are read at a port of their own, with the jobs of the queue, and not at the port of the shop', async () => {
    const port = await freePort();
    const env = { METRICS_PORT: String(port), DEMO_SHOP: 'off', API_ONLY: '1' };
    const running = await startShopProcess(await emptyDatabase(), env);
    try {
      expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
      const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      await expect
        .poll(read, { timeout: 20_000 })
        .toMatch(/larder_jobs_total\{job="message-delivery",outcome="completed"\} \d/);
      expect(await read()).toContain('larder_jobs{job="message-delivery",state="waiting"}');
      expect(await read()).toContain('process_resident_memory_bytes');
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    } finally {
      await running.stop();
    }
  });
});

describe('readiness', () => {
  test('fails while the schema is older than the server', async () => {
    const other = await startTestServer();
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    const newest = '(select max(created_at) from drizzle.__drizzle_migrations)';
    await other.database.pool.query(`delete from drizzle.__drizzle_migrations where created_at = ${newest}`);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${other.url}/livez`)).status).toBe(200);
    await other.close();
  });
});

describe('the id of a request', () => {
  const idFor = async (server: TestServer, id: string) =>
    (await fetch(`${server.url}/livez`, { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
  const own = /^[\da-f]{8}-[\da-f-]{27}$/;

  test('is made anew when nobody is trusted', async () => {
    expect(await idFor(shop, 'trace-12345678')).toMatch(own);
  });

  test('is that of a trusted proxy, in the answer and in the log', async () => {
    const behind = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
    expect(await idFor(behind, 'trace-12345678')).toBe('trace-12345678');
    expect(behind.log.some((line) => JSON.parse(line).reqId === 'trace-12345678')).toBe(true);
    for (const bad of ['short', 'x'.repeat(129), 'trace 12345678', '{"a":"trace-1234"}']) {
      expect(await idFor(behind, bad), bad).toMatch(own);
    }
    await behind.close();
  });
});
