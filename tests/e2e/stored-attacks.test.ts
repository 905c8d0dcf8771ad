import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { pages } from '#src/routes/pages.ts';
import { type PageName, patterns } from '#src/routes/paths.ts';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { type TestDatabase, testDatabase } from '../support/database/database.ts';
import { type ShopProcess, startShopProcess } from '../support/server/shop-process.ts';
import { newVisitor, seeSettled } from '../support/shopper/visitor.ts';
import { hostileFilling } from '../support/shops/hostile-shop.ts';

const own: Partial<Record<PageName, string>> = {
  category: '/categories/fruit',
  blog: '/blog/how-to-keep-tomatoes',
  policyPage: '/page/shipping-and-delivery-policy',
};
const open = Object.entries(pages).filter(([, { audience }]) => audience === 'everyone');
const addresses = open.map(([name]) => own[name as PageName] ?? patterns[name as PageName].replace(/:\w+/g, '1'));

let database: TestDatabase;
let shop: ShopProcess;

openBrowser();
beforeAll(async () => {
  database = await testDatabase({ filling: hostileFilling });
  shop = await startShopProcess(database.url);
});
afterAll(async () => {
  await shop?.stop();
  await database?.close();
});

/** Where the links of a page lead, as the browser reads them. */
const linksOf = (document: Document) =>
  [...document.querySelectorAll('a[href]')].map((link) => {
    const { href, protocol, hostname, origin, rel } = link as HTMLAnchorElement;
    return { href, protocol, hostname, isOurs: origin === location.origin, rel };
  });

describe.each(locales)('in %s', (locale) => {
  test(`${addresses.length} pages are shown, nothing of the texts runs and no link leads astray`, async () => {
    const visitor = await newVisitor(browser, shop.url, { locale });
    const { page, context } = visitor;
    for (const address of addresses) {
      await page.goto(shop.url + address);
      await seeSettled(visitor);
      await seeQuiet(page);
      const seen = await page.evaluate(() => ({
        ran: document.documentElement.dataset.ran,
        canaries: document.body.textContent.includes('canary'),
        frames: document.querySelectorAll('iframe, body script:not([type="application/json"]):not([src])').length,
      }));
      expect(seen, address).toEqual({ ran: undefined, canaries: true, frames: 0 });
      const links = (await page.evaluate(`(${linksOf})(document)`)) as ReturnType<typeof linksOf>;
      for (const { href, protocol, hostname, isOurs, rel } of links) {
        expect(['http:', 'https:', 'mailto:', 'tel:'], `${address} ${href}`).toContain(protocol);
        expect(hostname, `${address} ${href}`).not.toBe('evil.test');
        if (!isOurs && protocol.startsWith('http')) expect(rel, `${address} ${href}`).toContain('noopener');
      }
    }
    await context.close();
  });
});
