/** A shop without a logo shows its name, however long the owner's choice is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { type DemoShop, startDemoShop } from '../support/server/demo-shop.ts';
import { button, dialog } from '../support/shopper/shopper.ts';
import { come, newVisitor, type Visitor } from '../support/shopper/visitor.ts';
import { overflowOf } from './a11y/clipped.ts';

const names = {
  'of several words': 'Supermarket & Delicatessen of Old Harbour',
  'of one word': 'Donaudampfschifffahrtsgesellschaftsladen',
};
const shops = new Map<string, DemoShop>();

openBrowser();
beforeAll(async () => {
  const starting = Object.values(names).map(async (appName) => {
    shops.set(appName, await startDemoShop({ appName, logo: '', footerLogo: '', appLogo: '' }));
  });
  await Promise.all(starting);
});
afterAll(async () => {
  await Promise.all([...shops.values()].map((shop) => shop.stop()));
});

const search = ({ page, t }: Visitor) => page.getByRole('banner').getByRole('button', { name: t('Search products') });

/** The width of the window, once the page has been drawn for it. */
const narrow = async ({ page }: Visitor, width: number) => {
  await page.setViewportSize({ width, height: 780 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

describe.each(Object.entries(names))('a name %s', (_kind, name) => {
  test.each(['en', 'ir'] as const)('leaves room for the search and the panels of a phone, in %s', async (locale) => {
    const visitor = await newVisitor(browser, shops.get(name)?.url ?? '', { locale, device: 'phone' });
    const { page, t } = visitor;
    await come(visitor, '/products');
    for (const width of [320, 360, 390]) {
      await narrow(visitor, width);
      expect(await overflowOf(page), `${width}`).toBeLessThanOrEqual(0);
      const { width: room = 0 } = (await search(visitor).boundingBox()) ?? {};
      expect(room, `${width}`).toBeGreaterThanOrEqual(7 * 16);
      const { x = 0, width: length = 0 } = (await page.getByRole('link', { name }).first().boundingBox()) ?? {};
      expect(x, `${width}`).toBeGreaterThanOrEqual(0);
      expect(x + length, `${width}`).toBeLessThanOrEqual(width);
    }
    await button(visitor, t('Filters')).click();
    const apply = await dialog(visitor, t('Filters'))
      .getByRole('button', { name: t('Apply') })
      .boundingBox();
    expect(apply?.x).toBeGreaterThanOrEqual(0);
    expect((apply?.x ?? 0) + (apply?.width ?? 0)).toBeLessThanOrEqual(390);
    await visitor.leave();
  });

  test('leaves room for the search on a tablet', async () => {
    const visitor = await newVisitor(browser, shops.get(name)?.url ?? '');
    const { page, t } = visitor;
    await come(visitor, '/products');
    for (const width of [640, 768, 1024]) {
      await narrow(visitor, width);
      expect(await overflowOf(page), `${width}`).toBeLessThanOrEqual(0);
      const room = await page.getByRole('combobox', { name: t('Search products') }).boundingBox();
      expect(room?.width, `${width}`).toBeGreaterThanOrEqual(7 * 16);
    }
    await visitor.leave();
  });
});
