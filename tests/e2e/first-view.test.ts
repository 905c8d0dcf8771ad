/** The first view, with and without scripts, and the state that survives a change of view. */
import { describe, expect, test } from 'vitest';
import { formatMoney } from '#src/i18n/money.ts';
import { holdBack, scrollOf } from '../support/browser/measures.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { accountButton, logIn } from '../support/shopper/account.ts';
import { messagesIn } from '../support/shopper/languages.ts';
import { greengrocer, type OnShelf, productsOf } from '../support/shopper/shelf.ts';
import {
  type Device,
  heading,
  link,
  newShopper,
  open,
  reload,
  type Shopper,
  see,
  speak,
} from '../support/shopper/shopper.ts';

const dollar = { symbol: '$', rate_from_default: 1 };
const euro = { symbol: '€', rate_from_default: 0.92 };
const personal = /^\/(carts|addresses|profile|user|favorite|allergies|recently|usual|unread-messages|update-last-seen)/;

shareShop();

const visitor = (options = {}) => newShopper(browser, shop.url, options);
const priceOf = ({ price, discount_price }: OnShelf, currency = dollar) =>
  formatMoney(discount_price > 0 ? discount_price : price, currency, 'en');
const card = ({ page }: Shopper, { name }: OnShelf) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const anyProduct = async (shopper: Shopper) => {
  const [product] = await productsOf(shopper, greengrocer);
  if (!product) throw new Error('The greengrocer sells nothing.');
  return product;
};

/** Icons without a drawing: the page must have those of its markup, and one file has those of what is added to it. */
const undrawn = async ({ page }: Shopper) => {
  const uses = await page.locator('svg use').evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''));
  const there = await page.locator('g[id^=icon-]').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const missing = [...new Set(uses)].filter((name) => !there.includes(name));
  const drawings = await Promise.all(
    missing.map(async (name) => [name, await (await fetch(new URL(name, shop.url))).text()] as const),
  );
  return drawings.filter(
    ([name, file]) => !name.startsWith('/assets/') || !file.includes(`id="${name.split('#')[1]}"`),
  );
};

const pages = [
  '/',
  '/products',
  '/products?q=milk&sort=low_to_high',
  '/products?diet=vegan&free=gluten',
  '/products/1/details',
  '/shops',
  '/shops/1',
  '/categories',
  '/most-popular',
  '/blogs',
  '/blog/how-to-keep-tomatoes',
  '/privacy-policy',
  '/flash-sale/1',
  '/partner/register',
];

describe('the first view', () => {
  for (const path of pages) {
    test(`of ${path} includes its styles, and hydrates without requesting its data again`, async () => {
      const shopper = await visitor();
      const { page } = shopper;
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await open(shopper, path);
      await page.waitForLoadState('networkidle');
      // A visible countdown fetches the server's time; a sale that has just begun is refetched.
      expect(shopper.calls.filter(({ path: requested }) => !requested.startsWith('/flash-sale'))).toEqual([]);
      expect(await undrawn(shopper)).toEqual([]);
      const inlined = await page
        .locator('link[rel=stylesheet][disabled]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(inlined.length).toBeGreaterThan(1);
      expect(fetched.filter((file) => inlined.includes(file))).toEqual([]);
      await shopper.leave();
    });
  }

  test.each([
    ['/', 1.75],
    ['/products', 1.75],
    ['/products', 3],
    ['/products/1/details', 1.75],
    ['/products/1/details', 3],
  ])('of %s has its largest picture with it, on a phone with %d dots a pixel', async (path, deviceScaleFactor) => {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor });
    const page = await context.newPage();
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto(shop.url + path);
    const picture = page.locator('main img[fetchpriority=high]').first();
    const isThere = () => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
    await expect.poll(isThere).toBe(true);
    await context.close();
  });

  test('of a signed-in shopper requests only personal data', async () => {
    const shopper = await visitor();
    await open(shopper);
    await logIn(shopper);
    // A pointer that rests on a link prefetches its page; the prefetch ends with the page.
    await shopper.page.mouse.move(0, 0);
    await shopper.page.goto('about:blank');
    const before = shopper.calls.length;
    await open(shopper, '/products');
    await see(accountButton(shopper));
    const requested = () => shopper.calls.slice(before).map(({ path }) => path);
    await expect.poll(requested).toContain('/carts');
    await shopper.page.waitForLoadState('networkidle');
    expect(requested().filter((path) => !personal.test(path))).toEqual([]);
    await shopper.leave();
  });

  test('is complete without scripts', async () => {
    const shopper = await visitor({ context: { javaScriptEnabled: false } });
    const { page, t } = shopper;
    const product = await anyProduct(shopper);
    await page.goto(shop.url);
    await see(heading(shopper, t('Popular products')));
    await page.goto(`${shop.url}/shops/${greengrocer}`);
    await see(card(shopper, product).getByText(priceOf(product)).first());
    await link(shopper, product.name).click();
    await see(heading(shopper, product.name));
    await see(page.getByRole('main').getByText(priceOf(product)).first());
    await see(heading(shopper, t('About Product')));
    await shopper.leave();
  });

  for (const path of ['/no/such/page', '/massages/7/x']) {
    test(`of ${path} has the status and the text of a missing page`, async () => {
      const shopper = await visitor();
      const response = await shopper.page.goto(shop.url + path);
      expect(response?.status()).toBe(404);
      await see(heading(shopper, shopper.t('Page Not Found')));
      await shopper.press(link(shopper, shopper.t('Return to Homepage')));
      await see(heading(shopper, shopper.t('Popular products')));
      await shopper.leave();
    });
  }

  test('of a removed product has the right status and text', async () => {
    const shopper = await visitor();
    const response = await shopper.page.goto(`${shop.url}/products/999999/details`);
    expect(response?.status()).toBe(404);
    await see(heading(shopper, shopper.t('This product is not available')));
    await shopper.leave();
  });
});

