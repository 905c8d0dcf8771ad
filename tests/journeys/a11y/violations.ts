/** What a page does against the rules that a program can check. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const violationsOf = async (page: Page) => {
  // Without frames of other origins nothing is lost, and no second page is needed.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all, none }) => ({
      rule: `${id}: ${help}`,
      element: html.slice(0, 200),
      reason: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })),
  );
};
