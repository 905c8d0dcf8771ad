/** A shop's voucher, from the cart to the discount of the order, and codes that are typed at the checkout. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { newMember } from '../support/shopper/member.ts';
import { checkOut, chooseShop, fillAddress, payCash, placeOrder } from '../support/shopper/ordering.ts';
import { greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import { button, deskAndPhone, dialog, open, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { addFromPage, openCart, partOf, searchWithArrows, seeToast } from '../support/shopper/shopping.ts';

/** It offers 10 per cent off, from an order of 15 on. */
const offered = { code: 'GREEN10', percent: 10 };

openShop();

/** Signed in, with nine of one product in the open cart. */
const fillCart = async (shopper: Shopper): Promise<string> => {
  const { page, t } = shopper;
  const [product, { name: shopName }] = await Promise.all([
    productOf(shopper, greengrocer),
    shopOf(shopper, greengrocer),
  ]);
  await open(shopper);
  await searchWithArrows(shopper, product.name, product.name);
  await addFromPage(shopper);
  await openCart(shopper, 1);
  const quantity = page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('Quantity of {name}', { name: product.name }) });
  await quantity.fill('9');
  await quantity.press('Enter');
  await expect.poll(() => quantity.inputValue()).toBe('9');
  return shopName;
};

const collect = async (shopper: Shopper, shopName: string): Promise<void> => {
  const { t, press } = shopper;
  await press(partOf(shopper, shopName).getByRole('button', { name: t('Apply Store voucher') }));
  const vouchers = dialog(shopper, t('Vouchers from {shop}', { shop: shopName }));
  const offer = t('{percent}% off', { percent: offered.percent });
  await see(vouchers.getByText(offered.code));
  await press(vouchers.getByRole('button', { name: `${t('Collect')}: ${offer}` }));
  await see(vouchers.getByRole('button', { name: `${t('Collected')}: ${offer}`, disabled: true }));
  await seeToast(shopper, t('Voucher collected successfully'));
  await press(vouchers.getByRole('button', { name: t('Close'), exact: true }));
  await seeGone(vouchers);
};

const summaryOf = ({ page, t }: Shopper): Locator => page.getByRole('region', { name: t('Order summary') });

const applyCode = async (shopper: Shopper, code: string): Promise<void> => {
  const { t, press, write } = shopper;
  await write(summaryOf(shopper).getByRole('textbox', { name: t('Coupon code') }), code);
  await press(button(shopper, t('Apply coupon')));
};

describe('a voucher', () => {
  for (const { locale, device } of deskAndPhone) {
    test(`is collected, typed, taken back and ordered with, in ${locale} on a ${device}`, async () => {
      const shopper = await newMember(browser, shop.url, { locale, device });
      const { t, press } = shopper;
      const shopName = await fillCart(shopper);
      await collect(shopper, shopName);
      await chooseShop(shopper, shopName);
      await checkOut(shopper);
      const summary = summaryOf(shopper);
      await see(summary.getByText(offered.code));

      await applyCode(shopper, 'NOTHING');
      await see(summary.getByText(t('There is no voucher with this code here.')));
      await applyCode(shopper, offered.code);
      await see(summary.getByRole('status').filter({ hasText: t('Voucher applied') }));
      await press(button(shopper, t('Remove coupon')));
      await see(summary.getByRole('textbox', { name: t('Coupon code') }));
      await see(summary.getByText(offered.code));

      await fillAddress(shopper);
      await payCash(shopper);
      await placeOrder(shopper);
      expect(shopper.countOf('POST /vouchers-collect')).toBe(1);
      await shopper.leave();
    });
  }
});
