/** The page of a product as its card knew it, while the rest is on its way. */
import { expect, test } from 'vitest';
import { holdBack } from '../support/browser/measures.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { newMember } from '../support/shopper/member.ts';
import { heading, open, see, seeGone } from '../support/shopper/shopper.ts';
import { seeCartCount } from '../support/shopper/shopping.ts';

shareShop();

/** Less than a quarter of the button: the placeholder of two packs is six pixels taller than they are. */
const mostMoved = 8;

const products = [
  {
    list: '/categories/kitchen-and-table',
    link: 'Choose options: Linen Apron',
    name: 'Linen Apron',
    options: [/^L\b/, /^Natural/],
  },
  { list: '/products?q=whole+milk', link: 'Whole Milk', name: 'Whole Milk', options: [] },
];

test.each(products)(
  '$name is added by a press during which the rest arrives',
  async ({ list, link, name, options }) => {
    const shopper = await newMember(browser, shop.url);
    const { page, t, press } = shopper;
    await open(shopper, list);
    const rest = await holdBack(page, /\/api\/product-details/);
    await press(page.getByRole('main').getByRole('link', { name: link, exact: true }).first());
    await see(heading(shopper, name));
    for (const option of options) await press(page.getByRole('radio', { name: option }));
    const add = page.getByRole('main').getByRole('button', { name: t('Add to cart'), exact: true });
    await add.hover();
    // A pressed button is smaller; its centre stays.
    const middle = async () => {
      const box = await add.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    const before = await middle();
    await page.mouse.down();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(t('Add to cart'));
    rest.letGo();
    await seeGone(page.getByRole('main').locator('[aria-busy=true]'));
    expect(Math.abs((await middle()) - before)).toBeLessThanOrEqual(mostMoved);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(t('Add to cart'));
    await page.mouse.up();
    await seeCartCount(shopper, 1);
    await shopper.leave();
  },
);
