/** The wait for another code follows the server's figure, and a double press sends one request. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillRegistration, newAccount, openLogin } from '../support/shopper/account.ts';
import {
  browser,
  codeIn,
  dialogButton,
  fieldNamed,
  fillForgotten,
  inDialog,
  knownAccount,
  openIdentityShop,
  openRegistration,
  requestCode,
  secondsShown,
  seeCodeDialog,
  shop,
  typeCode,
} from '../support/shopper/identity.ts';
import { type Impatience, impatient, pressImpatiently } from '../support/shopper/impatience.ts';
import { dialog, newShopper, open, reload, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';

openIdentityShop();

const atLogin = async (prepare: (page: Page) => Promise<void> = async () => {}): Promise<Shopper> => {
  const shopper = await newShopper(browser, shop.url);
  await prepare(shopper.page);
  await open(shopper);
  await openLogin(shopper);
  return shopper;
};

describe('the wait for another code', () => {
  /** Requests a code and resolves to the seconds of the response. */
  const waitAfter = async (shopper: Shopper, contact: string) => {
    const answering = shopper.page.waitForResponse((response) => response.url().endsWith('/api/send-otp'));
    await requestCode(shopper, contact);
    const response = await answering;
    return { status: response.status(), seconds: Number(await response.headerValue('retry-after')) };
  };

  /** `seconds` is asked again with each look, because time goes on meanwhile. */
  const seeAbout = async (shopper: Shopper, seconds: () => number | Promise<number>) => {
    const difference = async () => Math.abs(((await secondsShown(shopper)) ?? Number.NaN) - (await seconds()));
    await expect.poll(difference).toBeLessThanOrEqual(1);
  };

  test('is the server’s figure, also after the machine slept, and never negative', async () => {
    const shopper = await atLogin((page) => page.clock.install());
    const { page, t } = shopper;
    const { status, seconds } = await waitAfter(shopper, newAccount().email);
    expect([status, seconds]).toEqual([200, 60]);
    const requested = await page.evaluate(() => Date.now());
    const seeTrue = () =>
      seeAbout(shopper, async () => seconds - ((await page.evaluate(() => Date.now())) - requested) / 1000);
    await seeTrue();
    for (const slept of [7_000, 21_000, 13_500]) {
      await page.clock.fastForward(slept);
      await seeTrue();
    }
    expect(await dialogButton(shopper, t('Resend OTP')).count()).toBe(0);
    await page.clock.fastForward(3_600_000);
    await see(dialogButton(shopper, t('Resend OTP')));
    expect(await secondsShown(shopper)).toBeUndefined();
    expect(shopper.countOf('POST /send-otp')).toBe(1);
    await shopper.leave();
  });

  test('survives a reload: another request waits no longer than before, and the first code is still valid', async () => {
    const account = await knownAccount(shop);
    const shopper = await atLogin();
    const { page, t } = shopper;
    await waitAfter(shopper, account.email);
    const code = await codeIn(shop);
    await expect.poll(() => secondsShown(shopper), { timeout: 10_000 }).toBeLessThanOrEqual(57);
    await reload(shopper);
    await openLogin(shopper);
    const { status, seconds } = await waitAfter(shopper, account.email);
    expect(status).toBe(429);
    expect(seconds).toBeLessThanOrEqual(57);
    await seeAbout(shopper, () => seconds);
    await page.keyboard.type(code);
    await shopper.press(dialogButton(shopper, t('Verify')));
    await see(dialog(shopper, t('Reset password')));
    await shopper.leave();
  });
});

describe.each(Object.keys(impatient) as Impatience[])('a shopper who presses %s', (how) => {
  const pressOften = async (shopper: Shopper, path: string, name: string) => {
    await pressImpatiently(shopper, path, dialogButton(shopper, name), how);
  };

  test('requests one code, checks it once, sets one password and logs in once', async () => {
    const account = await knownAccount(shop);
    const shopper = await atLogin();
    const { t, write } = shopper;
    await fillForgotten(shopper, account.email);
    await pressOften(shopper, '/send-otp', t('Send code'));
    await seeCodeDialog(shopper);
    await typeCode(shopper, shop);
    await pressOften(shopper, '/verify-otp', t('Verify'));
    await see(dialog(shopper, t('Reset password')));
    for (const field of ['password', 'password_confirmation']) {
      await write(fieldNamed(shopper, field), 'four ripe melons');
    }
    await pressOften(shopper, '/reset-password', t('Reset password'));
    await see(dialog(shopper, t('Login')));
    await write(fieldNamed(shopper, 'password'), 'four ripe melons');
    await pressOften(shopper, '/login', t('Log in'));
    await seeGone(inDialog(shopper));
    const calls = ['/send-otp', '/verify-otp', '/reset-password', '/login'].map((path) => `POST ${path}`);
    expect(calls.map((call) => shopper.countOf(call))).toEqual([1, 1, 1, 1]);
    await shopper.leave();
  });

  test('registers once', async () => {
    const shopper = await newShopper(browser, shop.url);
    await open(shopper);
    await openRegistration(shopper);
    await fillRegistration(shopper, newAccount());
    await pressOften(shopper, '/registration', shopper.t('Create account'));
    await seeCodeDialog(shopper);
    expect(shopper.countOf('POST /registration')).toBe(1);
    expect(shopper.countOf('POST /send-otp')).toBe(1);
    await shopper.leave();
  });
});
