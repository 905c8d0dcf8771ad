import { describe, expect, test } from 'vitest';
import { otherThan } from '../support/data/one-time-codes.ts';
import { accountButton, demo, fillLogin, fillRegistration, newAccount, openLogin } from '../support/shopper/account.ts';
import {
  boxesOf,
  browser,
  codeIn,
  dialogButton,
  digitsIn,
  endPause,
  fieldNamed,
  inDialog,
  knownAccount,
  openIdentityShop,
  requestCode,
  seeCodeDialog,
  shop,
  typeCode,
} from '../support/shopper/identity.ts';
import { newMember } from '../support/shopper/member.ts';
import { button, dialog, open, type Shopper, type ShopperOptions, see, seeGone } from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';
import { newVisitor } from '../support/shopper/visitor.ts';

openIdentityShop();

const visitor = async (options: ShopperOptions): Promise<Shopper> => {
  const shopper = await newVisitor(browser, shop.url, { ...options, motion: true });
  await open(shopper, '/about-us');
  return shopper;
};

const focused = (shopper: Shopper) =>
  shopper.page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.ariaLabel);
const seeFocusOn = (shopper: Shopper, name: string) => expect.poll(() => focused(shopper)).toBe(name);
/** The text that a screen reader announces with an invalid field. */
const errorAt = (shopper: Shopper, name: string) =>
  fieldNamed(shopper, name).evaluate((field) => {
    const id = field.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    return field.getAttribute('aria-invalid') === 'true' ? document.getElementById(id)?.textContent : undefined;
  });

const inPersianDigits = (code: string) => [...code].map((digit) => String.fromCharCode(0x6f0 + Number(digit))).join('');

const paste = async ({ page, context }: Shopper, text: string) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
};

