/** A page in a narrow window, with larger spacing or larger letters. */
import type { Page } from 'playwright-core';
import { desktop } from '../../support/browser/browser.ts';
import { clippedTexts, overflowOf } from './clipped.ts';

/** 1280 pixels at a zoom of 400 % (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Distances of WCAG 1.4.12, letters of WCAG 1.4.4. */
const needs = [
  {
    need: 'narrow, set wider',
    window: narrowest,
    css: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`,
  },
  { need: 'twice as large', window: desktop, css: ':root { font-size: 200% !important }' },
] as const;

/** A constructed style sheet is not an inline style, so the Content Security Policy allows it. */
const wear = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Parts of a page follow the window with a render of their own; a page that is really too wide stays so. */
const settle = async (page: Page) => {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 2_000 }).catch(() => undefined);
};

/**
 * What does not fit, or cannot be read, any more. Each layout of a whole page is dear, so the sheet and the window change
 * together, the window nearest to the original one comes last, and the page retains its sheet: open another after it.
 */
export const faultsForReaders = async (page: Page): Promise<string[]> => {
  const own = page.viewportSize() ?? desktop;
  const farFromOwn = (width: number) => Math.abs(width - own.width);
  const inOrder = needs.toSorted((one, other) => farFromOwn(other.window.width) - farFromOwn(one.window.width));
  const faults: string[] = [];
  for (const { need, window, css } of inOrder) {
    await wear(page, css);
    await page.setViewportSize(window);
    await settle(page);
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${need}: ${overflow} pixels too wide`);
    faults.push(...(await clippedTexts(page)).map((text) => `${need}, cut off: ${text}`));
  }
  await page.setViewportSize(own);
  return faults;
};
