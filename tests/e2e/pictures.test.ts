import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltInLocale as Locale } from '#locales/locales.ts';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { changeOf, isUpdating, keep, lettersOf, pictureOf } from '../support/browser/screenshots.ts';
import { type Filling, testDatabase } from '../support/database/database.ts';
import { demoFilling } from '../support/database/demo-database.ts';
import { type ShopProcess, startShopProcess } from '../support/server/shop-process.ts';
import { type Account, addAddress, fillCart, register } from '../support/shopper/http-account.ts';
import { shareVisitors } from '../support/shopper/shared-visitors.ts';
import { type Look, seeSettled, type Visitor } from '../support/shopper/visitor.ts';
import { picturedScreens } from './a11y/pictured-screens.ts';

/** The share of the pixels that may differ. */
const mostChange = 0.001;

/** The demo shop at no hour of the day: all its shops are open. */
const filling: Filling = {
  name: 'pictured',
  fill: async (database) => {
    await demoFilling.fill(database);
    await database.pool.query(`update shops set opens_at = '00:00', closes_at = '24:00'`);
  },
};

let close: () => Promise<void>;
let shop: ShopProcess;
let account: Account;
let cannotCompare: string | undefined;

/** A picture appears only if it loads at once, which no test can guarantee. A route would disable the cache. */
const forbidFonts = async ({ context, page }: Visitor) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
};

openBrowser();
const visitorWith = shareVisitors(forbidFonts);
beforeAll(async () => {
  const database = await testDatabase({ filling });
  close = database.close;
  shop = await startShopProcess(database.url);
  account = await register(shop.url, 'Ann Archer', 'ann@larder.test');
  await addAddress(shop.url, account);
  await fillCart(shop.url, account);
  const letters = await lettersOf(browser);
  if (isUpdating) await keep('letters', letters);
  const change = await changeOf('letters', letters);
  if (change <= mostChange) return;
  const share = `${(100 * change).toFixed(1)} % of a sample`;
  cannotCompare = `This machine draws letters unlike the one of the kept pictures (${share}).`;
  console.log(`${cannotCompare} They say nothing here; \`npm run pictures -- --update\` draws them anew.`);
});
afterAll(async () => {
  await shop?.stop();
  await close?.();
});

const judge = async (name: string, picture: Buffer) => {
  if (isUpdating) await keep(name, picture);
  else expect(await changeOf(name, picture), name).toBeLessThanOrEqual(mostChange);
};

const looks: { locale: Locale; scheme: Look['scheme'] }[] = [
  { locale: 'en', scheme: 'light' },
  { locale: 'ar', scheme: 'light' },
  { locale: 'ir', scheme: 'light' },
  { locale: 'ar', scheme: 'dark' },
];

describe.each(looks)('in $locale, $scheme', ({ locale, scheme }) => {
  const screens = picturedScreens.filter(({ inDark }) => scheme === 'light' || inDark);

  test.for(screens)('$name', async ({ name, device, isShoppers, reach }, context) => {
    if (cannotCompare !== undefined) context.skip(cannotCompare);
    const who = isShoppers ? { account, chosenShops: [1, 2] } : {};
    const visitor = await visitorWith({ locale, scheme, device, ...who }, shop.url);
    await reach(visitor);
    await seeSettled(visitor);
    await seeQuiet(visitor.page);
    await judge(`${name.replaceAll(' ', '-')}-${locale}-${scheme}`, await pictureOf(visitor.page));
    expect(visitor.complaints).toEqual([]);
  });
});
