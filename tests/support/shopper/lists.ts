/** Saved lists, from a page that shows a product. */
import type { Locator } from 'playwright-core';
import { button, dialog, type Shopper, seeGone } from './shopper.ts';
import { seeToast } from './shopping.ts';

export const listPicker = (shopper: Shopper): Locator => dialog(shopper, shopper.t('Add to a list'));

/** Puts what the page shows into a list that is made there. */
export const saveInNewList = async (shopper: Shopper, name: string): Promise<void> => {
  const { t, press } = shopper;
  await press(button(shopper, t('Add to a list')));
  await listPicker(shopper)
    .getByRole('textbox', { name: t('Name of a new list') })
    .fill(name);
  await press(listPicker(shopper).getByRole('button', { name: t('Make a new list') }));
  await seeToast(shopper, t('The list was saved'));
  await seeGone(listPicker(shopper));
};
