/** The boxes of a one-time code in its dialog. */
import type { Locator } from 'playwright-core';
import { dialog, type Shopper } from '../support/shopper/shopper.ts';
import { inDialog } from './account-dialogs.ts';
import { seeField } from './sights.ts';

export const codeDialog = (shopper: Shopper): Locator => dialog(shopper, shopper.t('Enter the code'));

export const codeBox = (shopper: Shopper, at: number): Locator =>
  codeDialog(shopper).getByRole('textbox', { name: shopper.t('Digit {index}', { index: at + 1 }) });

export const typeCode = async (shopper: Shopper, boxes: readonly string[]): Promise<void> => {
  for (const [at, digit] of boxes.entries()) await shopper.write(codeBox(shopper, at), digit);
};

export const submitCode = (shopper: Shopper): Promise<void> => shopper.press(inDialog(shopper, 'Verify'));

export const seeCode = async (shopper: Shopper, boxes: readonly string[], isWrong: boolean): Promise<void> => {
  for (const [at, digit] of boxes.entries()) await seeField(codeBox(shopper, at), digit, isWrong);
};
