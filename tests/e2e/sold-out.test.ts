/**
 * If something is sold out: the choice in the checkout, and the order of which a part could not be delivered.
 *
 * @spec R105, R106
 */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MessageKey } from '#src/i18n/messages.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { callOf, operate } from '../support/shopper/delivery.ts';
import { type Member, newMember } from '../support/shopper/member.ts';
import { checkOut, chooseShop, fillAddress, followOrder, payCash, placeOrder } from '../support/shopper/ordering.ts';
import { greengrocer, productsOf, shopOf } from '../support/shopper/shelf.ts';
import { deskAndPhone, open, type Shopper, type ShopperOptions, see } from '../support/shopper/shopper.ts';
import { openCart } from '../support/shopper/shopping.ts';

openShop();

/** In the checkout of two products of one shop. */
async function buyer(options: ShopperOptions) {
  const shopper = await newMember(browser, shop.url, options);
  const [first, second] = await productsOf(shopper, greengrocer);
  if (!first || !second) throw new Error('The shop has too few products.');
  const call = callOf(shop.url, shopper.account.token);
  await call('/cart/store', { product_id: first.id, packaging_id: first.packaging_id, quantity: 3 });
  await call('/cart/store', { product_id: second.id, packaging_id: second.packaging_id, quantity: 1 });
  await open(shopper, '/');
  await openCart(shopper, 2);
  await chooseShop(shopper, (await shopOf(shopper, greengrocer)).name);
  await checkOut(shopper);
  await see(block(shopper));
  return { shopper, first, second };
}

const block = ({ page, t }: Shopper): Locator =>
  page.getByRole('region', { name: t('If something is sold out'), exact: true });
const radio = (shopper: Shopper, name: MessageKey): Locator =>
  block(shopper).getByRole('radio', { name: new RegExp(`^${shopper.t(name)}`) });
const choiceOf = (shopper: Shopper, product: string): Locator =>
  block(shopper).getByRole('combobox', { name: new RegExp(product) });

/** By the shop's own tools; the number of the line is in front of it. */
async function deliver(code: string, quantity: string): Promise<void> {
  const shown = await operate(shop, 'order', 'show', code);
  const line = /^\s*(\d+)\s.*x 3 /.exec(shown.find((text) => text.includes(' x 3 ')) ?? '')?.[1] ?? '';
  await operate(shop, 'order', 'deliver', code, line, quantity);
}

const choose = async (shopper: Member, product: string): Promise<void> => {
  const { t, press } = shopper;
  expect(await radio(shopper, 'Leave it out').isChecked()).toBe(true);
  await press(radio(shopper, 'Call me'));
  await press(block(shopper).getByText(t('Choose for each product')));
  await choiceOf(shopper, product).selectOption({ label: t('Send the best match') });
};

describe.each(deskAndPhone)('in $locale on a $device', (options) => {
  test('the choice survives a reload, and the order says what is missing', async () => {
    const { shopper, first, second } = await buyer(options);
    const { page, t, press } = shopper;
    await fillAddress(shopper);
    await payCash(shopper);
    await choose(shopper, second.name);
    await page.reload();
    await see(block(shopper));
    expect(await radio(shopper, 'Call me').isChecked()).toBe(true);
    await press(block(shopper).getByText(t('Choose for each product')));
    await expect.poll(() => choiceOf(shopper, second.name).inputValue()).toBe('best_match');
    expect(await choiceOf(shopper, first.name).inputValue()).toBe('');

    const placed = await placeOrder(shopper);
    await followOrder(shopper, placed);
    const items = page.getByRole('main').getByRole('listitem');
    await see(items.filter({ hasText: first.name }).getByText(t('If sold out: call me')));
    await see(items.filter({ hasText: second.name }).getByText(t('If sold out: send the best match')));

    await deliver(placed.code, '1');
    await page.reload();
    const missing = page.getByRole('region', { name: t('Missing from this order') });
    await see(missing.filter({ hasText: first.name }));
    await see(missing.getByText(/[0-9٠-٩]+[.٫][0-9٠-٩]{2}.*[0-9٠-٩]+[.٫][0-9٠-٩]{2}/));
    await shopper.leave();
  });
});
