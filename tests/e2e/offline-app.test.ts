/**
 * The service worker in a real browser: pages that were visited open without a network, and say from when they are; the
 * copies of an account go when it logs out. Other tests block workers, which would hide calls from them.
 *
 * @spec R115, R116
 */
import { describe, expect, test } from 'vitest';
import { copyRetryMs } from '#machines/constants.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { logOut } from '../support/shopper/account.ts';
import { arrive } from '../support/shopper/demo-shopper.ts';
import { seeOrder } from '../support/shopper/ordering.ts';
import { unpaidOrder } from '../support/shopper/payment.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import {
  deskAndPhone,
  heading,
  newShopper,
  open,
  reload,
  type Shopper,
  type ShopperOptions,
  see,
  seeAlive,
  seeGone,
} from '../support/shopper/shopper.ts';
import { addFromPage, openCart, seeCartCount } from '../support/shopper/shopping.ts';

openShop();

const pageOf = ({ id }: { id: number }) => `/products/${id}/details`;

const withWorker: ShopperOptions = { context: { serviceWorkers: 'allow' } };

/** Where copies are, by the names of their caches; an account's has a hash in it. */
const copies = ({ page }: Shopper): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(`${name.replace(/-[0-9a-f]{64}$/, '')} ${new URL(url).pathname}`);
    return found;
  });

const seeCopy = (shopper: Shopper, copy: string) =>
  expect.poll(() => copies(shopper), { timeout: 15_000 }).toContain(copy);

/** Until the copy of the cart has the product. */
const seeCartCopy = ({ page }: Shopper, name: string) => {
  const cart = () =>
    page.evaluate(async () => {
      for (const store of await caches.keys()) {
        const cache = await caches.open(store);
        const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === '/api/carts');
        if (key) return (await cache.match(key))?.text();
      }
    });
  return expect.poll(cart, { timeout: 15_000 }).toContain(name);
};

/** Until the worker serves the page and has copied what it needs. */
const seeReady = async (shopper: Shopper) => {
  await shopper.page.mouse.move(3, 3);
  await shopper.page.mouse.move(9, 9);
  await shopper.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await seeCopy(shopper, `shop-catalogue /api/lang/${shopper.locale}`);
};

/** The notice of the page, with the time of the copy. */
const seeOffline = async ({ page, t }: Shopper) => {
  const notice = page.getByRole('status').filter({ hasText: t('You are offline') });
  await see(notice.filter({ hasText: t('Shown as of {time}', { time: '' }).trim() }));
};

/** The session is ended on another device; this one finds out with its next call. */
const endElsewhere = async (shopper: Shopper) => {
  const stored = await shopper.page.evaluate(() => localStorage.getItem('larder') ?? '');
  const [, token] = /"token":"([^"]+)"/.exec(stored) ?? [];
  const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' };
  expect((await fetch(`${shop.url}/api/logout`, { headers })).status).toBe(200);
  await open(shopper, '/order-history');
  // Calls wait for the first interaction.
  await shopper.page.mouse.move(3, 3);
  await shopper.page.mouse.move(9, 9);
};

