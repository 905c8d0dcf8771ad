/** First views under many requests at once: each is rendered once, whatever an address carries beside what its page reads. */
import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Build, RenderRequest } from '#server/http/build.ts';
import type { registerPages as RegisterPages } from '#server/http/page.ts';
import { type FirstView, readTemplate } from '#server/http/page-template.ts';
import { ResponseCache } from '#server/http/response-cache.ts';
import { knownSearch } from '#src/routes/known-search.ts';

const shell = '<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div></body></html>';

let registerPages: typeof RegisterPages;

// Nothing is built for this file. Other files of the worker have loaded the module that reads the build, or will.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('#server/http/build.ts', () => ({ readShell: () => shell }));
  ({ registerPages } = await import('#server/http/page.ts'));
});
afterAll(() => {
  vi.doUnmock('#server/http/build.ts');
  vi.resetModules();
});

const viewOf = ({ path, search }: RenderRequest): FirstView => ({
  status: path === '/gone' ? 404 : 200,
  title: 'Shop',
  meta: [],
  links: [],
  linkedData: [],
  root: { lang: 'en', dir: 'ltr' },
  themeCss: '',
  hints: '',
  markup: `<p>${path}${search}</p>`,
  screen: 'screen',
  fonts: ['font', '/fonts/own.woff2', 'missing'],
  parts: [],
  ahead: [],
  operations: [],
  data: {},
});

type Shop = {
  app: FastifyInstance;
  cache: ResponseCache;
  rendered: RenderRequest[];
  /** How many requests have come in. */
  arrived: () => number;
  release: () => void;
};

let app: FastifyInstance | undefined;

afterEach(() => app?.close());