describe.each<ShopperOptions>([
  { locale: 'en', keyboardOnly: true },
  { locale: 'ar', device: 'phone' },
])('with $locale, $device, keyboard only: $keyboardOnly', (options) => {
  test('a shopper logs in: with nothing, with a wrong password, then with the right one', async () => {
    const shopper = await visitor(options);
    const { t, press } = shopper;
    await openLogin(shopper);
    // On the operator's own machine the demo account is filled in.
    for (const name of ['phone', 'password']) await fieldNamed(shopper, name).fill('');
    await press(dialogButton(shopper, t('Log in')));
    await seeFocusOn(shopper, 'phone');
    expect(await errorAt(shopper, 'phone')).toBe(t('This field is required'));
    expect(shopper.countOf('POST /login')).toBe(0);

    await fillLogin(shopper, demo.login, 'not the password');
    await seeToast(shopper, t('These credentials do not match our records.'));
    expect(await fieldNamed(shopper, 'phone').inputValue()).toBe(demo.login);

    await fillLogin(shopper, demo.login, demo.password);
    await seeGone(inDialog(shopper));
    await seeToast(shopper, t('Login successful'));
    await shopper.leave();
  });

  test('a shopper registers: refused for a taken email, then taken in, and proves the contact', async () => {
    const [taken, account] = [await knownAccount(shop), newAccount()];
    const shopper = await visitor(options);
    const { t, press, write } = shopper;
    await openLogin(shopper);
    await press(dialogButton(shopper, t('Sign Up')));
    await seeFocusOn(shopper, 'name');
    const terms = inDialog(shopper).getByRole('link', {
      name: t('By registering you accept the terms and conditions'),
    });
    expect(await terms.getAttribute('href')).toBe('/terms-and-conditions');
    await fillRegistration(shopper, { ...account, email: taken.email });
    await press(dialogButton(shopper, t('Create account')));
    await seeFocusOn(shopper, 'email');
    expect(await errorAt(shopper, 'email')).toBe(t('The {field} has already been taken.', { field: t('email') }));
    expect(await fieldNamed(shopper, 'name').inputValue()).toBe(account.name);

    await write(fieldNamed(shopper, 'email'), account.email);
    await press(dialogButton(shopper, t('Create account')));
    await seeToast(shopper, t('Registration successful'));
    await seeCodeDialog(shopper);
    // The demo shop sends all codes by mail.
    const place =
      'We sent a code of {count} digits to the email address of your account, or to its phone if it has none';
    await see(inDialog(shopper).getByText(t(place, { count: 4 }), { exact: true }));
    await typeCode(shopper, shop);
    await press(dialogButton(shopper, t('Verify')));
    await seeToast(shopper, t('Your account is verified'));
    await seeGone(inDialog(shopper));
    await shopper.leave();
  });

  test('a shopper who forgot the password gets a new one, past a wrong code and a second one', async () => {
    const account = await knownAccount(shop);
    const shopper = await newVisitor(browser, shop.url, { ...options, motion: true });
    const { t, press, write, page } = shopper;
    await page.clock.install();
    await open(shopper, '/about-us');
    await openLogin(shopper);
    await requestCode(shopper, account.email);
    await see(inDialog(shopper).getByText(account.email, { exact: true }));
    const first = await codeIn(shop);

    await page.keyboard.type(otherThan(first));
    await press(dialogButton(shopper, t('Verify')));
    await seeToast(shopper, t('This code is wrong or has expired.'));
    await see(inDialog(shopper).getByRole('alert'));
    expect(await digitsIn(shopper)).toEqual(['', '', '', '']);
    await seeFocusOn(shopper, t('Digit {index}', { index: 1 }));

    await page.clock.fastForward(60_000);
    await endPause(shop);
    await press(dialogButton(shopper, t('Resend OTP')));
    await see(inDialog(shopper).getByRole('timer'));
    await seeFocusOn(shopper, t('Digit {index}', { index: 1 }));
    const second = await codeIn(shop);
    await paste(shopper, inPersianDigits(second));
    await expect.poll(() => digitsIn(shopper)).toEqual([...second]);
    await press(dialogButton(shopper, t('Verify')));

    await see(dialog(shopper, t('Reset password')));
    await seeFocusOn(shopper, 'password');
    await write(fieldNamed(shopper, 'password'), 'seven small figs');
    await write(fieldNamed(shopper, 'password_confirmation'), 'seven small dogs');
    await press(dialogButton(shopper, t('Reset password')));
    await seeFocusOn(shopper, 'password_confirmation');
    expect(await errorAt(shopper, 'password_confirmation')).toBe(t('Confirm Password does not match.'));
    await write(fieldNamed(shopper, 'password_confirmation'), 'seven small figs');
    await press(dialogButton(shopper, t('Reset password')));

    await see(dialog(shopper, t('Login')));
    await expect.poll(() => fieldNamed(shopper, 'phone').inputValue()).toBe(account.email);
    await write(fieldNamed(shopper, 'password'), 'seven small figs');
    await press(dialogButton(shopper, t('Log in')));
    await seeGone(inDialog(shopper));
    await seeToast(shopper, t('Login successful'));
    expect(await boxesOf(shopper).count()).toBe(0);
    await shopper.leave();
  });
});

test('a login shows the account, and moves the keyboard to the content', async () => {
  const account = await knownAccount(shop);
  const shopper = await visitor({});
  await openLogin(shopper);
  await fillLogin(shopper, account.email, account.password);
  await see(accountButton(shopper));
  const place = () => shopper.page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(place).toBe('MAIN');
  await shopper.leave();
});

test('a shopper proves the e-mail from the profile, which shows it at once', async () => {
  const shopper = await newMember(browser, shop.url);
  const { page, t, press } = shopper;
  await open(shopper, '/profile');
  await see(page.getByText(t('Unverified'), { exact: true }));
  await press(button(shopper, t('Verify Now')));
  await typeCode(shopper, shop);
  await press(dialogButton(shopper, t('Verify')));
  await seeGone(inDialog(shopper));
  await see(page.getByText(t('Verified'), { exact: true }));
  await seeGone(button(shopper, t('Verify Now')));
  await shopper.leave();
});
