/** The shop and the browser of a file of tests: there before its first test, gone after its last. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ShopSettings } from '#server/domain/shop-settings.ts';
import { launchBrowser } from './browser.ts';
import { type DemoShop, startDemoShop } from './demo-shop.ts';

/** Every file of tests has its own. */
export let shop: DemoShop;
export let browser: Browser;

/** To be called once, at the top of the file; `settings` and `env` are what the owner has set otherwise. */
export const openShop = (settings?: Partial<ShopSettings>, env?: Record<string, string>): void => {
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startDemoShop(settings, env), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
};
