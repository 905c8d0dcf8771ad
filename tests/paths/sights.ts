/** What a person sees in more than one flow, and what every chart hears. */
import type { Locator } from 'playwright-core';
import type { EventObject } from 'xstate';
import { settled } from './timeouts.ts';

export const done = (port: string, output?: unknown) => ({ type: `xstate.done.actor.${port}`, output }) as EventObject;
export const failed = (port: string, error: object) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject;
export const silent = { kind: 'network' } as const;

/** A text in its field, and whether the field is said to be wrong. */
export const seeField = async (field: Locator, text: string, isWrong: boolean): Promise<void> => {
  await settled(() => field.inputValue()).toBe(text);
  await settled(() => field.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
};

export const seeBusy = (control: Locator, isBusy: boolean): Promise<void> =>
  settled(() => control.getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);

export const seeCount = (found: Locator, count: number): Promise<void> => settled(() => found.count()).toBe(count);
