/** Search: suggestions, their prices, misspelled terms, recent searches. */

import { describe, expect, test } from 'vitest';
import { asciiDigits } from '#locales/typed-numbers.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { button, dialog } from '../support/shopper/shopper.ts';
import { come, newVisitor, type Visitor, type VisitorOptions } from '../support/shopper/visitor.ts';

shareShop();

const withVisitor = async (options: VisitorOptions, visit: (visitor: Visitor) => Promise<void>) => {
  const visitor = await newVisitor(browser, shop.url, options);
  await visit(visitor);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
};

const box = ({ page, t }: Visitor) => page.getByRole('combobox', { name: t('Search products') });
const options = ({ page, t }: Visitor) => page.getByRole('listbox', { name: t('Suggestions') }).getByRole('option');
const past = ({ page, t }: Visitor) => page.getByRole('region', { name: t('Recent searches') });
const pastTexts = (visitor: Visitor) => past(visitor).getByRole('listitem').allInnerTexts();
const onPhone = async (visitor: Visitor) => {
  await button(visitor, visitor.t('Search')).click();
  await dialog(visitor, visitor.t('Search')).waitFor();
};
const searchFor = async (visitor: Visitor, text: string) => {
  await box(visitor).fill(text);
  await box(visitor).press('Enter');
  await visitor.page.waitForURL(`**/products?q=${encodeURIComponent(text)}`);
  await visitor.page.waitForFunction((made) => JSON.parse(localStorage.larder ?? '{}').searches?.[0] === made, text);
};

describe('suggestions', () => {
  test.each([
    ['EUR', 'en'],
    ['TRY', 'ir'],
  ] as const)('cost dollars, also where everything else costs %s', async (currency, locale) => {
    const cookie = encodeURIComponent(`${locale}|${currency}|`);
    await withVisitor({ locale }, async (visitor) => {
      await visitor.context.addCookies([{ name: 'larder_view', value: cookie, url: shop.url }]);
      await come(visitor, '/products');
      await box(visitor).fill({ en: 'app', ar: 'تفاح', ir: 'سیب' }[locale]);
      await options(visitor).first().waitFor();
      const kinds = (['Shop', 'Brand', 'Category'] as const).map((kind) => visitor.t(kind));
      const texts = await options(visitor).allInnerTexts();
      const ofProducts = texts.filter((text) => !kinds.some((kind) => text.trim().endsWith(kind)));
      expect(ofProducts.length).toBeGreaterThan(0);
      // The digits of the language, without the marks that isolate a price.
      const plain = (text: string) =>
        asciiDigits(text)
          .replaceAll('٫', '.')
          .replaceAll(/[\u2066-\u2069]/g, '');
      for (const text of ofProducts) expect(plain(text)).toMatch(/\d\.\d\d\$/);
    });
  });

  test.each([
    ['en', 'choclate', /chocolate/i],
    ['ar', 'تفاخ', /تفاح/],
    // Typed on an Arabic keyboard, with another yeh than the Persian name has.
    ['ir', 'شير', /شیر/],
  ] as const)('in %s forgive %s', async (locale, typed, name) => {
    await withVisitor({ locale }, async (visitor) => {
      await come(visitor, '/about-us');
      await box(visitor).fill(typed);
      await expect.poll(() => options(visitor).first().textContent()).toMatch(name);
      await searchFor(visitor, typed);
      await expect.poll(() => visitor.page.getByRole('article').first().textContent()).toMatch(name);
    });
  });

  test.each(['en', 'ar', 'ir'] as const)(
    'in %s lead to a shop, by its name and by the keyboard alone',
    async (locale) => {
      await withVisitor({ locale }, async (visitor) => {
        const { data } = await (
          await fetch(`${shop.url}/api/shops/2`, { headers: { 'accept-language': locale } })
        ).json();
        const { name } = data.shop;
        await come(visitor, '/about-us');
        await box(visitor).fill(name);
        await options(visitor)
          .filter({ hasText: name })
          .filter({ hasText: visitor.t('Shop') })
          .waitFor();
        // The places stand last, and the highlight goes round.
        for (let steps = 0; steps < 3; steps += 1) {
          await box(visitor).press('ArrowUp');
          const chosen = await options(visitor).and(visitor.page.locator('[aria-selected=true]')).textContent();
          if (chosen?.includes(name) && chosen.includes(visitor.t('Shop'))) break;
        }
        await box(visitor).press('Enter');
        await visitor.page.waitForURL('**/shops/2');
      });
    },
  );

  test('say for which text there are none', async () => {
    await withVisitor({}, async (visitor) => {
      await come(visitor, '/about-us');
      await box(visitor).fill('qqzzxx');
      await visitor.page.getByText('No results found for qqzzxx', { exact: true }).waitFor();
    });
  });

  test('go when the box is left, and a blank text searches for nothing', async () => {
    await withVisitor({}, async (visitor) => {
      await come(visitor, '/about-us');
      await box(visitor).fill('app');
      await options(visitor).first().waitFor();
      await visitor.page.getByRole('main').click({ position: { x: 4, y: 4 } });
      await expect.poll(() => options(visitor).count()).toBe(0);
      await box(visitor).fill('   ');
      await box(visitor).press('Enter');
      expect(new URL(visitor.page.url()).pathname).toBe('/about-us');
    });
  });
});

