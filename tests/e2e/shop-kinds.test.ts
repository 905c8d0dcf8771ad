import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shops } from '#server/seed/data/shops.ts';
import { footers } from '#server/seed/data/site.ts';
import type { SeedFooter } from '#server/seed/seed.types.ts';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { type DemoShop, startDemoShop } from '../support/server/demo-shop.ts';
import { button, dialog } from '../support/shopper/shopper.ts';
import { come, newVisitor, type Visitor, type VisitorOptions } from '../support/shopper/visitor.ts';

const stores = {
  'Get it on Google Play': 'https://play.test/larder',
  'Download on the App Store': 'https://apps.test/larder',
} as const;

/** Every shop here has the place for the app in its footer. */
const appColumn: SeedFooter = { position: 9, items: [{ type: 'app_store', target: '_blank' }] };
const many = { footers: [...footers, appColumn] };
const one = {
  ...many,
  multiVendor: false,
  showDownloadApp: true,
  playStoreLink: stores['Get it on Google Play'],
  appStoreLink: stores['Download on the App Store'],
  footerQr: '/icon.svg',
};

let several: DemoShop;
let single: DemoShop;

openBrowser();
beforeAll(async () => {
  [several, single] = await Promise.all([startDemoShop(many), startDemoShop(one)]);
});
afterAll(async () => {
  await several?.stop();
  await single?.stop();
});

const visit = async (
  shop: DemoShop,
  path: string,
  look: (visitor: Visitor) => Promise<void>,
  options: VisitorOptions = {},
) => {
  const visitor = await newVisitor(browser, shop.url, options);
  await come(visitor, path);
  await look(visitor);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
};

const mainMenu = ({ page, t }: Visitor) => page.getByRole('navigation', { name: t('Main menu') });
const pathsIn = (visitor: Visitor) =>
  mainMenu(visitor)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const becomeSeller = ({ page, t }: Visitor) => page.getByRole('link', { name: t('Become a Seller') });
const openMenu = async (visitor: Visitor) => {
  await button(visitor, visitor.t('Open menu')).click();
  await dialog(visitor, visitor.t('Menu')).waitFor();
};
/** Of a shop in its own words, as the data have it. */
const nameOfAShop = new RegExp(`^(${shops.map(({ name }) => name[0]).join('|')})$`);
const shopLinks = ({ page }: Visitor) => page.locator('main a[href^="/shops/"]');

describe.each([
  ['many vendors', () => several, true],
  ['one vendor', () => single, false],
] as const)('a shop of %s', (_kind, shopOf, isMulti) => {
  test('names its shops in the bars, on the home page and at its goods only if there are many', async () => {
    await visit(shopOf(), '/', async (visitor) => {
      expect(await becomeSeller(visitor).count()).toBe(isMulti ? 1 : 0);
      expect((await pathsIn(visitor)).includes('/shops')).toBe(isMulti);
      expect((await shopLinks(visitor).count()) > 0).toBe(isMulti);
    });
    await visit(shopOf(), '/products', async (visitor) => {
      const card = visitor.page.getByRole('article').first();
      await card.waitFor();
      expect(await card.getByText(nameOfAShop).count()).toBe(isMulti ? 1 : 0);
    });
    await visit(shopOf(), '/products/2/details', async (visitor) => {
      expect((await shopLinks(visitor).count()) > 0).toBe(isMulti);
    });
  });

  test('does so in the menu of a phone', async () => {
    await visit(
      shopOf(),
      '/about-us',
      async (visitor) => {
        await openMenu(visitor);
        expect(await becomeSeller(visitor).count()).toBe(isMulti ? 1 : 0);
        expect((await pathsIn(visitor)).includes('/shops')).toBe(isMulti);
      },
      { device: 'phone', locale: 'ar' },
    );
  });
});

test('a shop of one vendor has no pages of shops and takes no sellers', async () => {
  for (const path of ['/shops', '/shops/1']) {
    const { status, headers } = await fetch(single.url + path, { redirect: 'manual' });
    expect([status, headers.get('location')], path).toEqual([302, '/']);
  }
  for (const path of ['/shop/register', '/partner/register', '/partner/confirmation/abc'])
    expect((await fetch(single.url + path, { redirect: 'manual' })).status, path).toBe(404);
  await visit(single, '/partner/register', async (visitor) => {
    await visitor.page.getByRole('heading', { name: visitor.t('Page Not Found') }).waitFor();
  });
});

const storesIn = async (visitor: Visitor, place: 'navigation' | 'contentinfo') =>
  visitor.page
    .getByRole(place)
    .getByRole('link', { name: /Google Play|App Store/ })
    .evaluateAll((links) =>
      links.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]),
    );
const expectedStores = Object.entries(stores).map(([name, href]) => [name, href, '_blank', 'noopener']);

describe('the app', () => {
  test('is offered in the bar and in the footer where there is one', async () => {
    await visit(single, '/about-us', async (visitor) => {
      const { t, page } = visitor;
      const opener = button(visitor, t('Download our app'));
      await opener.press('Enter');
      expect(await opener.getAttribute('aria-expanded')).toBe('true');
      // They are fetched when the menu opens.
      await expect.poll(() => storesIn(visitor, 'navigation')).toEqual(expectedStores);
      await page.keyboard.press('Escape');
      expect(await storesIn(visitor, 'navigation')).toEqual([]);
      expect(await storesIn(visitor, 'contentinfo')).toEqual(expectedStores);
      await page
        .getByRole('contentinfo')
        .getByRole('img', { name: t('Scan to download the app') })
        .waitFor();
    });
  });

  test('is not spoken of where there is none', async () => {
    await visit(several, '/about-us', async (visitor) => {
      expect(await button(visitor, visitor.t('Download our app')).count()).toBe(0);
      expect(await storesIn(visitor, 'contentinfo')).toEqual([]);
      expect(await visitor.page.getByRole('img', { name: visitor.t('Scan to download the app') }).count()).toBe(0);
    });
  });
});

describe('the footer', () => {
  test('has the columns and the line of the owner, with the year', async () => {
    await visit(several, '/about-us', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      for (const { title } of footers) if (title) await footer.getByRole('heading', { name: title.en }).waitFor();
      expect(await footer.textContent()).toContain(`${new Date().getFullYear()}`);
    });
  });

  test('folds its columns of links below 640 pixels', async () => {
    await visit(
      several,
      '/about-us',
      async ({ page }) => {
        const folds = page.getByRole('contentinfo').locator('details');
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect.poll(() => folds.count()).toBeGreaterThan(0);
        await page.setViewportSize({ width: 640, height: 800 });
        await expect.poll(() => folds.count()).toBe(0);
      },
      { context: { viewport: { width: 639, height: 800 } } },
    );
  });
});
