/** A shopper's preferences: language, currency, theme, lasting notices, reduced motion, and signed-in devices. */
import { describe, expect, test } from 'vitest';
import { toastMs } from '#machines/constants.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { accountButton, logIn } from '../support/shopper/account.ts';
import { anyEmail, openSession, passPhrase, register } from '../support/shopper/http-account.ts';
import { messagesIn } from '../support/shopper/languages.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, productOf } from '../support/shopper/shelf.ts';
import {
  button,
  heading,
  newShopper,
  open,
  reload,
  type Shopper,
  type ShopperOptions,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import { storedFields } from '../support/shopper/tabs.ts';
import { emptyHeart, fullHeart } from '../support/shopper/wishlist.ts';

shareShop();

const atSettings = async (options: ShopperOptions = {}) => {
  const shopper = await newShopper(browser, shop.url, options);
  await open(shopper);
  await logIn(shopper);
  await see(accountButton(shopper));
  await open(shopper, '/settings');
  await see(heading(shopper, shopper.t('Settings')));
  return shopper;
};

const choiceOf = ({ page, t }: Shopper, label: MessageKey) =>
  page.getByRole('main').getByRole('combobox', { name: t(label), exact: true });
const root = ({ page }: Shopper) => page.locator('html');

test('the choice of a language in its own words changes the language and direction of the page', async () => {
  const shopper = await atSettings();
  const arabic = messagesIn('ar');
  await shopper.choose(choiceOf(shopper, 'Language'), 'العربية');
  await see(shopper.page.locator('html[dir=rtl][lang=ar]'));
  await see(heading(shopper, arabic('Settings')));
  await reload(shopper);
  await see(heading(shopper, arabic('Settings')));
  await shopper.leave();
});

test('the currency applies to the prices of another page after a load', async () => {
  const shopper = await atSettings();
  await shopper.choose(choiceOf(shopper, 'Currency'), '\u2066EUR €\u2069');
  await expect.poll(async () => (await storedFields(shopper)).currency).toBe('EUR');
  await open(shopper, '/products');
  await see(shopper.page.getByRole('article').first().getByText('€').first());
  await shopper.leave();
});

test('the colour scheme is light, dark or that of the device', async () => {
  const shopper = await atSettings({ context: { colorScheme: 'dark' } });
  const { t, press, page } = shopper;
  const background = () => root(shopper).evaluate((element) => getComputedStyle(element).backgroundColor);
  const dark = await background();
  await press(page.getByRole('radio', { name: t('Light') }));
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await reload(shopper);
  await see(page.getByRole('radio', { name: t('Light'), checked: true }));
  expect(await background()).toBe(light);
  await press(page.getByRole('radio', { name: t('Use device setting') }));
  await expect.poll(background).toBe(dark);
  await shopper.leave();
});

test('notices stay until they are closed if the shopper chose so, also after a reload', async () => {
  const shopper = await atSettings();
  const { t, press, page } = shopper;
  const product = await productOf(shopper, greengrocer);
  await press(page.getByRole('checkbox', { name: t('Keep notifications until I close them') }));
  await expect.poll(async () => (await storedFields(shopper)).keepNotices).toBe(true);
  await open(shopper, `/shops/${greengrocer}`);
  await page.clock.install();
  await press(emptyHeart(shopper, product.name));
  await see(fullHeart(shopper, product.name));
  await seeToast(shopper, t('Added to your wishlist'));
  await page.clock.runFor(10 * toastMs);
  const notice = page.getByRole('region', { name: t('Notifications') }).getByText(t('Added to your wishlist'));
  expect(await notice.count()).toBe(1);
  await press(button(shopper, t('Dismiss')));
  await seeGone(notice);
  await shopper.leave();
});

test('reduced motion stops every transition, also on the next page', async () => {
  const shopper = await atSettings({ motion: true });
  const { t, press, page } = shopper;
  await press(page.getByRole('checkbox', { name: t('Reduce motion') }));
  await see(page.locator('html[data-motion=less]'));
  await expect.poll(async () => (await storedFields(shopper)).lessMotion).toBe(true);
  await open(shopper);
  await see(page.locator('html[data-motion=less]'));
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].map((element) =>
        Number.parseFloat(getComputedStyle(element).transitionDuration),
      ),
    ),
  );
  expect(longest).toBeLessThan(0.001);
  await shopper.leave();
});

describe('the list of signed-in devices', () => {
  const places = ({ page, t }: Shopper) =>
    page.getByRole('region', { name: t('Where you are signed in') }).getByRole('listitem');

  test('signs out another device, and this one after a confirmation', async () => {
    // An account of its own: the demo shopper may have as many sessions as one can have, from other tests.
    const email = anyEmail();
    const shopper = await newMember(browser, shop.url, {}, await register(shop.url, 'Ann Archer', email));
    const { t, press, page } = shopper;
    await open(shopper, '/settings');
    await see(places(shopper).first());
    const before = await places(shopper).count();
    const session = await openSession(shop.url, { phone: email, password: passPhrase });
    const other = await newMember(browser, shop.url, {}, session);
    await open(other, '/settings');
    await reload(shopper);
    await expect.poll(() => places(shopper).count()).toBe(before + 1);
    const others = places(shopper).filter({ hasNotText: t('This device') });
    // The last used stands first, and that is the one that has just come.
    await press(others.first().getByRole('button'));
    await expect.poll(() => places(shopper).count()).toBe(before);
    await reload(other);
    await see(button(other, other.t('Login')));
    await other.leave();

    await press(
      places(shopper)
        .filter({ hasText: t('This device') })
        .getByRole('button'),
    );
    await press(page.getByRole('alertdialog').getByRole('button', { name: t('Yes'), exact: true }));
    await see(button(shopper, t('Login')));
    await shopper.leave();
  });
});
