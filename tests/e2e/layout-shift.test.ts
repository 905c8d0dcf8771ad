/** Nothing that a shopper sees moves by itself: neither under an answer to a press, nor when a page's data arrive. */
import { describe, expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { shiftOf, watchShift } from '../support/browser/wire-weight.ts';
import { newMember } from '../support/shopper/member.ts';
import { heading, newShopper, open, type Shopper, see } from '../support/shopper/shopper.ts';
import { addFromCard, seeAdded } from '../support/shopper/shopping.ts';

openShop();

/** The share of the window that moved, times how far it moved. The count that appears in a tab alone makes 0.001. */
const limit = 0.0015;

const seeFrame = ({ page }: Shopper) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const seeUnmoved = async (shopper: Shopper, most = limit) => {
  await seeFrame(shopper);
  expect(await shiftOf(shopper.page)).toBeLessThanOrEqual(most);
  await shopper.leave();
};

/** Holds every answer to `pattern` until the function that it resolves to is called. */
const hold = async ({ page }: Shopper, pattern: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
};

describe('on a phone, nothing moves', () => {
  test('under a notice that answers a press', async () => {
    const shopper = await newShopper(browser, shop.url, { device: 'phone' });
    await watchShift(shopper.page);
    await open(shopper, '/products');
    await addFromCard(shopper, 'Green Apples');
    await see(shopper.page.getByRole('region', { name: shopper.t('Notifications') }).getByRole('listitem'));
    await seeUnmoved(shopper);
  });

  test('under the popup that follows an add', async () => {
    const shopper = await newMember(browser, shop.url, { device: 'phone' });
    await watchShift(shopper.page);
    await open(shopper, '/products');
    await addFromCard(shopper, 'Green Apples');
    await seeAdded(shopper, 'Green Apples');
    await seeUnmoved(shopper);
  });

  test('on the page of a product that was begun from its card', async () => {
    const shopper = await newShopper(browser, shop.url, { device: 'phone' });
    const { page, press, t } = shopper;
    await watchShift(page);
    await open(shopper, '/products');
    const release = await hold(shopper, '**/api/product-details?*');
    await press(page.getByRole('link', { name: 'Red Apples' }).first());
    await see(heading(shopper, 'Red Apples'));
    await seeFrame(shopper);
    release();
    await see(page.getByRole('radio').first());
    await see(page.getByRole('heading', { name: t('About Product') }));
    await seeQuiet(page);
    // The category comes into the way to the product.
    await seeUnmoved(shopper, limit / 3);
  });

  test.each(['/shops/1', '/terms-and-conditions', '/help', '/dashboard'])(
    'when the data of %s arrive',
    async (path) => {
      const shopper = await newMember(browser, shop.url, { device: 'phone' });
      const { page, t } = shopper;
      await watchShift(page);
      await open(shopper, '/about-us');
      await seeQuiet(page);
      const release = await hold(shopper, '**/api/**');
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await see(page.locator('main').getByText(t('Loading…')).first());
      await seeFrame(shopper);
      release();
      await seeQuiet(page);
      await seeUnmoved(shopper);
    },
  );
});
