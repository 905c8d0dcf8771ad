/** Steps of an online payment in the gateway's window. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoAccount } from '#server/domain/demo-account.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { watch } from '../browser/browser.ts';
import type { DemoShop } from '../server/demo-shop.ts';
import { callOf } from './delivery.ts';
import type { ShopperLocale } from './languages.ts';
import { productOf } from './shelf.ts';
import { dialog, type Shopper, see, seeGone } from './shopper.ts';

export type UnpaidOrder = { id: number; code: string };

/** Of the demo account, one piece of a product, to be paid online and not paid yet. */
export const unpaidOrder = async (shop: DemoShop, locale: ShopperLocale, shopId: number): Promise<UnpaidOrder> => {
  const { id: product_id } = await productOf({ url: shop.url, locale }, shopId);
  const { access } = await callOf(shop.url)('/login', { phone: demoAccount.phone, password: demoAccount.password });
  // The gateway's page has the locale of the order.
  const call = callOf(shop.url, access.token, locale);
  await call('/cart/store', { product_id });
  const { addresses } = await call('/addresses');
  const wish = { shop_ids: [shopId], address_id: addresses[0].id, payment_method: 'stripe' };
  const { id, order_code: code } = (await call('/place-order', wish)).orders[0];
  return { id, code };
};

/** The window that opens when this is done, once its page is there. */
export const windowAfter = async ({ page, t, complaints }: Shopper, deed: () => Promise<void>): Promise<Page> => {
  const opening = page.waitForEvent('popup');
  await deed();
  const popup = await opening;
  watch(popup, complaints);
  await popup.getByRole('heading', { name: t('Pay for your order') }).waitFor();
  return popup;
};

export const inWindow = async ({ t }: Shopper, popup: Page, what: MessageKey): Promise<void> => {
  await popup.getByRole('button', { name: t(what), exact: true }).click();
};

export const seeWindowGone = (popup: Page): Promise<void> =>
  expect.poll(() => popup.isClosed(), { timeout: 5000 }).toBe(true);

/** The shop's text about the payment. */
export const seeOutcome = async (shopper: Shopper, title: MessageKey): Promise<Locator> => {
  const outcome = dialog(shopper, shopper.t(title));
  await see(outcome);
  return outcome;
};

export const pressIn = async (shopper: Shopper, where: Locator, name: MessageKey): Promise<void> => {
  const choice = where.getByRole('button', { name: shopper.t(name), exact: true });
  await shopper.press(choice);
};

export const leaveOutcome = async (shopper: Shopper, outcome: Locator, name: MessageKey): Promise<void> => {
  await pressIn(shopper, outcome, name);
  await seeGone(outcome);
};

/** In the sums of an order's page. */
export const seePayment = ({ page, t }: Shopper, status: 'Paid' | 'Pending'): Promise<void> =>
  see(page.getByRole('region', { name: t('Order summary') }).getByText(t(status), { exact: true }));
