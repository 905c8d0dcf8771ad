/** The cart that leads to the checkout, and lists that are narrowed and continued: on a desktop, and in Arabic on a phone. */
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/pool.ts';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { addAddress } from '../support/shopper/http-account.ts';
import { newMember } from '../support/shopper/member.ts';
import { bakery, greengrocer, type OnShelf, productOf, shopOf } from '../support/shopper/shelf.ts';
import { button, deskAndPhone, link, open, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { openCart, partOf, seeCartCount, seeQuantity } from '../support/shopper/shopping.ts';
import { storedFields } from '../support/shopper/tabs.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

openShop();

const inDatabase = async (query: string, values: unknown[]) => {
  const { pool, close } = await openDatabase({ url: shop.databaseUrl, poolSize: 1 });
  return pool.query(query, values).finally(close);
};

/** Sends a call as the shopper of an open page. */
const post = async (shopper: Shopper, path: string, body: object) => {
  const { token } = await storedFields(shopper);
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  };
  const response = await fetch(`${shop.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.ok, `${path} answered ${response.status}`).toBe(true);
};

const putIntoCart = (shopper: Shopper, { id }: OnShelf) => post(shopper, '/cart/store', { product_id: id });

/** The greengrocer delivers free from two pieces of the product on. */
const deliverFreeFromTwo = ({ id }: OnShelf) =>
  inDatabase(
    `update shops set free_delivery_from = 2 * (select price from listings where product_id = $1) where id = $2`,
    [id, greengrocer],
  );

describe('the cart', () => {
  for (const { locale, device } of deskAndPhone)
    test(`says what is missing, and selects all shops at once, in ${locale} on a ${device}`, async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { page, t, press } = shopper;
      const [fruit, bread] = [await productOf(shopper, greengrocer), await productOf(shopper, bakery)];
      await deliverFreeFromTwo(fruit);
      // The session is read from the storage of an open page.
      await open(shopper, '/');
      for (const product of [fruit, bread]) await putIntoCart(shopper, product);
      await open(shopper, '/');
      const panel = await openCart(shopper, 2);
      await see(panel.getByText(t('Choose the shops to check out')));
      // A screen reader hears it once more when it changes.
      const total = panel.getByText(new RegExp(`^${t('Total')}`)).first();
      expect(await total.count()).toBe(0);
      const part = partOf(shopper, (await shopOf(shopper, greengrocer)).name);
      const [, words = ''] = t('Add {missing} more for free delivery', { missing: '#' }).split('#');
      const missing = part.getByText(words.trim());
      await see(missing);

      await press(panel.getByRole('checkbox', { name: t('Select all') }));
      await see(total);
      await press(panel.getByRole('button', { name: t('Increase quantity of {name}', { name: fruit.name }) }));
      await see(part.getByText(t('Free delivery'), { exact: true }));
      await seeGone(missing);
      await press(button(shopper, t('Checkout')));
      await page.waitForURL('**/checkout');
      await shopper.leave();
    });
});

describe('what a shopper buys often', () => {
  for (const { locale, device } of deskAndPhone)
    test(`is on the home page and goes into the cart with one press, in ${locale} on a ${device}`, async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { page, t } = shopper;
      const product = await productOf(shopper, greengrocer, 2);
      const { address } = (await addAddress(shop.url, shopper.account)) as { address: { id: number } };
      const usual = page.getByRole('region', { name: t('You often buy') });
      await open(shopper, '/');
      for (let order = 0; order < 2; order += 1) {
        await seeQuiet(page);
        expect(await usual.count()).toBe(0);
        await putIntoCart(shopper, product);
        await post(shopper, '/place-order', {
          shop_ids: [greengrocer],
          address_id: address.id,
          payment_method: 'cash',
        });
        await open(shopper, '/');
      }
      await shopper.press(usual.getByRole('button', { name: t('Add {name} to cart', { name: product.name }) }));
      await seeCartCount(shopper, 1);
      await shopper.leave();
    });
});

describe('a list of products', () => {
  test('is narrowed by two brands beside it, each of which can be taken off', async () => {
    const shopper = await newVisitor(browser, shop.url, { locale: 'en', device: 'desktop' });
    const { page, t, press } = shopper;
    await open(shopper, '/products');
    const brands = page.getByRole('region', { name: t('Brand'), exact: true }).getByRole('link');
    const counts: number[] = [];
    for (const index of [0, 1]) {
      const brand = brands.nth(index);
      counts.push(Number(/\d+$/.exec((await brand.textContent()) ?? '')?.[0]));
      await press(brand);
      await expect.poll(() => brand.getAttribute('aria-current')).toBe('true');
    }
    const [one = 0, other = 0] = counts;
    await see(page.getByText(t('{count} items found', { count: one + other })));
    const applied = page.getByRole('list', { name: t('Applied filters') });
    expect(await applied.getByRole('button').count()).toBe(2);
    await press(applied.getByRole('button').first());
    await see(page.getByText(t('{count} items found', { count: other })));
    await press(link(shopper, t('Clear filters')));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await shopper.leave();
  });

  test('is continued on a phone, and is the same after Back from a product that was added at its foot', async () => {
    const shopper = await newMember(browser, shop.url, { locale: 'ar', device: 'phone' });
    const { page, t, press } = shopper;
    await open(shopper, '/products');
    const cards = page.getByRole('main').getByRole('article');
    const perPage = await cards.count();
    await press(button(shopper, t('Load more')));
    await expect.poll(() => cards.count()).toBe(2 * perPage);
    expect(new URL(page.url()).search).toBe('?more=1');
    const chosen = cards
      .nth(perPage + 3)
      .getByRole('link')
      .first();
    const name = (await chosen.textContent()) ?? '';
    await chosen.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await press(chosen);
    await see(page.getByRole('heading', { level: 1, name }));

    const bar = page.getByRole('button', { name: `${t('Add to cart')}: ${name}`, exact: true });
    expect(await bar.count()).toBe(0);
    await page.getByRole('heading', { name: t('Reviews'), exact: true }).scrollIntoViewIfNeeded();
    await press(bar);
    await seeQuantity(shopper, name, 1);

    await page.goBack();
    await expect.poll(() => cards.count()).toBe(2 * perPage);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
    await shopper.leave();
  });
});
