/**
 * Delivery times: a day, a time of it, and the order that is to come then.
 *
 * @spec R100, R101
 */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { newMember } from '../support/shopper/member.ts';
import { fillAddress, followOrder, payCash, placeOrder } from '../support/shopper/ordering.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import { deskAndPhone, open, type Shopper, type ShopperOptions, see } from '../support/shopper/shopper.ts';

const hold = 'POST /delivery-slots';

openShop();

/** In the checkout of one product. */
const buyer = async (options: ShopperOptions): Promise<Shopper> => {
  const shopper = await newMember(browser, shop.url, options);
  const { page, t, press } = shopper;
  const bought = await productOf(shopper, greengrocer);
  await open(shopper, `/products/${bought.id}/details`);
  const name = `${t('Buy now')}: ${bought.name}`;
  await press(page.getByRole('main').getByRole('button', { name, exact: true }).first());
  await see(times(shopper));
  return shopper;
};

const times = ({ page, t }: Shopper): Locator => page.getByRole('region', { name: t('Delivery time'), exact: true });
const days = (shopper: Shopper): Locator =>
  times(shopper)
    .getByRole('group', { name: shopper.t('Choose a day') })
    .getByRole('radio');
const soon = (shopper: Shopper): Locator =>
  times(shopper).getByRole('radio', { name: shopper.t('As soon as possible') });

for (const { locale, device } of deskAndPhone)
  describe(`${locale}, on a ${device}`, () => {
    test('a time of another day is held, ordered and shown with the order', async () => {
      const shopper = await buyer({ locale, device });
      const { page, t, press } = shopper;
      expect(await soon(shopper).isChecked()).toBe(true);
      await press(days(shopper).nth(2));
      const time = times(shopper)
        .getByRole('radio', { name: /[0-9٠-٩]{2}:[0-9٠-٩]{2}/ })
        .first();
      await press(time);
      await see(times(shopper).getByText(t('We hold this time for you while you check out.')));
      await expect.poll(() => shopper.countOf(hold)).toBe(1);
      await fillAddress(shopper);
      await payCash(shopper);
      expect(await time.isChecked()).toBe(true);
      await followOrder(shopper, await placeOrder(shopper));
      await see(page.getByRole('main').getByText(t('Delivery time'), { exact: true }));
      await shopper.leave();
    });

    test('an order without a choice goes as soon as possible', async () => {
      const shopper = await buyer({ locale, device });
      const { page, t } = shopper;
      await fillAddress(shopper);
      await payCash(shopper);
      await followOrder(shopper, await placeOrder(shopper));
      await see(page.getByRole('main').getByText(t('Estimated delivery'), { exact: true }));
      expect(shopper.countOf(hold)).toBe(0);
      await shopper.leave();
    });
  });
