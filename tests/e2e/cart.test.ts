/** The cart under bursts of changes, a lost network, two tabs, and changes of the shop. */
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/pool.ts';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { recordTime } from '../support/figures.ts';
import { serverQuantity } from '../support/shopper/cart.ts';
import { newMember } from '../support/shopper/member.ts';
import { checkOut } from '../support/shopper/ordering.ts';
import { bakery, greengrocer, type OnShelf, productOf, shopOf } from '../support/shopper/shelf.ts';
import {
  anotherTab,
  button,
  open,
  type Shopper,
  type ShopperOptions,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { addFromPage, closeCart, openCart, partOf, seeCartCount, seeQuantity } from '../support/shopper/shopping.ts';

const convergeMs = 1000;

openShop();

const pageOf = ({ id }: OnShelf) => `/products/${id}/details`;

const putIntoCart = async (shopper: Shopper, product: OnShelf) => {
  await open(shopper, pageOf(product));
  await addFromPage(shopper);
  await expect.poll(() => serverQuantity(shopper, product)).toBe(1);
};

/** Signed in, with one of a product in the cart. */
const customer = async (index = 0, options: ShopperOptions = {}) => {
  const shopper = await newMember(browser, shop.url, options);
  const product = await productOf(shopper, greengrocer, index);
  await putIntoCart(shopper, product);
  return { shopper, product };
};

const inDatabase = async (query: string, values: unknown[] = []) => {
  const { pool, close } = await openDatabase({ url: shop.databaseUrl, poolSize: 1 });
  await pool.query(query, values).finally(close);
};

const moreOf = ({ page, t }: Shopper, { name }: OnShelf) =>
  page.getByRole('button', { name: t('Increase quantity of {name}', { name }), exact: true });
const quantityOf = ({ page, t }: Shopper, { name }: OnShelf) =>
  page.getByRole('dialog').getByRole('textbox', { name: t('Quantity of {name}', { name }), exact: true });

const seeSameAsServer = async (shopper: Shopper, product: OnShelf) => {
  await expect
    .poll(() =>
      shopper.page
        .getByRole('group', { name: shopper.t('Quantity of {name}', { name: product.name }) })
        .first()
        .getAttribute('aria-busy'),
    )
    .toBe(null);
  await seeQuantity(shopper, product.name, await serverQuantity(shopper, product));
};

describe('a burst', () => {
  test('of clicks never shows a higher count than the server', async () => {
    const { shopper, product } = await customer();
    const more = moreOf(shopper, product).first();
    await more.evaluate((control: HTMLElement) => {
      for (let press = 0; press < 12; press += 1) control.click();
    });
    for (let press = 0; press < 6; press += 1) await more.click({ force: true });
    await seeSameAsServer(shopper, product);
    expect(await serverQuantity(shopper, product)).toBe(1 + shopper.countOf('POST /cart/increment'));
    await shopper.leave();
  });

  test('of keys sends one change: the number that was typed', async () => {
    const { shopper, product } = await customer(1);
    await openCart(shopper, 1);
    const field = quantityOf(shopper, product);
    await field.click();
    await field.pressSequentially('12');
    await field.press('Backspace');
    await field.pressSequentially('3');
    await field.press('Enter');
    await expect.poll(() => serverQuantity(shopper, product)).toBe(13);
    await seeSameAsServer(shopper, product);
    expect(shopper.countOf('POST /cart/quantity')).toBe(1);
    await shopper.leave();
  });

  test('of clicks on the add button adds once', async () => {
    const shopper = await newMember(browser, shop.url);
    const product = await productOf(shopper, greengrocer, 2);
    await open(shopper, pageOf(product));
    await button(shopper, shopper.t('Add to cart')).dblclick();
    await expect.poll(() => serverQuantity(shopper, product)).toBeGreaterThan(0);
    await seeSameAsServer(shopper, product);
    expect(shopper.countOf('POST /cart/store')).toBe(1);
    await shopper.leave();
  });
});

describe('an offline cart', () => {
  for (const locale of ['en', 'ar'] as const) {
    test(`queues changes, and sends them once after the outage, in ${locale}`, async () => {
      const { shopper, product } = await customer(3, { locale, device: locale === 'en' ? 'desktop' : 'phone' });
      const { page, context, t } = shopper;
      const other = await productOf(shopper, bakery);
      await openCart(shopper, 1);
      await context.setOffline(true);
      const notice = page.getByText(t('You are offline'));
      await see(notice);
      for (let press = 0; press < 2; press += 1)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('Increase quantity of {name}', { name: product.name }) })
          .click();
      const waiting = page.getByRole('dialog').getByText(t('Waiting for the connection'));
      await see(waiting);
      await see(page.getByText(t('Your changes are kept until you are back')));
      await seeQuantity(shopper, product.name, 3);
      expect(await serverQuantity(shopper, product)).toBe(1);

      await context.setOffline(false);
      await seeGone(notice);
      await seeGone(waiting);
      await expect.poll(() => serverQuantity(shopper, product)).toBe(3);
      expect([shopper.countOf('POST /cart/quantity'), shopper.countOf('POST /cart/increment')]).toEqual([1, 0]);
      await closeCart(shopper);

      await open(shopper, pageOf(other));
      await seeCartCount(shopper, 1);
      const added = shopper.countOf('POST /cart/store');
      await context.setOffline(true);
      await see(notice);
      await addFromPage(shopper);
      await seeQuantity(shopper, other.name, 1);
      await seeCartCount(shopper, 2);
      expect(shopper.countOf('POST /cart/store')).toBe(added);
      await context.setOffline(false);
      await expect.poll(() => serverQuantity(shopper, other)).toBe(1);
      expect(shopper.countOf('POST /cart/store')).toBe(added + 1);
      await shopper.leave();
    });
  }

  test('does not add again after the response of an add was lost', async () => {
    const shopper = await newMember(browser, shop.url);
    const { page, context } = shopper;
    const product = await productOf(shopper, greengrocer, 4);
    await open(shopper, pageOf(product));
    // The first interaction loads the overlays; they could not load without a network.
    await page.mouse.move(1, 1);
    const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => /Overlays-.*\.js/.test(name));
    await expect.poll(() => page.evaluate(isFetched)).toBe(true);
    await page.route('**/api/cart/store', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await addFromPage(shopper);
    await expect.poll(() => serverQuantity(shopper, product)).toBe(1);
    await see(page.getByText(shopper.t('Your changes are kept until you are back')));
    await page.unroute('**/api/cart/store');
    await context.setOffline(false);
    await expect.poll(() => shopper.countOf('POST /cart/store')).toBe(2);
    await seeSameAsServer(shopper, product);
    await seeQuantity(shopper, product.name, 1);
    await shopper.leave();
  });
});

