/** Signing in with another company's account, from the login dialog to the session, in windows of fake providers. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { startDemoShop } from '../support/server/demo-shop.ts';
import { accountButton, openLogin } from '../support/shopper/account.ts';
import { browser, dialogButton, fieldNamed, inDialog, openIdentityShop, shop } from '../support/shopper/identity.ts';
import { newShopper, open, type Shopper, type ShopperOptions, see, seeGone } from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

openIdentityShop();
beforeEach(() => {
  shop.fake.person.says = 'yes';
});

const names = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;
type Provider = keyof typeof names;

const providerButton = (shopper: Shopper, provider: Provider) =>
  dialogButton(shopper, shopper.t('Continue with {provider}', { provider: names[provider] }));

const atLogin = async (options: ShopperOptions = {}): Promise<Shopper> => {
  const shopper = await newVisitor(browser, shop.url, options);
  await open(shopper, '/about-us');
  await openLogin(shopper);
  return shopper;
};

/** Presses the button of a provider, and gives the window that opened, in which nothing is decided yet. */
const openWindow = async (shopper: Shopper, provider: Provider): Promise<Page> => {
  shop.fake.person.says = 'nothing';
  const opening = shopper.page.waitForEvent('popup');
  await shopper.press(providerButton(shopper, provider));
  const popup = await opening;
  await popup.getByRole('heading', { name: 'Do you agree?' }).waitFor();
  await seeWaiting(shopper, provider);
  return popup;
};

const seeWaiting = ({ page, t }: Shopper, provider: Provider) =>
  see(page.getByRole('dialog').getByText(t('Go on in the window of {provider}', { provider: names[provider] })));

/** The form is back, the focus is where it was, and no request was sent. */
const seeForm = async (shopper: Shopper, provider: Provider) => {
  await see(fieldNamed(shopper, 'phone'));
  const isFocused = () => providerButton(shopper, provider).evaluate((control) => control === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  expect(shopper.countOf(`POST /auth/${provider}/token`)).toBe(0);
};
const seeClosed = (popup: Page) => expect.poll(() => popup.isClosed()).toBe(true);

describe.each<ShopperOptions>([
  { locale: 'en', keyboardOnly: true },
  { locale: 'ar', device: 'phone' },
])('with $locale, $device, keyboard only: $keyboardOnly', (options) => {
  test.each(['google', 'facebook', 'apple'] as const)('a person who agrees at %s is signed in', async (provider) => {
    const person = `dialog-${provider}-${options.locale}`;
    Object.assign(shop.fake.person, { sub: person, email: `${person}@larder.test` });
    const shopper = await atLogin(options);
    await shopper.press(providerButton(shopper, provider));
    await seeToast(shopper, shopper.t('Login successful'));
    await seeGone(inDialog(shopper));
    if (options.device !== 'phone') await see(accountButton(shopper));
    expect(shopper.countOf(`POST /auth/${provider}/token`)).toBe(1);
    await shopper.leave();
  });

  test('a shopper who closes the window returns to the form without a notice', async () => {
    const shopper = await atLogin(options);
    const popup = await openWindow(shopper, 'google');
    await popup.close();
    await seeForm(shopper, 'google');
    expect(
      await shopper.page
        .getByRole('region', { name: shopper.t('Notifications') })
        .getByRole('listitem')
        .count(),
    ).toBe(0);
    await shopper.leave();
  });

  test('a shopper who cancels or closes the dialog closes the window', async () => {
    const shopper = await atLogin(options);
    const first = await openWindow(shopper, 'apple');
    await shopper.page.bringToFront();
    await shopper.press(dialogButton(shopper, shopper.t('Cancel')));
    await seeClosed(first);
    await seeForm(shopper, 'apple');
    const second = await openWindow(shopper, 'facebook');
    await shopper.page.bringToFront();
    await shopper.page.keyboard.press('Escape');
    await seeClosed(second);
    await seeGone(inDialog(shopper));
    await shopper.leave();
  });

  test('a shopper whose browser blocks the window sees a notice', async () => {
    const shopper = await atLogin(options);
    await shopper.page.evaluate(() => {
      window.open = () => null;
    });
    await shopper.press(providerButton(shopper, 'facebook'));
    const text = 'Your browser did not open the window of {provider}. Allow pop-ups for this shop and try again.';
    await seeToast(shopper, shopper.t(text, { provider: 'Facebook' }));
    await seeForm(shopper, 'facebook');
    await shopper.leave();
  });

  test('a shopper without an email address sees why the server refuses', async () => {
    Object.assign(shop.fake.person, { sub: `nameless-${options.locale}`, email: undefined });
    const shopper = await atLogin(options);
    await shopper.press(providerButton(shopper, 'facebook'));
    const text = 'Your {provider} account shares no email address. Please register with your email instead.';
    await seeToast(shopper, shopper.t(text, { provider: 'Facebook' }));
    await see(fieldNamed(shopper, 'phone'));
    await shopper.leave();
  });
});

test('a shop that accepts no other accounts offers none', async () => {
  const plain = await startDemoShop();
  const shopper = await newShopper(browser, plain.url);
  await open(shopper);
  await openLogin(shopper);
  await see(dialogButton(shopper, shopper.t('Log in')));
  expect(await inDialog(shopper).getByText(shopper.t('Or continue with')).count()).toBe(0);
  await shopper.leave();
  await plain.stop();
});
