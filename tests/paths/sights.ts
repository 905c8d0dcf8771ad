/** What a person sees in more than one flow, and what every chart hears. */
import type { Locator } from 'playwright-core';
import { placeWords } from './failure-words.ts';
import { settled } from './timeouts.ts';

const placeOf = (locator: Locator) => placeWords(String(locator));

export const silent = { kind: 'network' } as const;

/** A text in its field, and whether the field is said to be wrong. */
export const seeField = async (field: Locator, text: string, isWrong: boolean): Promise<void> => {
  await seeText(field, text);
  await settled(async () => (await field.getAttribute('aria-invalid')) === 'true', `${placeOf(field)} is wrong`).toBe(
    isWrong,
  );
};

export const seeText = (field: Locator, text: string): Promise<void> =>
  settled(() => field.inputValue(), `the text of ${placeOf(field)}`).toBe(text);

export const seeChecked = (control: Locator, isChecked: boolean): Promise<void> =>
  settled(() => control.isChecked(), `${placeOf(control)} is chosen`).toBe(isChecked);

export const seeBusy = (control: Locator, isBusy: boolean): Promise<void> =>
  settled(async () => (await control.getAttribute('aria-busy')) === 'true', `${placeOf(control)} is busy`).toBe(isBusy);

export const seeCount = (found: Locator, count: number): Promise<void> =>
  settled(() => found.count(), `the number of ${placeOf(found)}`).toBe(count);

/** The text that a screen reader announces with a control, for instance what is wrong with it. */
const descriptionOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

export const seeDescribed = (control: Locator, text: string): Promise<void> =>
  settled(() => control.evaluate(descriptionOf), `what is said about ${placeOf(control)}`).toBe(text);

export const seeFocus = (control: Locator): Promise<void> =>
  settled(
    () => control.evaluate((element) => element === document.activeElement),
    `the focus is in ${placeOf(control)}`,
  ).toBe(true);
