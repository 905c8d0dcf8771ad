/** What a shopper does with their addresses, and how the pages of the account are looked at. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { button, link, pathOf, type Shopper, see, seeGone } from './shopper.ts';
import { seeToast } from './shopping.ts';

export const seePath = (shopper: Shopper, path: string) => expect.poll(() => pathOf(shopper)).toBe(path);

export const focusedName = ({ page }: Shopper) => page.evaluate(() => document.activeElement?.getAttribute('name'));
export const card = ({ page }: Shopper, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
export const box = ({ page }: Shopper, name: string): Locator => page.getByRole('textbox', { name, exact: true });
/** Faster than any response, and more often than anybody means it. */
export const pressThrice = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    for (let time = 0; time < 3; time += 1) element.click();
  });

export const writeAddress = async (shopper: Shopper, place: string) => {
  const { t, write } = shopper;
  await write(box(shopper, t('Full name')), 'Ann Archer');
  await write(box(shopper, t('Phone')), '2025550100');
  await write(box(shopper, t('Address line 1')), place);
};

export const addFirst = async (shopper: Shopper, place: string) => {
  const { t, press, write } = shopper;
  await press(link(shopper, t('Add New Address')));
  await writeAddress(shopper, '');
  await press(button(shopper, t('Save')));
  await expect.poll(() => focusedName(shopper)).toBe('address_line');
  await expect(box(shopper, t('Address line 1')).getAttribute('aria-invalid')).resolves.toBe('true');
  expect(await box(shopper, t('Full name')).inputValue()).toBe('Ann Archer');
  await write(box(shopper, t('Address line 1')), place);
  const before = shopper.countOf('POST /address/store');
  await pressThrice(button(shopper, t('Save')));
  await seeToast(shopper, t('Address added successfully'));
  await seePath(shopper, '/manage-address');
  expect(shopper.countOf('POST /address/store')).toBe(before + 1);
};

export const addSecond = async (shopper: Shopper, place: string) => {
  const { page, t, press } = shopper;
  await press(link(shopper, t('New address')));
  await writeAddress(shopper, place);
  await press(page.getByRole('checkbox', { name: t('Make it the default address') }));
  await press(button(shopper, t('Save')));
  await see(card(shopper, place).getByText(t('Default'), { exact: true }));
};

export const remove = async (shopper: Shopper, place: string) => {
  const { page, t, press } = shopper;
  const opener = button(shopper, `${t('Delete')}: ${place}`);
  const question = page.getByRole('alertdialog', { name: t('Delete address') });
  await press(opener);
  await press(question.getByRole('button', { name: t('Cancel'), exact: true }));
  await seeGone(question);
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await press(opener);
  await press(question.getByRole('button', { name: t('Delete'), exact: true }));
};

/** As its card names it. */
export const placeOfFirst = async ({ page, t }: Shopper) => {
  const name = await page
    .getByRole('link', { name: `${t('Edit')}: ` })
    .first()
    .getAttribute('aria-label');
  return (name ?? '').slice(`${t('Edit')}: `.length);
};
