/** A page whose second half is late: what is painted of it, and a script that is there before it. */
import { expect, test } from 'vitest';
import { cutBefore, holdBack } from '../support/browser/measures.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { seeAlive } from '../support/shopper/shopper.ts';
import { openCart } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

shareShop();

/** A page beside it that was shown: the browser has painted meanwhile what it could. */
const paintAnother = async () => {
  const other = await browser.newPage();
  await other.setContent('<p>Another page</p>');
  await other.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await other.close();
};

test.each(['/', '/checkout', '/no/such/page'])('Of %s no half header is painted', async (path) => {
  // Nobody collects the complaints of this page: React meets a script that the server has not rendered.
  const page = await browser.newPage();
  await cutBefore(page, shop.url + path, '</header>');
  const rest = await holdBack(page, /\/held\.js$/);
  await page.goto(shop.url + path, { waitUntil: 'commit' });
  await page.locator('header').waitFor({ state: 'attached' });
  await paintAnother();
  const released = await page.evaluate(() => performance.now());
  rest.letGo();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  await expect.poll(painted).toBeGreaterThan(0);
  expect(await painted()).toBeGreaterThan(released);
  await page.close();
});

test('A script that runs before the page is complete waits for the rest', async () => {
  const shopper = await newVisitor(browser, shop.url, { locale: 'en', device: 'desktop' });
  const { page } = shopper;
  const html = await cutBefore(page, `${shop.url}/shops`, '<div id="root">');
  const rest = await holdBack(page, /\/held\.js$/);
  await page.goto(`${shop.url}/shops`, { waitUntil: 'commit' });
  const script = /assets\/index-[^"]+\.js/.exec(html)?.[0];
  // Once it is imported, it has run.
  await page.evaluate(`import('/${script}')`);
  rest.letGo();
  await seeAlive(shopper);
  await openCart(shopper, 0);
  await shopper.leave();
});