test('two tabs show the server’s cart after each change', async () => {
  const { shopper: here, product } = await customer(5);
  const there = await anotherTab(here);
  await open(there, pageOf(product));
  await seeQuantity(there, product.name, 1);
  for (const [tab, other] of [
    [here, there],
    [there, here],
    [here, there],
  ] as const) {
    const before = await serverQuantity(here, product);
    await moreOf(tab, product).first().click();
    await expect.poll(() => serverQuantity(here, product)).toBe(before + 1);
    const since = performance.now();
    await seeQuantity(other, product.name, before + 1);
    recordTime('a change of the cart to the other tab', performance.now() - since, convergeMs);
    await seeSameAsServer(tab, product);
  }
  await here.leave();
});

describe('a line that changed on the server', () => {
  test('shows a new price, the last pieces or that the product is sold out', async () => {
    const { shopper, product } = await customer(6);
    const [few, none] = [await productOf(shopper, greengrocer, 7), await productOf(shopper, greengrocer, 8)];
    for (const other of [few, none]) await putIntoCart(shopper, other);
    await inDatabase('update packagings set price = price + 100, discount_price = null where id = $1', [
      product.packaging_id,
    ]);
    await inDatabase('update packagings set stock = 1 where id = $1', [few.packaging_id]);
    await inDatabase('update packagings set stock = 0 where id = $1', [none.packaging_id]);

    await open(shopper);
    const cart = await openCart(shopper, 3);
    const lineOf = ({ name }: OnShelf) => cart.getByRole('listitem').filter({ hasText: name });
    const words = shopper.t('Price changed: {before} → {now}', { before: '', now: '' }).split(':')[0] ?? '';
    const marked = (await lineOf(product).getByText(words).textContent()) ?? '';
    const amounts = marked.match(/\d+\.\d\d/g)?.map(Number) ?? [];
    const paid = product.discount_price > 0 ? product.discount_price : product.price;
    expect(amounts).toEqual([paid, Number((product.price + 1).toFixed(2))]);
    await see(lineOf(few).getByText(shopper.t('Only {count} left', { count: 1 })));
    await see(lineOf(none).getByText(shopper.t('Sold out')));
    await shopper.leave();
  });
});

describe('a cart in a shop of one vendor', () => {
  test('checks every shop out, and offers no choice of shops', async () => {
    const set = (value: boolean) =>
      inDatabase(
        `insert into settings (key, value) values ('multiVendor', $1) on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(value)],
      );
    const { shopper, product } = await customer(9);
    // A shop of one vendor lists its products whatever shop is named.
    const bread = await productOf(shopper, bakery, 1);
    await set(false);
    // A file in flight while the server stops would be an error of the page.
    await seeQuiet(shopper.page);
    await shop.kill();
    await shop.restart();
    await shopper.page.reload();
    await putIntoCart(shopper, bread);
    const cart = await openCart(shopper, 2);
    expect(await cart.getByRole('checkbox').count()).toBe(0);
    for (const id of [greengrocer, bakery]) await see(partOf(shopper, (await shopOf(shopper, id)).name));
    await checkOut(shopper);
    for (const { name } of [product, bread])
      await see(shopper.page.getByRole('main').getByRole('link', { name, exact: true }));
    await shopper.leave();
    await set(true);
  });
});
