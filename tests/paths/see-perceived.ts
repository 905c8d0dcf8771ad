/** Holds the page against what the table says of the states in which a chart is. */
import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import { phraseIn, type ShopperLocale } from '../support/shopper/languages.ts';
import { type Shopper, see } from '../support/shopper/shopper.ts';
import { placeWords } from './failure-words.ts';
import { rowOf } from './perceived.ts';
import type { Perceived } from './perceived.types.ts';
import { leavesOf } from './place.ts';
import { settled } from './timeouts.ts';

/** A placeholder stands for any text. */
const asPattern = (locale: ShopperLocale, key: string) => {
  const parts = phraseIn(locale, key)
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
};

const live = {
  alert: (page: Page) => page.getByRole('alert'),
  status: (page: Page) => page.getByRole('status'),
  busy: (page: Page) => page.locator('[aria-busy=true], [role=status]'),
} as const;

const seeSaid = async ({ page, locale }: Shopper, [kind, ...keys]: NonNullable<Perceived['says']>) => {
  const phrases = keys.map((key) => phraseIn(locale, key));
  const said = phrases.map((hasText) => live[kind](page).filter({ hasText }));
  await settled(
    async () => {
      const counts = await Promise.all(said.map((found) => found.count()));
      return counts.some((count) => count > 0);
    },
    `${kind} “${phrases.join('” or “')}” is read out`,
  ).toBe(true);
};

/** It, or a dialog that another flow has opened over it. */
const hasTheKeyboard = (element: Element) =>
  element.contains(document.activeElement) ||
  (document.activeElement?.closest('[role$=dialog]') ?? element) !== element;

const seeRow = async (shopper: Shopper, { at: [role, name], hasFocus, says }: Perceived) => {
  const place = shopper.page
    .getByRole(role, { name: asPattern(shopper.locale, name), includeHidden: true })
    .filter({ visible: true })
    .first();
  await see(place);
  if (hasFocus)
    await settled(() => place.evaluate(hasTheKeyboard), `the focus is in ${placeWords(String(place))}`).toBe(true);
  if (says) await seeSaid(shopper, says);
};

export const seePerceived = async (shopper: Shopper, flow: string, { value }: AnyMachineSnapshot): Promise<void> => {
  for (const state of leavesOf(value)) {
    const row = rowOf(flow, state);
    if (typeof row === 'object') await seeRow(shopper, row);
  }
};
