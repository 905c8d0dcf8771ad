/** Violations of rules that a program can check. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { desktop } from '../../support/browser/browser.ts';

/** The copy of axe that the builder has. */
const axeFile = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In a window as tall as the page, the bottom bar covers no element that is half scrolled into view. */
const unroll = async (page: Page) => {
  const window = page.viewportSize() ?? desktop;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height: Math.max(height, window.height) });
  return () => page.setViewportSize(window);
};

/** Half a megabyte of script, which the builder would send twice at each call. */
const ensureAxe = async (page: Page) => {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(readFileSync(axeFile, 'utf8'));
};

/** Without `colours`, only rules that need no colours apply. */
export const violationsOf = async (page: Page, { colours = true } = {}) => {
  const rollUp = await unroll(page);
  await ensureAxe(page);
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
