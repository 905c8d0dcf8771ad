/**
 * Where the next order goes, and when: in the bar of a desktop and in the menu of a phone.
 *
 * @spec R125
 */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { holdBack } from '../support/browser/measures.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { seePath } from '../support/shopper/addresses.ts';
import { callOf } from '../support/shopper/delivery.ts';
import { type Member, newMember } from '../support/shopper/member.ts';
import { checkOut, chooseShop } from '../support/shopper/ordering.ts';
import { greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import { button, deskAndPhone, open, type Shopper, type ShopperOptions, see } from '../support/shopper/shopper.ts';
import { addFromPage, openCart } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

const list = 'GET /addresses';
const home = {
  ...{ name: 'Ann Archer', phone: '2025550100', address_type: 'home', address_line: '12 Orchard Lane' },
  is_default: true,
};

openShop();

const member = async (options: ShopperOptions, ...addresses: object[]): Promise<Member> => {
  const shopper = await newMember(browser, shop.url, options);
  for (const address of addresses) await callOf(shop.url, shopper.account.token)('/address/store', address);
  return shopper;
};

/** On a phone it is in the menu. */
const openPlace = async (shopper: Shopper): Promise<void> => {
  if (shopper.device === 'phone') await shopper.press(button(shopper, shopper.t('Open menu')));
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The words of the message without its values. */
const placeIn = ({ page, t }: Shopper): Locator => {
  const [before = ''] = t('Deliver to {place}', { place: '|' }).split('|');
  return page.getByRole('link', { name: new RegExp(`^${escaped(before.trim())} `) }).filter({ visible: true });
};
const textOf = async (shopper: Shopper) =>
  ((await placeIn(shopper).textContent()) ?? '').replace(/[\u2066-\u2069]/g, '');

const chooseTime = async (shopper: Shopper): Promise<void> => {
  const { page, t, press } = shopper;
  const times = page.getByRole('region', { name: t('Delivery time'), exact: true });
  await press(
    times
      .getByRole('group', { name: t('Choose a day') })
      .getByRole('radio')
      .nth(2),
  );
  await press(times.getByRole('radio', { name: /[0-9]{2}:[0-9]{2}/ }).first());
  await see(times.getByText(t('We hold this time for you while you check out.')));
};

for (const { locale, device } of deskAndPhone)
  describe(`${locale}, on a ${device}`, () => {
    test('the default address is named, leads to the addresses and is there without a network', async () => {
      const shopper = await member({ locale, device }, home);
      const { t, press, context } = shopper;
      await open(shopper);
      await openPlace(shopper);
      await see(placeIn(shopper));
      expect(await textOf(shopper)).toBe(t('Deliver to {place}', { place: t('Home address') }));
      await seeQuiet(shopper.page);
      await context.setOffline(true);
      await see(placeIn(shopper));
      await context.setOffline(false);
      await press(placeIn(shopper));
      await seePath(shopper, '/manage-address');
      await shopper.leave();
    });

    test('the time of the cart is named from its choice on, also on the next pages', async () => {
      const shopper = await member({ locale, device }, home);
      const { page, t, press } = shopper;
      const bought = await productOf(shopper, greengrocer);
      await open(shopper, `/products/${bought.id}/details`);
      await addFromPage(shopper);
      await openCart(shopper, 1);
      await chooseShop(shopper, (await shopOf(shopper, greengrocer)).name);
      await checkOut(shopper);
      await chooseTime(shopper);
      const time = (await page.getByRole('main').locator('dd time').textContent()) ?? '';
      const named = t('Deliver to {place} · {time}', { place: t('Home address'), time });
      await openPlace(shopper);
      await expect.poll(() => textOf(shopper)).toBe(named);
      await press(placeIn(shopper));
      await seePath(shopper, '/manage-address');
      // The address changes before the page does.
      await see(page.getByRole('heading', { level: 1, name: t('Manage Address') }));
      await openPlace(shopper);
      expect(await textOf(shopper)).toBe(named);
      const box = await placeIn(shopper).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      await shopper.leave();
    });
  });

test('nothing moves when the address arrives, and a long name stays within the bar', async () => {
  const long = { ...home, address_type: 'other', address_line: `${'Very Long Orchard Lane '.repeat(8)}12` };
  const shopper = await member({ device: 'desktop' }, long);
  const { page, t } = shopper;
  // The narrowest desktop.
  await page.setViewportSize({ width: 1040, height: 700 });
  const { letGo } = await holdBack(page, /\/api\/addresses/);
  await open(shopper);
  const anchors = [
    page.getByRole('combobox', { name: t('Choose a language') }).filter({ visible: true }),
    page.getByRole('combobox', { name: t('Search products'), exact: true }),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('banner').getByText(t('Hotline')),
  ];
  const boxes = () => Promise.all(anchors.map((anchor) => anchor.boundingBox()));
  await expect.poll(() => shopper.countOf(list)).toBe(1);
  const before = await boxes();
  letGo();
  await see(placeIn(shopper));
  expect(await boxes()).toEqual(before);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await shopper.leave();
});

test('without an address there is no line, and a guest asks for none', async () => {
  const shopper = await member({ device: 'desktop' });
  await open(shopper);
  await expect.poll(() => shopper.countOf(list)).toBe(1);
  await seeQuiet(shopper.page);
  expect(await placeIn(shopper).count()).toBe(0);
  await shopper.leave();
  const guest = await newVisitor(browser, shop.url, { device: 'desktop' });
  await open(guest);
  expect(guest.countOf(list)).toBe(0);
  expect(await placeIn(guest).count()).toBe(0);
  await guest.leave();
});
