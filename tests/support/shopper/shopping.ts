/** Steps of shopping: searches, adds to the cart, opens the cart. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { latinDigits } from '../texts/digits.ts';
import { menuNameOf } from './shelf.ts';
import { button, dialog, heading, link, type Shopper, see, seeGone } from './shopper.ts';

const searchBox = async (shopper: Shopper): Promise<Locator> => {
  const { page, t, device, press } = shopper;
  if (device === 'phone') await press(button(shopper, t('Search products')));
  return page.getByRole('combobox', { name: t('Search products'), exact: true });
};

/** Types, goes down the suggestions with the arrow key until `name` is marked, and follows it with Enter. */
export const searchWithArrows = async (shopper: Shopper, text: string, name: string): Promise<void> => {
  const { page, write } = shopper;
  const box = await searchBox(shopper);
  await write(box, text);
  const option = page.getByRole('option', { name });
  await see(option.first());
  const count = await page.getByRole('option').count();
  const marked = page.getByRole('option', { name, selected: true });
  for (let step = 0; step < count && (await marked.count()) === 0; step += 1) await box.press('ArrowDown');
  await see(marked.first());
  await box.press('Enter');
  await see(heading(shopper, name));
};

export const addFromPage = (shopper: Shopper): Promise<void> =>
  shopper.press(button(shopper, shopper.t('Add to cart')));

export const addFromCard = (shopper: Shopper, name: string): Promise<void> =>
  shopper.press(button(shopper, shopper.t('Add {name} to cart', { name })));

/** By the main menu: of the bar, or of the drawer that a phone has instead. */
export const followMenu = async (shopper: Shopper, path: string): Promise<void> => {
  const { page, t, device, press } = shopper;
  const name = await menuNameOf(shopper, path);
  if (device === 'phone') await press(button(shopper, t('Open menu')));
  await press(page.getByRole('navigation', { name: t('Main menu') }).getByRole('link', { name, exact: true }));
};

/** Among all shops, into one. */
export const visitShop = async (shopper: Shopper, shop: string): Promise<void> => {
  await followMenu(shopper, '/shops');
  await see(heading(shopper, shopper.t('Shops')));
  await shopper.press(link(shopper, shop));
  await see(shopper.page.getByRole('heading', { name: shop, level: 1 }));
};

export const seeToast = ({ page, t }: Shopper, text: string): Promise<void> =>
  see(page.getByRole('region', { name: t('Notifications') }).getByText(text));

/** The popup that follows an add. */
export const seeAdded = ({ page, t }: Shopper, name: string): Promise<void> =>
  see(
    page
      .getByRole('status')
      .filter({ hasText: t('has been added to cart') })
      .filter({ hasText: name }),
  );

/** The quantity of a product, as its stepper shows it. */
const quantityOf = ({ page, t }: Shopper, name: string): Locator =>
  page.getByRole('textbox', { name: t('Quantity of {name}', { name }), exact: true });

export const seeQuantity = async (shopper: Shopper, name: string, quantity: number): Promise<void> => {
  await see(quantityOf(shopper, name).first());
  await expect
    .poll(async () => latinDigits(await quantityOf(shopper, name).first().inputValue()))
    .toBe(String(quantity));
};

export const cartButton = (shopper: Shopper, count: number) =>
  button(shopper, shopper.t('Cart, {count} items', { count }));

export const seeCartCount = (shopper: Shopper, count: number): Promise<void> => see(cartButton(shopper, count));

export const openCart = async (shopper: Shopper, count: number): Promise<Locator> => {
  await shopper.press(cartButton(shopper, count));
  const panel = dialog(shopper, shopper.t('Shopping Cart')).or(dialog(shopper, shopper.t('My Cart')));
  await see(panel);
  return panel;
};

export const closeCart = async (shopper: Shopper): Promise<void> => {
  await shopper.press(button(shopper, shopper.t('Close cart')));
  await seeGone(shopper.page.getByRole('dialog'));
};

/** A shop's part of the open cart. */
export const partOf = ({ page, t }: Shopper, shop: string): Locator =>
  page.getByRole('region', { name: t('Items from {shop}', { shop }), exact: true });
