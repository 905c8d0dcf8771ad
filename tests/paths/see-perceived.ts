/** Holds the page against what the table says of the states in which a chart is. */
import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import english from '#locales/en.json' with { type: 'json' };
import { see } from '../support/shopper/shopper.ts';
import { rowOf } from './perceived.ts';
import type { Perceived } from './perceived.types.ts';
import { leavesOf } from './place.ts';
import { settled } from './timeouts.ts';

/** The walker reads English. */
const textOf = (key: string): string => (english as Readonly<Record<string, string>>)[key] ?? key;

/** A placeholder stands for any text. */
const asPattern = (key: string) => {
  const parts = textOf(key)
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
};

const live = {
  alert: (page: Page) => page.getByRole('alert'),
  status: (page: Page) => page.getByRole('status'),
  busy: (page: Page) => page.locator('[aria-busy=true], [role=status]'),
} as const;

const seeSaid = async (page: Page, [kind, ...words]: NonNullable<Perceived['says']>) => {
  const said = words.map((key) => live[kind](page).filter({ hasText: textOf(key) }));
  await settled(async () => {
    const counts = await Promise.all(said.map((found) => found.count()));
    return counts.some((count) => count > 0);
  }).toBe(true);
};

/** It, or a dialog that another flow has opened over it. */
const hasTheKeyboard = (element: Element) =>
  element.contains(document.activeElement) ||
  (document.activeElement?.closest('[role$=dialog]') ?? element) !== element;

const seeRow = async (page: Page, { at: [role, name], hasFocus, says }: Perceived) => {
  const place = page
    .getByRole(role, { name: asPattern(name), includeHidden: true })
    .filter({ visible: true })
    .first();
  await see(place);
  if (hasFocus) await settled(() => place.evaluate(hasTheKeyboard)).toBe(true);
  if (says) await seeSaid(page, says);
};

export const seePerceived = async (page: Page, flow: string, { value }: AnyMachineSnapshot): Promise<void> => {
  for (const state of leavesOf(value)) {
    const row = rowOf(flow, state);
    if (typeof row === 'object') await seeRow(page, row);
  }
};
