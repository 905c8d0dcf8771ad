/** The shop and the browser of a file of e2e tests. The files of a worker share the browser, and some of them the shop. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ShopSettings } from '#server/db/shop-settings.ts';
import { type DemoShop, startDemoShop } from '../server/demo-shop.ts';
import { atWorkerEnd } from '../server/worker-end.ts';
import { launchBrowser } from './browser.ts';

export let shop: DemoShop;
export let browser: Browser;

let sharedBrowser: Promise<Browser> | undefined;

const browserOfWorker = (): Promise<Browser> => {
  sharedBrowser ??= launchBrowser().then((browser) => {
    atWorkerEnd(() => browser.close());
    return browser;
  });
  return sharedBrowser;
};

let sharedShop: Promise<DemoShop> | undefined;

const refuse = (): never => {
  throw new Error('The files of a worker share this shop: call `openShop` for one that the file may stop.');
};

/** It can be neither stopped nor killed. */
const shopOfWorker = (): Promise<DemoShop> => {
  sharedShop ??= startDemoShop().then((shop) => {
    atWorkerEnd(() => shop.stop());
    return { ...shop, stop: refuse, kill: refuse, restart: refuse };
  });
  return sharedShop;
};

/**
 * Call it once, at the top of a file whose tests leave no trace that another file can meet: they read, they write only
 * to accounts that they registered, and they place no order, since stock, sales and ratings belong to everybody. The
 * demo account may be read. Any other file calls `openShop`.
 */
export const shareShop = (): void => {
  beforeAll(async () => {
    [shop, browser] = await Promise.all([shopOfWorker(), browserOfWorker()]);
  });
};

/**
 * Call it once, at the top of a file: a demo shop of its own, so that no file meets what another has bought or changed.
 * `settings` and `env` are what the owner has set otherwise.
 */
export const openShop = (settings?: Partial<ShopSettings>, env?: Record<string, string>): void => {
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startDemoShop(settings, env), browserOfWorker()]);
  });
  afterAll(() => shop?.stop());
};

/** Call it once, at the top of a file that starts something else than the demo shop. */
export const openBrowser = (): void => {
  beforeAll(async () => {
    browser = await browserOfWorker();
  });
};
