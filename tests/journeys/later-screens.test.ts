/** Screens whose code the first view does not bring. */
import { describe, expect, test } from 'vitest';
import { holdBack } from '../support/journey-measures.ts';
import { heading, link, newShopper, open, see } from '../support/journey-shopper.ts';
import { browser, openShop, shop } from '../support/open-shop.ts';

openShop();

const visitor = () => newShopper(browser, shop.url);

describe('a screen that comes later', () => {
  test('and that most want next is asked for with the first sign of a shopper, all of it at once', async () => {
    const shopper = await visitor();
    const { page } = shopper;
    await open(shopper, '/products');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const named = await page
      .locator('link[data-ahead]')
      .evaluateAll((links) => links.map((tag) => tag.getAttribute('href')));
    expect(asked).toEqual([]);
    // As long as nothing is answered, the page knows only what it names itself.
    const held = await holdBack(page, /\/assets\//);
    const card = page.getByRole('article').first().getByRole('link');
    await card.hover();
    await expect.poll(() => asked).toEqual(expect.arrayContaining(named));
    expect(named.filter((path) => path?.includes('/ProductScreen-'))).toHaveLength(2);
    held.letGo();
    const name = (await card.textContent()) ?? '';
    await shopper.press(card);
    await see(page.getByRole('heading', { name, level: 1 }));
    expect(asked.filter((path) => /screen/i.test(path) && !named.includes(path))).toEqual([]);
    await shopper.leave();
  });

  test('is not shown before its styles are there', async () => {
    const shopper = await visitor();
    const { page, t } = shopper;
    await open(shopper);
    const held = await holdBack(page, /ShopsScreen-.*\.css$/);
    const asked = page.waitForRequest(/ShopsScreen-.*\.css$/);
    await shopper.press(link(shopper, t('Shops')).first());
    await asked;
    await see(page.getByRole('main').getByText(t('Loading…')));
    expect(await heading(shopper, t('Shops')).count()).toBe(0);
    held.letGo();
    await see(heading(shopper, t('Shops')));
    await shopper.leave();
  });
});
