/** Violations of rules that a program can check. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { desktop } from '../../support/browser/browser.ts';

/** The copy of axe that the builder has. */
const axeFile = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page has the new height a moment later, and its overlays after that. Until then, axe does not take them for modal. */
const seeHeight = (page: Page, height: number) =>
  page.waitForFunction((expected) => {
    const overlays = [...document.querySelectorAll<HTMLElement>('[style*="--visual-viewport-height"]')];
    const heights = overlays.map(({ style }) => Number.parseFloat(style.getPropertyValue('--visual-viewport-height')));
    return [window.innerHeight, ...heights].every((one) => one === expected);
  }, height);

/** In a window as tall as the page, the bottom bar covers no element that is half scrolled into view. */
const unroll = async (page: Page) => {
  const window = page.viewportSize() ?? desktop;
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(content, window.height);
  await page.setViewportSize({ width: window.width, height });
  await seeHeight(page, height);
  return () => page.setViewportSize(window);
};

const withAxe = new WeakSet<BrowserContext>();

/**
 * Half a megabyte of script, which the builder would send twice at each call. It is sent once to each context; the pages
 * that follow have it from their beginning, for a third of the time.
 */
const ensureAxe = async (page: Page) => {
  const context = page.context();
  const source = readFileSync(axeFile, 'utf8');
  if (!withAxe.has(context)) {
    withAxe.add(context);
    await context.addInitScript(source);
  }
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
};

/** In the middle of an animation a text has another contrast. Those without an end, such as of a skeleton, go on. */
const endAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

/** Without `colours`, only rules that need no colours apply. */
export const violationsOf = async (page: Page, { colours = true } = {}) => {
  const rollUp = await unroll(page);
  await ensureAxe(page);
  await endAnimations(page);
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    // Thousands of elements pass; the report leaves out their selectors.
    .options({
      runOnly: rules,
      resultTypes: ['violations'],
      selectors: false,
      rules: { 'color-contrast': { enabled: colours } },
    })
    // Without frames of other origins nothing is lost, and no second page is needed.
    .setLegacyMode()
    .analyze();
  await rollUp();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all, none }) => ({
      rule: `${id}: ${help}`,
      element: html.slice(0, 200),
      reason: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })),
  );
};
