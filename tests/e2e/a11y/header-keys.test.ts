/** What opens from the header, by keys and by a pointer that wanders: the menu of categories and the list of suggestions. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../../support/browser/open-shop.ts';
import { button } from '../../support/shopper/shopper.ts';
import { come, newVisitor, type Visitor } from '../../support/shopper/visitor.ts';
import { focusedName, isFocused } from './focus.ts';
import { typeSearch } from './screens.ts';

let visitor: Visitor;
let page: Page;

shareShop();
beforeEach(async () => {
  visitor = await newVisitor(browser, shop.url);
  page = visitor.page;
  await come(visitor, '/about-us');
});
afterEach(async () => {
  const complaints = visitor?.complaints ?? [];
  await visitor?.context.close();
  expect(complaints).toEqual([]);
});

const seeFocusOn = (control: Locator) => expect.poll(() => isFocused(control)).toBe(true);

describe('the mega menu', () => {
  const opener = () => button(visitor, visitor.t('Categories'));
  const heading = () => page.getByRole('heading', { name: visitor.t('Popular categories') });

  test('opens by Enter, leads into its links, and Escape goes back to its button', async () => {
    await opener().press('Enter');
    await heading().waitFor();
    expect(await opener().getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^\/categories\//);
    await page.keyboard.press('Escape');
    await heading().waitFor({ state: 'hidden' });
    await seeFocusOn(opener());
  });

  test('opens by a click and not by a pointer in passing, stays under it, and Escape closes it', async () => {
    await opener().hover();
    expect(await opener().getAttribute('aria-expanded')).toBe('false');
    await opener().click();
    await heading().waitFor();
    const links = page.locator('nav a[href^="/categories/"]');
    await links.first().hover();
    await links.last().hover();
    await page.mouse.move(4, 700);
    expect(await heading().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await heading().waitFor({ state: 'hidden' });
    await seeFocusOn(opener());
  });

  test('shows three products that sell, and leads to one of them', async () => {
    await opener().click();
    const trending = page.locator('nav a[href^="/products/"]');
    await expect.poll(() => trending.count()).toBe(3);
    const address = await trending.last().getAttribute('href');
    await trending.last().click();
    await page.waitForURL(`**${address}`);
    await heading().waitFor({ state: 'hidden' });
  });

  test('closes by a second click, and by one beside it', async () => {
    for (const closing of [() => opener().click(), () => page.mouse.click(4, 780)]) {
      await opener().click();
      await heading().waitFor();
      await closing();
      await heading().waitFor({ state: 'hidden' });
    }
  });

  test('closes when the focus leaves it', async () => {
    await opener().press('Enter');
    await heading().waitFor();
    await page.keyboard.press('Shift+Tab');
    await heading().waitFor({ state: 'hidden' });
    expect(await focusedName(page)).not.toBe('');
  });
});

describe('the search', () => {
  const box = () => page.getByRole('combobox', { name: visitor.t('Search products') });
  const options = () => page.getByRole('listbox', { name: visitor.t('Suggestions') }).getByRole('option');
  const highlighted = () => options().and(page.locator('[aria-selected=true]'));

  test('is a combobox whose arrow keys wrap around the suggestions', async () => {
    await typeSearch(visitor);
    expect(await box().getAttribute('aria-expanded')).toBe('true');
    const count = await options().count();
    expect(count).toBeLessThanOrEqual(8);
    const ids = await options().evaluateAll((elements) => elements.map(({ id }) => id));
    const walk: (string | null)[] = [];
    for (const key of [...Array<string>(count + 1).fill('ArrowDown'), 'ArrowUp']) {
      await page.keyboard.press(key);
      walk.push(await box().getAttribute('aria-activedescendant'));
      expect(await highlighted().getAttribute('id')).toBe(walk.at(-1));
    }
    expect(walk).toEqual([...ids, ids[0], ids.at(-1)]);
    await seeFocusOn(box());
  });

  test('Escape closes the list and leaves the typed text, Enter opens the highlighted item', async () => {
    await typeSearch(visitor);
    await page.keyboard.press('Escape');
    await expect.poll(() => box().getAttribute('aria-expanded')).toBe('false');
    expect(await box().inputValue()).toBe('app');
    await box().fill('appl');
    await options().first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products/*/details');
    await seeFocusOn(page.getByRole('main'));
  });
});