describe('a recent search', () => {
  test('is offered again, the last first, also after a reload', async () => {
    await withVisitor({}, async (visitor) => {
      await come(visitor, '/about-us');
      for (const text of ['milk', 'tea', 'Milk']) await searchFor(visitor, text);
      await come(visitor, '/about-us');
      await box(visitor).focus();
      await expect.poll(() => pastTexts(visitor)).toEqual(['Milk', 'tea']);
      await past(visitor).getByRole('button', { name: 'tea', exact: true }).click();
      await visitor.page.waitForURL('**/products?q=tea');
      expect(await box(visitor).inputValue()).toBe('tea');
    });
  });

  test('goes when something is typed, and when the keyboard has left it', async () => {
    await withVisitor({}, async (visitor) => {
      const { page } = visitor;
      await come(visitor, '/about-us');
      await searchFor(visitor, 'milk');
      await come(visitor, '/about-us');
      await box(visitor).focus();
      await past(visitor).waitFor();
      await box(visitor).fill('te');
      await past(visitor).waitFor({ state: 'hidden' });
      await box(visitor).fill('');
      await box(visitor).blur();
      await box(visitor).focus();
      await past(visitor).waitFor();
      for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
      expect(await past(visitor).evaluate((place) => place.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
      await past(visitor).waitFor({ state: 'hidden' });
    });
  });

  test('can be forgotten, one or all, and stays forgotten', async () => {
    await withVisitor({ device: 'phone', locale: 'ar', scheme: 'dark' }, async (visitor) => {
      const { t } = visitor;
      for (const text of ['milk', 'tea', 'rice']) {
        await come(visitor, '/about-us');
        await onPhone(visitor);
        await searchFor(visitor, text);
      }
      await come(visitor, '/about-us');
      await onPhone(visitor);
      await expect.poll(() => pastTexts(visitor)).toEqual(['rice', 'tea', 'milk']);
      await button(visitor, `${t('Remove')}: tea`).click();
      await expect.poll(() => pastTexts(visitor)).toEqual(['rice', 'milk']);
      await button(visitor, t('Clear all')).click();
      await past(visitor).waitFor({ state: 'hidden' });
      await visitor.page.waitForFunction(() => JSON.parse(localStorage.larder).searches.length === 0);
      await come(visitor, '/about-us');
      await onPhone(visitor);
      expect(await past(visitor).count()).toBe(0);
    });
  });
});

test('A limit of the price comes back as it was typed, in another currency too', () =>
  withVisitor({}, async (visitor) => {
    const { context, page, t } = visitor;
    const cookie = encodeURIComponent('en|TRY|');
    await context.addCookies([{ name: 'larder_view', value: cookie, url: shop.url }]);
    await come(visitor, '/products');
    await button(visitor, t('Filters')).click();
    const filters = dialog(visitor, t('Filters'));
    await filters.getByRole('textbox', { name: t('Maximum price') }).fill('50');
    await filters.getByRole('button', { name: t('Apply') }).click();
    await page.getByRole('button', { name: /50\.00/ }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${t('Filters')}`) }).click();
    await expect.poll(() => filters.getByRole('textbox', { name: t('Maximum price') }).inputValue()).toBe('50');
  }));
