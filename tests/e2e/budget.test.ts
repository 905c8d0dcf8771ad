/**
 * The budget of the first views: bytes and counts do not depend on the machine, so they are gates.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { inRoot } from '#server/root.ts';
import { filesOfTap } from '#src/shop/first-interaction.ts';
import { desktop, openPage, phone } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { weigh } from '../support/browser/wire-weight.ts';

const kilobyte = 1000;
const kibibyte = 1024;
/** Every response until the network is quiet, before the first interaction. */
const scriptLimit = 111 * kilobyte;
const lazyLimit = 48 * kibibyte;
/** Compressed by gzip: everything inline in a page, including its own screen. Other screens load when they open. */
const styleLimit = 13 * kibibyte;
const listRequestLimit = 32;
const shiftLimit = 0.005;

/**
 * The last columns are limits of the HTML in kilobytes, with the pictures in it: of the first response after a change, and
 * of those that follow once the page has proved to stay as it is.
 */
const firstViews = [
  ['home', '/', 32.1, 28],
  ['list', '/products', 31.7, 28],
  ['product', '/products/1/details', 31.2, 27.4],
] as const;

const assets = (ending: string) =>
  readdirSync(inRoot('dist', 'client', 'assets')).filter((file) => file.endsWith(ending));
const asset = (file: string) => readFileSync(inRoot('dist', 'client', 'assets', file));
const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

// What other files write about its products would be bytes of these pages.
openShop();

describe('the first view', () => {
  for (const [name, path, htmlLimit] of firstViews) {
    for (const [device, viewport] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      test(`${name} on a ${device} stays within its limits of bytes, requests and layout shift`, async () => {
        const { page, context } = await openPage(browser, { viewport });
        const weight = await weigh(page, shop.url + path);
        await context.close();

        console.log(
          `${name.padEnd(8)} ${device.padEnd(8)} script ${inKilobytes(weight.script)}, html ${inKilobytes(weight.html)}, ` +
            `pictures ${inKilobytes(weight.images)}, all ${inKilobytes(weight.total)} in ${weight.requests} requests, ` +
            `shift ${weight.shift.toFixed(4)}`,
        );
        expect(weight.script).toBeLessThanOrEqual(scriptLimit);
        expect(weight.html).toBeLessThanOrEqual(htmlLimit * kilobyte);
        expect(weight.shift).toBeLessThanOrEqual(shiftLimit);
        if (name === 'list') expect(weight.requests).toBeLessThanOrEqual(listRequestLimit);
      });
    }
  }
});

test.each(firstViews)('%s becomes smaller once it has been the same for ten seconds', async (name, path, _, limit) => {
  const size = async () => {
    const response = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    return Number(response.headers.get('content-length'));
  };
  // A page is rendered anew after ten seconds at most.
  await expect.poll(size, { interval: 500, timeout: 60_000 }).toBeLessThanOrEqual(limit * kilobyte);
  console.log(`${name.padEnd(8)} html ${inKilobytes(await size())}`);
});

/** Counts by name what a page makes of `Intl`. Some of it costs a phone as much as a fifth of its hydration. */
const countIntl = (page: Page) =>
  page.addInitScript(() => {
    const made: Record<string, number> = {};
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const Known = Reflect.get(Intl, name);
      if (typeof Known !== 'function' || !Known.prototype) continue;
      const construct: ProxyHandler<NewableFunction>['construct'] = (target, given, created) => {
        made[name] = (made[name] ?? 0) + 1;
        return Reflect.construct(target, given, created);
      };
      Reflect.set(Intl, name, new Proxy(Known, { construct }));
    }
    Reflect.set(window, 'made', made);
  });

describe('hydration', () => {
  test.each(locales)('makes no object of Intl in "%s"', async (locale) => {
    for (const [name, path] of firstViews) {
      const { page, context } = await openPage(browser, { viewport: phone });
      await countIntl(page);
      await page.goto(`${shop.url}${path}?locale=${locale}`, { waitUntil: 'networkidle' });
      expect([name, await page.evaluate(() => Reflect.get(window, 'made'))]).toEqual([name, {}]);
      await context.close();
    }
  });
});

describe('the styles', () => {
  for (const [name, path] of firstViews) {
    test(`of ${name} stay below their limit`, async () => {
      const html = await (await fetch(shop.url + path)).text();
      const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
      const size = gzipSync(css, { level: 9 }).length;
      console.log(`${name.padEnd(8)} styles ${inKilobytes(size)} gzip`);
      expect(css).not.toBe('');
      expect(size).toBeLessThanOrEqual(styleLimit);
    });
  }
});

describe('the built files', () => {
  test('contain no large lazy chunk', () => {
    const large = assets('.js.br').filter((file) => asset(file).length > lazyLimit);
    // The entry and React are judged above, as part of the first view.
    expect(large.filter((file) => !/^(index|react|client)-/.test(file))).toEqual([]);
  });

  test('serve a script with the headers that apply to scripts, and no others', async () => {
    const [script] = assets('.js');
    const { headers } = await fetch(`${shop.url}/assets/${script}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'text/javascript',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['content-security-policy', 'last-modified', 'permissions-policy', 'x-request-id'])
      expect(headers.get(name), name).toBeNull();
  });

  test.each(['/', '/products'])(
    'that %s requests when a finger is lifted hold the screen of a product',
    async (path) => {
      const html = await (await fetch(shop.url + path)).text();
      const deferred = [...html.matchAll(/<link[^>]*data-prefetch[^>]*>/g)].map(([link]) => link);
      expect(deferred.length).toBeGreaterThan(filesOfTap);
      expect(deferred.slice(0, filesOfTap).join()).toMatch(/ProductScreen-[^"]*\.js/);
    },
  );

  test('let the browser compile the first file whole, beside the main thread', () => {
    const [first = ''] = assets('.js').filter((file) => file.startsWith('index-'));
    expect(asset(first).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('are named as the lazy parts name them, so that the server finds their styles', () => {
    const manifest: Record<string, { name?: string }> = JSON.parse(
      readFileSync(inRoot('dist', 'client', '.vite', 'manifest.json'), 'utf8'),
    );
    const known = [...Object.keys(manifest), ...Object.values(manifest).map(({ name }) => name)];
    const views = readdirSync(inRoot('src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.test)\.tsx$/.test(path),
    );
    const named = views.flatMap((view) => {
      const calls = readFileSync(inRoot('src', view), 'utf8').matchAll(/lazyComponent\(\{\s*file: '([^']+)'/g);
      return [...calls].map(([, file]) => file);
    });
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((file) => !known.includes(file))).toEqual([]);
  });

  test('contain no developer tools', () => {
    const tools = assets('.js').filter((file) => /statelyai|elkjs|createBrowserInspector/.test(asset(file).toString()));
    expect(tools).toEqual([]);
  });
});
