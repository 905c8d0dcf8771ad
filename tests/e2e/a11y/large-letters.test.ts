/** The shop at a larger font size of the browser (WCAG 1.4.4), set as the browser sets it and not by a style sheet. */
import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BuiltInLocale as Locale } from '#locales/locales.ts';
import { shareShop } from '../../support/browser/open-shop.ts';
import { shareVisitors } from '../../support/shopper/shared-visitors.ts';
import { button } from '../../support/shopper/shopper.ts';
import { come, type Look, type Visitor } from '../../support/shopper/visitor.ts';
import { clippedTexts, overflowOf } from './clipped.ts';

shareShop();

/** The size of letters is that of its session. */
const sessions = new WeakMap<Visitor, CDPSession>();
const visitorWith = shareVisitors(async (visitor) => {
  sessions.set(visitor, await visitor.context.newCDPSession(visitor.page));
});

/** The usual ones have 16 pixels. */
const withLetters = async (pixels: number, look: Partial<Look>): Promise<Visitor> => {
  const visitor = await visitorWith(look);
  await sessions.get(visitor)?.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  return visitor;
};

const seeContent = ({ complaints }: Visitor) => expect(complaints).toEqual([]);

const cases = (['en', 'ar'] as const satisfies readonly Locale[]).flatMap((locale) =>
  [24, 32].flatMap((pixels) => (['/', '/products', '/about-us'] as const).map((path) => ({ locale, pixels, path }))),
);

test.each(cases)('$path has room for letters of $pixels pixels, in $locale', async ({ locale, pixels, path }) => {
  for (const device of ['desktop', 'phone'] as const) {
    const visitor = await withLetters(pixels, { locale, device });
    await come(visitor, path);
    expect(await overflowOf(visitor.page), device).toBeLessThanOrEqual(0);
    expect(await clippedTexts(visitor.page), device).toEqual([]);
    seeContent(visitor);
  }
});

test.each(['en', 'ar'] as const)('a wide window has the frame of a narrower one, in %s', async (locale) => {
  const visitor = await withLetters(32, { locale });
  const { page, t } = visitor;
  await come(visitor, '/');
  await button(visitor, t('Open menu')).waitFor();
  const search = await page.getByRole('combobox', { name: t('Search products') }).boundingBox();
  expect(search?.width).toBeGreaterThan(6 * 32);
  seeContent(visitor);
});

test.each(['en', 'ar'] as const)('the tabs of a phone do not run into each other, in %s', async (locale) => {
  const visitor = await withLetters(32, { locale, device: 'phone' });
  await come(visitor, '/');
  const labels = await visitor.page
    .getByRole('navigation', { name: visitor.t('Main'), exact: true })
    .getByRole('listitem')
    .evaluateAll((tabs) =>
      tabs.map((tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }),
    );
  const inOrder = labels.toSorted((one, other) => one.left - other.left);
  expect(inOrder).toHaveLength(5);
  for (const [index, { right }] of inOrder.entries())
    expect(right).toBeLessThanOrEqual(inOrder[index + 1]?.left ?? 390);
  seeContent(visitor);
});
