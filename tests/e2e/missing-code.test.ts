/** Code and styles that are missing because the network was gone, and come when it is back. */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { newShopper, open, see, speak } from '../support/shopper/shopper.ts';

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
    expect(missing.size).toBeGreaterThan(0);
    await context.setOffline(false);
    await see(main.getByRole('heading', { level: 1, name: title }));
    expect([...missing]).toEqual([]);
    expect(complaints.filter((text) => !/dynamically imported|Unable to preload/.test(text))).toEqual([]);
    await context.close();
  },
);

test('a page whose files are each lost once comes by itself, and loses nothing of what the server sent', async () => {
  const shopper = await newShopper(browser, shop.url);
  const { page, press, t } = shopper;
  const lost = new Set<string>();
  await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const isWanted = /\/(Footer|screen-files|ShopScreen|stories)-/.test(pathname);
    if (!isWanted || lost.has(pathname)) return route.continue();
    lost.add(pathname);
    return route.abort('connectionreset');
  });
  await open(shopper, '/shops');
  await page.mouse.move(2, 2);
  await press(page.getByRole('main').locator('a[href="/shops/1"]').first());
  await see(page.getByRole('heading', { level: 1, name: 'Green Lane' }));
  await see(
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('About us') })
      .first(),
  );
  expect([...lost].map((path) => path.replace(/.*\/([^/]*)-[^-]*$/, '$1'))).toEqual(
    expect.arrayContaining(['Footer', 'screen-files', 'ShopScreen', 'stories']),
  );
  expect(await page.getByRole('button', { name: t('Retry') }).count()).toBe(0);
  await shopper.leave();
});
