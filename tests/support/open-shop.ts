/** The shop and the browser of a file of e2e tests. The files that a worker runs share both, one file after another. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '#server/db/pool.ts';
import type { ShopSettings } from '#server/domain/shop-settings.ts';
import { launchBrowser } from './browser.ts';
import { type DemoShop, startDemoShop } from './demo-shop.ts';
import { atWorkerEnd } from './worker-end.ts';

export let shop: DemoShop;
export let browser: Browser;

let sharedShop: ReturnType<typeof startSharedShop> | undefined;
let sharedBrowser: Promise<Browser> | undefined;

const browserOfWorker = (): Promise<Browser> => {
  sharedBrowser ??= launchBrowser().then((browser) => {
    atWorkerEnd(() => browser.close());
    return browser;
  });
  return sharedBrowser;
};

const startSharedShop = async (): Promise<{ shop: DemoShop; restock: () => Promise<void> }> => {
  const shop = await startDemoShop();
  const { pool, close } = await openDatabase({ url: shop.databaseUrl, poolSize: 1 });
  atWorkerEnd(async () => {
    await close();
    await shop.stop();
  });
  const { rows } = await pool.query<{ id: number; stock: number }>('select id, stock from packagings');
  const given = [rows.map(({ id }) => id), rows.map(({ stock }) => stock)];
  const restock = async () => {
    await pool.query(
      `update packagings set stock = given.stock
         from unnest($1::bigint[], $2::int[]) as given (id, stock)
        where packagings.id = given.id and packagings.stock <> given.stock`,
      given,
    );
  };
  return { shop, restock };
};

/**
 * Call it once, at the top of a file whose tests change nothing but what belongs to their own accounts. What they buy
 * is back in stock for the next file.
 */
export const openShop = (): void => {
  beforeAll(async () => {
    sharedShop ??= startSharedShop();
    const [shared, started] = await Promise.all([sharedShop, browserOfWorker()]);
    await shared.restock();
    shop = shared.shop;
    browser = started;
  });
};

/**
 * Call it once, at the top of a file that needs a shop of its own: one with other `settings` or another environment,
 * one that a test kills, or whose goods a test changes. It ends with the file.
 */
export const openOwnShop = (settings?: Partial<ShopSettings>, env?: Record<string, string>): void => {
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
