/** A browser that was here before has the fonts: its pages name them, so that it lays each page out once. */
import { expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { newShopper } from '../support/shopper/shopper.ts';

shareShop();

const addressesIn = (header = '') => [...header.matchAll(/<([^>]*)>/g)].map(([, address]) => address);

test.each(locales)('a page names exactly the fonts that its texts need: %s', async (locale) => {
  const shopper = await newShopper(browser, shop.url);
  const { page } = shopper;
  await page.goto(`${shop.url}/?locale=${locale}`);
  await page.waitForFunction(() => document.cookie.includes('larder_view'));
  const response = await page.goto(`${shop.url}/products/1/details`);
  const named = addressesIn(response?.headers().link);
  const needed = await page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return fonts.map(({ name }) => new URL(name).pathname);
  });
  expect(needed.sort()).toEqual(named.sort());
  expect(named).toHaveLength(locale === 'en' ? 1 : 2);
  await shopper.leave();
});