describe('from a list to a product', () => {
  test('name and price are there before the shop has answered', async () => {
    const shopper = await visitor();
    const { page } = shopper;
    const product = await anyProduct(shopper);
    await open(shopper, `/shops/${greengrocer}`);
    const held = await holdBack(page, new RegExp(`/api/product.*${product.id}`));
    await shopper.press(link(shopper, product.name));
    await see(page.getByRole('heading', { name: product.name, level: 1 }));
    await see(page.getByRole('main').getByText(priceOf(product)).first());
    expect(await heading(shopper, shopper.t('About Product')).count()).toBe(0);
    held.letGo();
    await see(heading(shopper, shopper.t('About Product')));
    await shopper.leave();
  });

  for (const device of ['phone', 'desktop'] as const satisfies readonly Device[]) {
    test(`and back is where the list was left, on a ${device}`, async () => {
      const shopper = await visitor({ device });
      const { page, t } = shopper;
      await open(shopper, '/products');
      await shopper.press(link(shopper, t('Page {page}', { page: 2 })));
      const current = page.getByRole('link', { name: t('Page {page}', { page: 2 }), exact: true });
      await expect.poll(() => current.getAttribute('aria-current')).toBe('page');
      const last = page.getByRole('main').getByRole('article').last().getByRole('link');
      await last.scrollIntoViewIfNeeded();
      const name = (await last.textContent()) ?? '';
      const left = await scrollOf(page);
      expect(left).toBeGreaterThan(0);
      await shopper.press(last);
      await see(page.getByRole('heading', { name, level: 1 }));
      expect(await scrollOf(page)).toBe(0);
      await page.goBack();
      await see(link(shopper, name));
      expect(new URL(page.url()).search).toBe('?page=2');
      await expect.poll(() => scrollOf(page)).toBe(left);
      await shopper.leave();
    });
  }
});

describe('a change of view', () => {
  test('to another language leaves the page and its filters unchanged', async () => {
    const shopper = await visitor({ locale: 'ar' });
    const { page, t } = shopper;
    const path = '/products?q=milk&sort=low_to_high&min=2';
    await open(shopper, path);
    await see(heading(shopper, messagesIn('en')('Results for “{text}”', { text: 'milk' })));
    await speak(shopper);
    expect(page.url()).toBe(shop.url + path);
    await see(heading(shopper, t('Results for “{text}”', { text: 'milk' })));
    expect(await page.getByRole('combobox', { name: t('Sort by') }).inputValue()).toBe('low_to_high');
    await see(page.getByRole('list', { name: t('Applied filters') }));
    await shopper.leave();
  });

  test('to another currency changes the prices and is remembered', async () => {
    const shopper = await visitor();
    const { page, t } = shopper;
    const product = await anyProduct(shopper);
    await open(shopper, `/shops/${greengrocer}`);
    await see(card(shopper, product).getByText(priceOf(product)).first());
    const picker = page.getByRole('combobox', { name: t('Choose a currency') });
    await shopper.choose(picker, (await picker.locator('option', { hasText: 'EUR' }).textContent()) ?? '');
    const inEuro = priceOf(product, euro);
    expect(inEuro).toMatch(/^[\d.,]+€$/);
    await see(card(shopper, product).getByText(inEuro, { exact: true }).first());
    expect(await page.getByRole('main').getByText('$').count()).toBe(0);
    await page.waitForFunction(() => document.cookie.includes('EUR'));
    await reload(shopper);
    await see(card(shopper, product).getByText(inEuro, { exact: true }).first());
    await shopper.leave();
  });
});
