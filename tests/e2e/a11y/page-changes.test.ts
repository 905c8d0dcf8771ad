/** A change of page: its announcement, the place of the focus, and the focus after Back. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scrollOf } from '../../support/browser/measures.ts';
import { browser, shareShop, shop } from '../../support/browser/open-shop.ts';
import { recordTime } from '../../support/figures.ts';
import { come, newVisitor, type Visitor } from '../../support/shopper/visitor.ts';
import { isFocused } from './focus.ts';

/** How soon a screen reader hears of a new page. */
const toldWithinMs = 500;

let visitor: Visitor;
let page: Page;

shareShop();
beforeEach(async () => {
  visitor = await newVisitor(browser, shop.url);
  page = visitor.page;
});
afterEach(async () => {
  const complaints = visitor?.complaints ?? [];
  await visitor?.context.close();
  expect(complaints).toEqual([]);
});

const seeFocusOn = (control: Locator) => expect.poll(() => isFocused(control)).toBe(true);
const menuLink = (name: string) =>
  page.getByRole('navigation', { name: visitor.t('Main menu') }).getByRole('link', { name, exact: true });

type Announced = { text: string; afterMs: number };
type Listening = { told: Announced[]; turned: number };

/** Records the announcements for screen readers, with the time since the address changed. */
const listen = () =>
  page.evaluate(() => {
    const heard: Listening = { told: [], turned: performance.now() };
    (window as unknown as { heard: Listening }).heard = heard;
    addEventListener('pushState', () => {
      heard.turned = performance.now();
    });
    const observer = new MutationObserver((changes) => {
      const places = new Set(changes.map(({ target }) => target.parentElement?.closest('[role=status]') ?? target));
      for (const place of places) {
        const text = place.textContent?.trim() ?? '';
        const isLive = place instanceof Element && place.matches('[role=status]');
        if (isLive && text !== '') heard.told.push({ text, afterMs: performance.now() - heard.turned });
      }
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const toldSoFar = () => page.evaluate(() => (window as unknown as { heard: Listening }).heard.told);

describe('a link to another page', () => {
  test('moves the keyboard to its content and tells its title once, at once', async () => {
    await come(visitor, '/');
    await listen();
    await menuLink('Shops').press('Enter');
    await page.waitForURL('**/shops');
    await seeFocusOn(page.getByRole('main'));
    await expect.poll(toldSoFar).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    const shown = await toldSoFar();
    expect(shown.map(({ text }) => text)).toEqual(['Shops - Larder']);
    recordTime('a new page to its announcement', shown[0]?.afterMs ?? Number.NaN, toldWithinMs);
    expect(await page.title()).toBe('Shops - Larder');
    expect(await scrollOf(page)).toBe(0);
  });

  test('leads Back to the place and to the link that led away', async () => {
    await come(visitor, '/products');
    const last = page.getByRole('article').last().getByRole('link').first();
    await last.focus();
    await last.scrollIntoViewIfNeeded();
    const left = await scrollOf(page);
    expect(left).toBeGreaterThan(0);
    const name = (await last.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.goBack();
    await seeFocusOn(page.getByRole('article').last().getByRole('link').first());
    await expect.poll(() => scrollOf(page)).toBe(left);
    expect(await page.title()).toBe('Products - Larder');
  });

  test('of the menu has the keyboard again after Back', async () => {
    await come(visitor, '/about-us');
    await menuLink('Shops').press('Enter');
    await page.waitForURL('**/shops');
    await seeFocusOn(page.getByRole('main'));
    await page.goBack();
    await page.waitForURL('**/about-us');
    await seeFocusOn(menuLink('Shops'));
  });

  test('that is not on the page that Back shows leaves the keyboard at its content', async () => {
    await come(visitor, '/blogs');
    await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
    await page.getByRole('heading', { name: visitor.t('Page Not Found') }).waitFor();
    await page.goBack();
    await page.waitForURL('**/blogs');
    await seeFocusOn(page.getByRole('main'));
  });
});