for (const [at, options] of deskAndPhone.entries())
  describe(`in ${options.locale} on a ${options.device}`, () => {
    test('the home page, a product, the cart and an order open offline, until the session ends', async () => {
      const order = await unpaidOrder(shop, options.locale, greengrocer);
      const shopper = await arrive({ ...options, ...withWorker }, '/');
      const { page, context } = shopper;
      await seeReady(shopper);
      const product = await productOf(shopper, greengrocer, at);
      await open(shopper, pageOf(product));
      await addFromPage(shopper);
      await seeCartCount(shopper, 1);
      await seeCartCopy(shopper, product.name);
      await open(shopper, `/order-history/${order.id}`);
      await seeOrder(shopper, order.code);
      await seeCopy(shopper, 'shop-account /api/order-details');
      await seeCopy(shopper, 'shop-page /');
      await seeCopy(shopper, `shop-page ${pageOf(product)}`);

      await context.setOffline(true);
      await reload(shopper);
      await seeOffline(shopper);
      await seeOrder(shopper, order.code);
      await open(shopper, pageOf(product));
      await seeOffline(shopper);
      await see(heading(shopper, product.name));
      await seeCartCount(shopper, 1);
      const panel = await openCart(shopper, 1);
      await see(panel.getByText(product.name).first());
      await open(shopper, '/');
      await seeOffline(shopper);

      await context.setOffline(false);
      await seeGone(page.getByRole('status').getByText(shopper.t('You are offline')));
      if (options.device === 'phone') await endElsewhere(shopper);
      else await logOut(shopper);
      const ofAccount = async () => (await copies(shopper)).filter((copy) => /shop-account/.test(copy));
      await expect.poll(ofAccount, { timeout: 15_000 }).toEqual([]);
      await shopper.leave();
    });
  });

test('A page that was never opened starts offline, says so, and loads once the network is back', async () => {
  const shopper = await newShopper(browser, shop.url, withWorker);
  const { page, context, t } = shopper;
  const product = await productOf(shopper, greengrocer, 2);
  await open(shopper, '/');
  await seeReady(shopper);
  await context.setOffline(true);
  await page.goto(shop.url + pageOf(product));
  await see(page.getByRole('status').getByText(t('You are offline')));
  await see(
    heading(shopper, t('We could not load this'))
      .or(heading(shopper, t('You are offline')))
      .first(),
  );
  await context.setOffline(false);
  await see(heading(shopper, product.name));
  await shopper.leave();
});

/** As if the page had been copied while the product had that name. */
const renameCopy = ({ page }: Shopper, path: string, name: string, former: string) =>
  page.evaluate(
    async ([address = '', was = '', is = '']) => {
      const cache = await caches.open('shop-page');
      const copy = await cache.match(address);
      const text = (await copy?.text())?.replaceAll(was, is);
      await cache.put(address, new Response(text, copy && { headers: copy.headers }));
    },
    [shop.url + path, name, former],
  );

test('A page from a copy shows what the shop has once the network is back, and says how old it is until then', async () => {
  const shopper = await newShopper(browser, shop.url, withWorker);
  const { page, context, t } = shopper;
  const product = await productOf(shopper, greengrocer, 3);
  await open(shopper, pageOf(product));
  await seeReady(shopper);
  await seeCopy(shopper, `shop-page ${pageOf(product)}`);
  await renameCopy(shopper, pageOf(product), product.name, 'Quinces');
  await context.setOffline(true);
  await reload(shopper);
  await see(heading(shopper, 'Quinces'));
  await seeOffline(shopper);
  await context.setOffline(false);
  await see(heading(shopper, product.name));
  // Where the network was back before the chart ran, the page fetches its data again by itself a little later.
  const age = page.getByRole('status').getByText(t('Shown as of {time}', { time: '' }).trim());
  await age.waitFor({ state: 'hidden', timeout: 2 * copyRetryMs });
  await shopper.leave();
});

test('A guest leaves no copy of an account, and queries of addresses make no copies of pages', async () => {
  const shopper = await newShopper(browser, shop.url, withWorker);
  await open(shopper, '/');
  await seeReady(shopper);
  await open(shopper, '/products?search=milk');
  await open(shopper, '/shops?utm_source=mail');
  await open(shopper, '/about-us');
  await seeCopy(shopper, 'shop-page /about-us');
  const found = await copies(shopper);
  expect(found.filter((copy) => /^shop-page/.test(copy)).toSorted()).toEqual(['shop-page /', 'shop-page /about-us']);
  expect(found.filter((copy) => /shop-account|api\/(?:sessions|payments)/.test(copy))).toEqual([]);
  await seeAlive(shopper);
  await shopper.leave();
});
