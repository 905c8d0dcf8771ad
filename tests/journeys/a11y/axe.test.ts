/** No screen breaks a rule that a program can check: in two languages, two colour schemes and two windows. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser } from '../../support/browser.ts';
import { type DemoShop, startDemoShop } from '../../support/demo-shop.ts';
import type { Screen } from './screen.ts';
import { guestScreens, screensFor, shopperScreens } from './screens.ts';
import { fillCart, register } from './shopper.ts';
import { violationsOf } from './violations.ts';
import { type Look, newVisitor, type Visitor } from './visitor.ts';

const looks: Look[] = [
  { locale: 'en', scheme: 'light', device: 'desktop' },
  { locale: 'ar', scheme: 'dark', device: 'phone' },
  { locale: 'ar', scheme: 'light', device: 'desktop' },
  { locale: 'en', scheme: 'dark', device: 'phone' },
];

/** In a window as tall as the page no bar lies over what is only half scrolled into sight. */
const unrolled = async (page: Page, look: () => Promise<void>) => {
  const window = page.viewportSize() ?? desktop;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height: Math.max(height, window.height) });
  await look();
  await page.setViewportSize(window);
};

let shop: DemoShop;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startDemoShop(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const checkAll = (look: Look, screens: readonly Screen[], arrive: () => Promise<Visitor>) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await arrive();
  });
  afterAll(() => visitor?.context.close());

  for (const { name, reach } of screensFor(screens, { look })) {
    test(name, async () => {
      await reach(visitor);
      await unrolled(visitor.page, async () => expect(await violationsOf(visitor.page)).toEqual([]));
    });
  }
};

for (const look of looks) {
  const { locale, scheme, device } = look;
  describe(`in ${locale}, ${scheme}, on a ${device} nothing keeps anybody out of`, () => {
    describe('what a guest sees:', () => {
      checkAll(look, guestScreens, () => newVisitor(browser, shop.url, look));
    });
    describe('what a shopper sees:', () => {
      checkAll(look, shopperScreens, async () => {
        const account = await register(shop.url);
        await fillCart(shop.url, account);
        return newVisitor(browser, shop.url, { ...look, account, chosenShops: [1, 2] });
      });
    });
  });
}