/** Renders wait until `release()`, so that all requests of a test meet the same render. */
function openShop(render: (request: RenderRequest) => FirstView = viewOf): Shop {
  const rendered: RenderRequest[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const build: Build = {
    template: readTemplate(shell, { sheets: new Map(), earlyScript: 'early()' }),
    worker: undefined,
    manifest: { screen: { file: 'screen.js' }, font: { file: 'font.woff2' } },
    renderer: {
      knownSearch,
      hasPage: () => true,
      sitemapPaths: () => [],
      productPaths: () => [],
      render: async (request) => {
        rendered.push(request);
        await released;
        return render(request);
      },
    },
  };
  const cache = new ResponseCache({ now: () => 0 });
  const opened = fastify();
  let count = 0;
  opened.addHook('onRequest', async () => {
    count += 1;
  });
  registerPages(opened, { cache, config: readConfig({}) }, Promise.resolve(build));
  app = opened;
  return { app: opened, cache, rendered, arrived: () => count, release };
}

/** All requests are in flight before the first render ends. */
async function answersTo({ app: opened, arrived, release }: Shop, addresses: readonly string[], headers = {}) {
  const before = arrived();
  const responses = addresses.map((url) => opened.inject({ url, headers }));
  await vi.waitUntil(() => arrived() === before + addresses.length);
  release();
  return Promise.all(responses);
}

test('A page allows the one inline script that it has, by its hash', async () => {
  const shop = openShop();
  const [response] = await answersTo(shop, ['/']);
  const scripts = [...(response?.body ?? '').matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script);
  expect(scripts).toEqual(['early()']);
  const hash = createHash('sha256').update('early()').digest('base64');
  expect(response?.headers['content-security-policy']).toContain(`; script-src 'self' 'sha256-${hash}'; `);
});

test('A page hints at its fonts where the browser has them from an earlier visit, and nowhere else', async () => {
  const shop = openShop();
  const [first] = await answersTo(shop, ['/']);
  const [again] = await answersTo(shop, ['/'], { cookie: 'larder_view=en||' });
  const font = 'rel=preload; as=font; type="font/woff2"; crossorigin';
  expect(first?.headers.link).toBeUndefined();
  expect(again?.headers.link).toBe(`</font.woff2>; ${font}, </fonts/own.woff2>; ${font}`);
});

const numbers = Array.from({ length: 40 }, (_, index) => index + 1);

describe('a page that many request at once', () => {
  test.each([
    ['the same address', () => '/'],
    ['distinct unknown parameters', (n: number) => `/?x=${n}`],
    ['unknown parameters beside known ones', (n: number) => `/products?x=${n}&q=milk`],
    [
      'known parameters in another order',
      (n: number) => (n % 2 ? '/products?page=2&q=milk' : '/products?q=milk&page=2'),
    ],
    ['parameters of other pages', (n: number) => `/shops?more=${n}&pack=${n}`],
    ['an unknown page', (n: number) => `/gone?x=${n}`],
  ])('is rendered once for %s', async (_what, addressOf) => {
    const shop = openShop();
    const responses = await answersTo(shop, numbers.map(addressOf));
    expect(new Set(responses.map(({ statusCode }) => statusCode)).size).toBe(1);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(shop.rendered).toHaveLength(1);
  });

  test('is sent with 200 to all of them and to later requests', async () => {
    const shop = openShop();
    const responses = await answersTo(
      shop,
      numbers.map((n) => `/?x=${n}`),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(numbers.map(() => 200));
    expect((await shop.app.inject('/?x=41')).statusCode).toBe(200);
    expect(shop.rendered.map(({ path, search }) => path + search)).toEqual(['/']);
  });
});

describe('the known parameters of a page', () => {
  test.each([
    ['a page', ['/products', '/products?page=2', '/products?page=3']],
    ['a search', ['/products?q=milk', '/products?q=bread', '/products?q=milk&page=2']],
    ['an order', ['/products?sort=newest', '/products?sort=top_selling']],
    [
      'filters',
      ['/products?brand=1', '/products?rating=4', '/products?min=1', '/products?max=1', '/products?category=1'],
    ],
    ['a category', ['/categories/dairy', '/categories/fruit', '/categories/dairy?subcategory=milk']],
    ['more of the home page', ['/', '/?more=2', '/?more=3']],
    ['a tab', ['/shops/1', '/shops/1?tab=reviews', '/shops/2?tab=reviews']],
    ['a pack', ['/products/1/details', '/products/1/details?pack=2']],
    ['a language', ['/', '/?locale=ar', '/?locale=ir']],
  ])('get a page each for %s', async (_what, addresses) => {
    const shop = openShop();
    await answersTo(shop, addresses);
    expect(shop.rendered).toHaveLength(addresses.length);
  });

  test('reach the renderer, and unknown ones do not', async () => {
    const shop = openShop();
    const [response] = await answersTo(shop, ['/products?x=1&q=milk&locale=ar']);
    expect(response?.body).toContain('<p>/products?q=milk</p>');
    expect(shop.rendered[0]).toMatchObject({ path: '/products', search: '?q=milk', locale: 'ar' });
  });

  test('form the cache key together with language, currency and colour scheme', async () => {
    const shop = openShop();
    await answersTo(shop, ['/?x=1'], { cookie: 'larder_view=ar|EUR|dark' });
    await answersTo(shop, ['/?x=1'], { cookie: 'larder_view=ar|EUR|light' });
    await answersTo(shop, ['/?x=1']);
    expect(shop.rendered).toHaveLength(3);
  });
});

describe('a render that fails', () => {
  test('fails for all who wait, and the next request tries again', async () => {
    let isBroken = true;
    const shop = openShop((request) => {
      if (isBroken) throw new Error('The render fails.');
      return viewOf(request);
    });
    const responses = await answersTo(
      shop,
      numbers.map((n) => `/?x=${n}`),
    );
    // The app starts without a first view.
    for (const { statusCode, body } of responses)
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: shell });
    expect(shop.rendered).toHaveLength(1);
    isBroken = false;
    expect((await shop.app.inject('/?x=41')).body).toContain('<p>/</p>');
    expect(shop.rendered).toHaveLength(2);
  });
});

describe('a change of the shop’s goods', () => {
  test('makes later requests render anew, even while an earlier render runs', async () => {
    const shop = openShop();
    const before = shop.app.inject('/?x=1');
    await vi.waitUntil(() => shop.rendered.length === 1);
    shop.cache.drop();
    const after = shop.app.inject('/?x=2');
    await vi.waitUntil(() => shop.rendered.length === 2);
    shop.release();
    expect((await Promise.all([before, after])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(shop.rendered).toHaveLength(2);
  });
});
