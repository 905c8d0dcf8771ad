/** From the cart to the order in the history. */
import type { Locator } from 'playwright-core';
import { seeQuiet } from '../browser/browser.ts';
import { button, dialog, heading, type Shopper, see, seeGone } from './shopper.ts';
import { partOf } from './shopping.ts';

/** In the open cart. */
export const chooseShop = async (shopper: Shopper, shop: string): Promise<void> => {
  const box = partOf(shopper, shop).getByRole('checkbox');
  await shopper.press(box);
  await see(partOf(shopper, shop).getByRole('checkbox', { checked: true }));
};

/** From the open cart to the checkout page. */
export const checkOut = async (shopper: Shopper): Promise<void> => {
  const { page, t, press } = shopper;
  await press(page.getByRole('dialog').getByRole('button', { name: t('Checkout'), exact: true }));
  await see(page.getByRole('heading', { name: t('Checkout'), level: 1 }));
};

const address = [
  ['Full name', 'Robin Field'],
  ['Phone', '2025550199'],
  ['Address line 1', '7 Lantern Row'],
  ['Area', 'Old Harbour'],
  ['Postal code', '10002'],
] as const;

/** The address form in the checkout of a shopper without an address. */
export const fillAddress = async (shopper: Shopper): Promise<void> => {
  const { page, t, press, write } = shopper;
  const form = page.getByRole('form', { name: t('New address') });
  for (const [label, text] of address) await write(form.getByRole('textbox', { name: t(label), exact: true }), text);
  await press(form.getByRole('button', { name: t('Save'), exact: true }));
  await seeGone(form);
};

export const payCash = ({ page, t, press }: Shopper): Promise<void> =>
  press(page.getByRole('radio', { name: t('Cash on delivery') }));

export type Placed = { code: string; dialog: Locator };

/** Places the order and reads its code off the dialog that says so. */
export const placeOrder = async (shopper: Shopper): Promise<Placed> => {
  const { page, t, press } = shopper;
  // While the sums are fetched again, the button is disabled, and a press on it is none.
  await seeQuiet(page);
  await press(button(shopper, t('Place Order')));
  const thanks = dialog(shopper, t('Thank you!'));
  await see(thanks.getByText(t('Your order has been placed')));
  const code = await thanks.getByRole('listitem').getByRole('link').first().textContent();
  return { code: code?.trim() ?? '', dialog: thanks };
};

/** From the dialog to the history, from there to the order. */
export const followOrder = async (shopper: Shopper, { code, dialog: thanks }: Placed): Promise<void> => {
  const { page, t, press } = shopper;
  await press(thanks.getByRole('link', { name: t('Order History') }));
  await see(heading(shopper, t('Order History')));
  await press(page.getByRole('link', { name: t('View details of order {code}', { code }) }));
  await seeOrder(shopper, code);
};

/** The code in the heading runs in its own direction, between marks that nobody sees. */
export const seeOrder = ({ page, t }: Shopper, code: string): Promise<void> => {
  const words = t('Order {code}', { code: '' }).trim();
  return see(page.getByRole('heading', { level: 1 }).filter({ hasText: words }).filter({ hasText: code }));
};
