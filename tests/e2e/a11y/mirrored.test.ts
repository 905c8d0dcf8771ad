/** The shop in a language from the right is the shop in a mirror: its places, its panels, its arrows, its notices. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { BuiltInLocale as Locale } from '#locales/locales.ts';
import { shareShop } from '../../support/browser/open-shop.ts';
import { shareVisitors } from '../../support/shopper/shared-visitors.ts';
import { button, dialog } from '../../support/shopper/shopper.ts';
import { come, type Look, seeSettled, type Visitor } from '../../support/shopper/visitor.ts';
import { openCart } from './screens.ts';

shareShop();
const visitorWith = shareVisitors();

/** What `look` sees in a language, at the same place. */
const seen = async <Seen>(
  look: Partial<Look>,
  path: string,
  see: (visitor: Visitor) => Promise<Seen>,
): Promise<Seen> => {
  const visitor = await visitorWith(look);
  await come(visitor, path);
  const found = await see(visitor);
  expect(visitor.complaints).toEqual([]);
  return found;
};

/** How far it is from where the line begins, and from where it ends: the same in both directions. */
const gapsOf = async (place: Locator, page: Page) => {
  const box = await place.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const left = Math.round(box?.x ?? Number.NaN);
  const right = Math.round(width - (box?.x ?? 0) - (box?.width ?? 0));
  return isRtl ? { start: right, end: left } : { start: left, end: right };
};

const fromTheRight = ['ar', 'ir'] as const satisfies readonly Locale[];

describe.each(fromTheRight)('in %s', (locale) => {
  test.each(['desktop', 'phone'] as const)('the bars of a %s stand in a mirror', async (device) => {
    const places = async ({ page, t }: Visitor) => {
      const brand = await gapsOf(page.getByRole('banner').getByRole('link', { name: 'Larder' }).first(), page);
      const cart = await gapsOf(button({ page, t } as Visitor, t('Cart, {count} items', { count: 0 })), page);
      return { brand: brand.start, cartIsLater: cart.end < cart.start };
    };
    const [english, other] = [
      await seen({ device, locale: 'en' }, '/about-us', places),
      await seen({ device, locale }, '/about-us', places),
    ];
    expect(other).toEqual(english);
  });

  test.each([
    ['the cart', 'desktop', 'end'],
    ['the menu of a phone that lies', 'desktop', 'start'],
  ] as const)('%s comes from the other side', async (which, device, side) => {
    const context = which === 'the cart' ? {} : { viewport: { width: 700, height: 400 } };
    const gaps = async (visitor: Visitor) => {
      if (which === 'the cart') await openCart(visitor);
      else await button(visitor, visitor.t('Open menu')).click();
      const sheet = which === 'the cart' ? visitor.page.getByRole('dialog') : dialog(visitor, visitor.t('Menu'));
      await sheet.waitFor();
      await seeSettled(visitor);
      return gapsOf(sheet, visitor.page);
    };
    for (const each of ['en', locale] as const) {
      const visitor = await visitorWith({ device, locale: each, context });
      await come(visitor, '/about-us');
      const found = await gaps(visitor);
      expect(found[side], each).toBe(0);
      expect(found[side === 'end' ? 'start' : 'end'], each).toBeGreaterThan(100);
    }
  });

  test('icons for "next" point to the left, and so do the pages of a list', async () => {
    await seen({ locale }, '/products?page=2', async ({ page, t }) => {
      const box = async (name: string) => (await page.getByRole('link', { name, exact: true }).boundingBox())?.x ?? 0;
      const [previous, one, three, next] = [
        await box(t('Previous page')),
        await box(t('Page {page}', { page: 1 })),
        await box(t('Page {page}', { page: 3 })),
        await box(t('Next page')),
      ];
      expect([previous, one, three, next]).toEqual([previous, one, three, next].toSorted((a, b) => b - a));
      const turned = await page
        .locator('main :is(.lucide-chevron-left, .lucide-chevron-right)')
        .evaluateAll((icons) => icons.map((icon) => new DOMMatrix(getComputedStyle(icon).transform).a));
      expect(turned.length).toBeGreaterThan(1);
      expect(new Set(turned)).toEqual(new Set([-1]));
    });
  });

  test('notices stand at the lower right, in English at the lower left', async () => {
    const notice = async (visitor: Visitor) => {
      // A guest is asked to log in first.
      await visitor.page
        .getByRole('button', { name: visitor.t('Add to cart'), exact: true })
        .first()
        .click();
      const box = await visitor.page.getByRole('alert').getByRole('listitem').boundingBox();
      return { left: box?.x ?? 0, right: 1280 - (box?.x ?? 0) - (box?.width ?? 0), below: 800 - (box?.y ?? 0) };
    };
    const english = await seen({ locale: 'en' }, '/products/1/details', notice);
    expect(english.left).toBeLessThan(english.right);
    const other = await seen({ locale }, '/products/1/details', notice);
    expect(other.right).toBeLessThan(other.left);
    for (const { below } of [english, other]) expect(below).toBeLessThan(300);
  });
});
