/** Code and styles that are missing because the network was gone, and come when it is back. */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import {
  button,
  deskAndPhone,
  dialog,
  newShopper,
  open,
  see,
  seeFooterAlive,
  speak,
} from '../support/shopper/shopper.ts';

shareShop();

/** The style sheets that failed to load, until they are loaded after all. */
const watchStyles = (page: Page) => {
  const missing = new Set<string>();
  const isStyle = (request: Request) => request.url().endsWith('.css');
  page.on('requestfailed', (request) => isStyle(request) && missing.add(request.url()));
  page.on('requestfinished', (request) => missing.delete(request.url()));
  return missing;
};

test.each([
  // Its form is a flow, whose code is missing too.
  { locale: 'en', device: 'desktop', from: '/about-us', to: '/contact-us', title: 'Contact us' },
  { locale: 'ar', device: 'phone', from: '/shops', to: '/shops/1', title: 'غرين لين' },
] as const)(
  'the code of $to is missing while offline, which the page says, and comes with its styles: $locale, on a $device',
  async ({ from, to, title, ...options }) => {
    const shopper = await newShopper(browser, shop.url, options);
    const { page, t, context, press, complaints } = shopper;
    await open(shopper, from);
    await speak(shopper);
    await page.mouse.move(2, 2);
    await seeQuiet(page);
    const missing = watchStyles(page);
    await context.setOffline(true);
    await see(page.getByRole('status').getByText(t('You are offline')));
    await press(page.locator(`a[href="${to}"]`).filter({ visible: true }).first());
    const main = page.getByRole('main');
    await see(main.getByRole('heading', { level: 1, name: t('You are offline') }));
    await expect.poll(() => missing.size).toBeGreaterThan(0);
    await context.setOffline(false);
    await see(main.getByRole('heading', { level: 1, name: title }));
    await expect.poll(() => [...missing]).toEqual([]);
    expect(complaints.filter((text) => !/dynamically imported|Unable to preload/.test(text))).toEqual([]);
    await context.close();
  },
);

/** Each file with one of these names is lost once; returns the names of those that were. */
const loseOnce = async (page: Page, names: readonly string[]) => {
  const lost = new Map<string, string>();
  await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
    const url = route.request().url();
    const name = names.find((each) => url.includes(`/${each}-`));
    if (!name || lost.has(url)) return route.continue();
    lost.set(url, name);
    return route.abort('connectionreset');
  });
  return () => [...new Set(lost.values())].toSorted();
};

test('a page whose files are each lost once comes by itself, and loses nothing of what the server sent', async () => {
  const shopper = await newShopper(browser, shop.url);
  const { page, press, t } = shopper;
  const names = ['ShopScreen', 'footer', 'screen-files', 'stories'];
  const lost = await loseOnce(page, names);
  await open(shopper, '/shops');
  await page.mouse.move(2, 2);
  await press(page.getByRole('main').locator('a[href="/shops/1"]').first());
  await see(page.getByRole('heading', { level: 1, name: 'Green Lane' }));
  await expect.poll(lost).toEqual(names);
  // Its code has loaded after all, and took over what the server sent.
  await seeFooterAlive(shopper);
  expect(await button(shopper, t('Retry')).count()).toBe(0);
  await shopper.leave();
});

test.each(deskAndPhone)(
  'a rendered page whose own scripts are lost comes to life, and hears what was pressed: $locale, on a $device',
  async (options) => {
    const shopper = await newShopper(browser, shop.url, options);
    const { page, t, context, locale } = shopper;
    await context.addCookies([{ name: 'larder_view', value: `${locale}||light`, url: shop.url }]);
    const names = ['ProductsScreen', 'goods', 'index'];
    const lost = await loseOnce(page, names);
    await page.goto(`${shop.url}/products`);
    const cards = page.getByRole('main').getByRole('article');
    await cards.getByRole('button').first().click();
    await see(dialog(shopper, t('Login')));
    await expect.poll(lost).toEqual(names);
    await see(cards.first());
    await shopper.leave();
  },
);
