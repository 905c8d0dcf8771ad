/** The files that are not for people: robots.txt, the sitemap, the web manifest and the icons. */
import { describe, expect, test } from 'vitest';
import { htmlLang, locales } from '#locales/locales.ts';
import { patterns } from '#src/routes/paths.ts';
import { shareShop, shop } from '../support/browser/open-shop.ts';
import { readSource } from '../support/browser/page-source.ts';
import { readImage } from '../support/browser/read-image.ts';

shareShop();

describe('the sitemap', () => {
  const addressesIn = async (url: string) => {
    const text = await (await fetch(url)).text();
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  };

  test('is named by robots.txt and lists existing pages by their canonical addresses', async () => {
    const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /api/\n');
    const index = /Sitemap: (.*)/.exec(robots)?.[1] ?? '';
    const files = await addressesIn(index);
    const addresses = (await Promise.all(files.map(addressesIn))).flat();
    const { data } = await (await fetch(`${shop.url}/api/products?per_page=1`)).json();
    expect(addresses.filter((address) => /\/products\/\d+\/details$/.test(address))).toHaveLength(data.total);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/', '/shops', '/shops/1', '/categories/fruit']) expect(addresses).toContain(shop.url + path);
    for (const name of ['dashboard', 'checkout', 'settings', 'login', 'smartOrder'] as const)
      expect(addresses).not.toContain(shop.url + patterns[name]);
    const sample = addresses.filter((_, place) => place < 40 || place % 40 === 0);
    for (const address of sample) expect(await readSource(address)).toMatchObject({ status: 200, canonical: address });
  });
});

describe('the web manifest', () => {
  test.each(locales)('has the name, colour and direction of the shop: %s', async (locale) => {
    const { html } = await readSource(shop.url, { Cookie: `larder_view=${locale}` });
    const path = /<link rel="manifest" href="([^"]*)"/.exec(html)?.[1];
    const response = await fetch(shop.url + path);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: 'Larder', start_url: '/', display: 'standalone', lang: htmlLang(locale) });
    expect(manifest.dir).toBe(locale === 'en' ? 'ltr' : 'rtl');
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('names each icon with its true size', async () => {
    const { icons } = (await (await fetch(`${shop.url}/manifest.webmanifest`)).json()) as {
      icons: { src: string; sizes: string }[];
    };
    const sized = [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }].filter(({ sizes }) => sizes !== 'any');
    for (const { src, sizes } of sized) {
      const { width, height } = await readImage(
        Buffer.from(await (await fetch(shop.url + src)).arrayBuffer()),
      ).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect((await fetch(`${shop.url}/favicon.ico`)).status).toBe(200);
  });
});
