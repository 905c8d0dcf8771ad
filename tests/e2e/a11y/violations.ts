/** What a page does against the rules that a program can check. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { desktop } from '../../support/browser/browser.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In a window as tall as the page no bar lies over what is only half scrolled into sight. */
const unroll = async (page: Page) => {
  const window = page.viewportSize() ?? desktop;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height: Math.max(height, window.height) });
  return () => page.setViewportSize(window);
};

export const violationsOf = async (page: Page) => {
  const rollUp = await unroll(page);
  const { violations } = await new AxeBuilder({ page })
    // The elements that pass are thousands, and nobody reads of them.
    .options({ runOnly: rules, resultTypes: ['violations'] })
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
