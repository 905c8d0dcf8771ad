/** The same thing, asked for by many at once, is computed once: answers, the sitemap and the pictures of link cards. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Build } from '#server/http/build.ts';
import { operationOf } from '#server/http/contract.ts';
import { fromCache, registerPublicResponses } from '#server/http/public-responses.ts';
import { ResponseCache } from '#server/http/response-cache.ts';
import { registerRobots } from '#server/http/robots.ts';
import { demoFilling } from '#tests/support/database/demo-database.ts';
import { statementsOf } from '#tests/support/database/query-plans.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let shop: TestServer;
let app: FastifyInstance | undefined;

beforeAll(async () => {
  shop = await startTestServer({ filling: demoFilling });
});

afterAll(() => shop.close());
afterEach(() => app?.close());

const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
const getAll = (addressOf: (n: number) => string) => Promise.all(numbers.map((n) => fetch(shop.url + addressOf(n))));

const counted = (statements: { text: string }[], part: string) => statements.filter(({ text }) => text.includes(part));

describe('parallel requests', () => {
  test('with distinct unknown parameters compute a list once', async () => {
    const statements = await statementsOf(shop.database.pool, async () => {
      const responses = await getAll((n) => `/api/products?search=milk&page=1&per_page=12&x=${n}`);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    });
    expect(counted(statements, 'as "isFound"')).toHaveLength(1);
  });

  test('with known parameters compute a list for each', async () => {
    const statements = await statementsOf(shop.database.pool, () =>
      getAll((n) => `/api/products?search=bread&page=${(n % 4) + 1}&per_page=12`),
    );
    expect(counted(statements, 'as "isFound"')).toHaveLength(4);
  });

  test('for the picture of a link card all get it, whatever follows its name', async () => {
    const responses = await getAll((n) => `/previews/pictures/acacia-honey-640.jpg?x=${n}`);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const pictures = await Promise.all(responses.map(async (response) => Buffer.from(await response.arrayBuffer())));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1);
  });

  test('for the sitemap read the shop once, together with those shortly after', async () => {
    const opened = fastify();
    app = opened;
    const renderer = {
      sitemapPaths: () => ['/', '/shops'],
      productPaths: (ids: number[]) => ids.map((id) => `/${id}`),
    };
    const build = { renderer } as unknown as Build;
    const cache = new ResponseCache({ now: () => 0 });
    const { db } = shop.database;
    const services = { db, publicDb: db, config: readConfig({}), cache };
    registerRobots(opened, services, Promise.resolve(build));
    const all = async (path: string) => {
      const responses = await Promise.all(numbers.map((n) => opened.inject(`${path}?x=${n}`)));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      return responses[0]?.body;
    };
    const statements = await statementsOf(shop.database.pool, async () => {
      expect(await all('/sitemap.xml')).toContain('/sitemap-2.xml</loc>');
      expect(await all('/sitemap-1.xml')).toContain('/shops</loc>');
      expect(await all('/sitemap-2.xml')).toContain('/41</loc>');
      for (const path of ['/sitemap.xml', '/sitemap-1.xml']) expect((await opened.inject(path)).statusCode).toBe(200);
    });
    expect(counted(statements, 'with recursive found')).toHaveLength(1);
    expect(counted(statements, 'from "blog_posts"')).toHaveLength(1);
    expect(counted(statements, 'from "listings"')).toHaveLength(1);
    for (const file of [0, 3, 999_999, '2x'])
      expect((await opened.inject(`/sitemap-${file}.xml`)).statusCode).toBe(404);
  });
});

describe('a computation that fails', () => {
  test('is repeated by one of the waiting requests, not by all', async () => {
    const opened = fastify();
    app = opened;
    const services = { cache: new ResponseCache({ now: () => 0 }) } as Dependencies;
    let arrived = 0;
    let computed = 0;
    opened.addHook('onRequest', async () => {
      arrived += 1;
    });
    registerPublicResponses(opened, services);
    const preParsing = fromCache(services, operationOf('listProducts'));
    opened.get('/api/products', { preParsing }, async () => {
      computed += 1;
      const isFirst = computed === 1;
      await vi.waitUntil(() => arrived === numbers.length);
      if (isFirst) throw new Error('The database is gone.');
      return { data: {} };
    });
    const responses = await Promise.all(numbers.map((n) => opened.inject(`/api/products?x=${n}`)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 500)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(39);
    expect(computed).toBe(2);
  });
});
