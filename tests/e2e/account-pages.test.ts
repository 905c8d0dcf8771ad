/** The pages of the account: addresses, profile and password, in two languages, on two devices, and by the keyboard alone. */
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import {
  addFirst,
  addSecond,
  box,
  card,
  focusedName,
  placeOfFirst,
  pressThrice,
  remove,
  seePath,
} from '../support/shopper/addresses.ts';
import { openSession } from '../support/shopper/http-account.ts';
import { type Member, newMember } from '../support/shopper/member.ts';
import {
  anotherTab,
  button,
  heading,
  link,
  newShopper,
  open,
  pathOf,
  reload,
  type Shopper,
  type ShopperOptions,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';

shareShop();

const oldPassword = 'a long pass phrase';
const newPassword = 'another long pass phrase';

const manageAddresses = async (options: ShopperOptions) => {
  const shopper = await newMember(browser, shop.url, options);
  const { t, press, write, page } = shopper;
  await open(shopper, '/manage-address');
  await see(heading(shopper, t('No addresses yet')));
  await addFirst(shopper, '12 Orchard Lane');
  await see(card(shopper, '12 Orchard Lane').getByText(t('Default'), { exact: true }));
  await addSecond(shopper, '1 Office Road');

  await press(button(shopper, `${t('Make default')}: 12 Orchard Lane`));
  await see(card(shopper, '12 Orchard Lane').getByText(t('Default'), { exact: true }));

  await press(link(shopper, `${t('Edit')}: 1 Office Road`));
  await write(box(shopper, t('Address line 1')), '2 Office Road');
  await press(button(shopper, t('Save')));
  await seeToast(shopper, t('Address updated successfully'));
  await see(card(shopper, '2 Office Road'));

  await remove(shopper, '2 Office Road');
  await seeToast(shopper, t('Address deleted successfully'));
  await seeGone(card(shopper, '2 Office Road'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await shopper.leave();
};

describe('a shopper adds, changes and deletes addresses', () => {
  test('in English, with a mouse', () => manageAddresses({ locale: 'en' }));
  test('in Arabic, with a finger', () => manageAddresses({ locale: 'ar', device: 'phone' }));
  test('by the keyboard alone', () => manageAddresses({ locale: 'en', keyboardOnly: true }));
});

test('an address that an order uses cannot be deleted, and a toast shows why', async () => {
  const shopper = await newMember(browser, shop.url, {}, await openSession(shop.url));
  const { t } = shopper;
  await open(shopper, '/manage-address');
  await remove(shopper, await placeOfFirst(shopper));
  await seeToast(shopper, t('This address belongs to an order and cannot be deleted.'));
  await see(card(shopper, t('Default')).first());
  await shopper.leave();
});

test('a missing address shows a notice with a link to the others', async () => {
  const shopper = await newMember(browser, shop.url);
  const { t, press } = shopper;
  await open(shopper, '/manage-address/999999/edit');
  await see(heading(shopper, t('This address could not be found')));
  await press(shopper.page.getByRole('main').getByRole('link', { name: t('Manage Address') }));
  await seePath(shopper, '/manage-address');
  await shopper.leave();
});

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const inHeader = ({ page }: Shopper, text: string) => page.getByRole('banner').getByText(text, { exact: true });

describe('a shopper changes their profile', () => {
  test('name and photo are seen everywhere at once, also in another tab and after a reload', async () => {
    const shopper = await newMember(browser, shop.url);
    const { page, t, write } = shopper;
    const other = await anotherTab(shopper);
    await open(other, '/products');
    await open(shopper, '/profile');
    await write(box(shopper, t('Full name')), 'Robin Meadow');
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await see(page.getByRole('main').locator('img[src^="blob:"]'));
    await pressThrice(button(shopper, t('Update Profile')));
    await seeToast(shopper, t('Profile updated successfully'));
    expect(shopper.countOf('POST /update-profile')).toBe(1);

    for (const tab of [shopper, other]) await see(inHeader(tab, 'Robin Meadow'));
    await see(page.getByRole('complementary').locator('img'));
    await reload(shopper);
    await see(inHeader(shopper, 'Robin Meadow'));
    await expect.poll(() => box(shopper, t('Full name')).inputValue()).toBe('Robin Meadow');
    await shopper.leave();
  });

  test('a new e-mail needs the password; a wrong one is said at its field', async () => {
    const shopper = await newMember(browser, shop.url, { keyboardOnly: true });
    const { t, press, write } = shopper;
    await open(shopper, '/profile');
    await write(box(shopper, t('Email')), `robin.${Date.now()}@larder.test`);
    await press(button(shopper, t('Update Profile')));
    await expect.poll(() => focusedName(shopper)).toBe('current_password');
    await write(box(shopper, t('Current Password')), 'not the password');
    await press(button(shopper, t('Update Profile')));
    await expect.poll(() => focusedName(shopper)).toBe('current_password');
    await write(box(shopper, t('Current Password')), oldPassword);
    await press(button(shopper, t('Update Profile')));
    await seeToast(shopper, t('Profile updated successfully'));
    await seeGone(box(shopper, t('Current Password')));
    await shopper.leave();
  });
});

const changePassword = async (shopper: Member, current: string, next: string, again = next) => {
  const { t, press, write } = shopper;
  await write(box(shopper, t('Current Password')), current);
  await write(box(shopper, t('New password')), next);
  await write(box(shopper, t('Confirm password')), again);
  await press(button(shopper, t('Change Password')));
};

const loginResponses = async (phone: string, password: string) => {
  const response = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ phone, password }),
  });
  return response.status;
};

describe('a shopper changes their password', () => {
  test.each([
    ['in English, with a mouse', {}],
    ['in Arabic, with a finger', { locale: 'ar', device: 'phone' }],
    ['by the keyboard alone', { keyboardOnly: true }],
  ] as const)('%s, and stays signed in, in this tab and in another', async (_, options) => {
    const shopper = await newMember(browser, shop.url, options);
    const { page, t } = shopper;
    const other = await anotherTab(shopper);
    await open(other, '/order-history');
    await open(shopper, '/change-password');
    await changePassword(shopper, oldPassword, newPassword, 'something else');
    await see(page.getByText(t('Confirm Password does not match.')));
    expect(shopper.countOf('POST /change-password')).toBe(0);
    await changePassword(shopper, 'not the password', newPassword);
    await see(
      page
        .getByRole('alert')
        .filter({ hasNotText: t('Confirm Password does not match.') })
        .first(),
    );

    await changePassword(shopper, oldPassword, newPassword);
    await seeToast(shopper, t('Password changed successfully'));
    await seePath(shopper, '/profile');
    const email = await box(shopper, t('Email')).inputValue();

    await other.press(other.page.locator('main a[href*="status=All"]'));
    await see(heading(other, t('You have no orders yet')));
    expect(pathOf(other)).toBe('/order-history');
    await reload(shopper);
    await see(box(shopper, t('Full name')));
    expect([await loginResponses(email, oldPassword), await loginResponses(email, newPassword)]).toEqual([400, 200]);
    await shopper.leave();
  });
});

test('a guest sees nothing of an account, and is at home', async () => {
  const shopper = await newShopper(browser, shop.url);
  await shopper.page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main form')) console.error('A form of the account was seen.');
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/profile', '/manage-address', '/manage-address/1/edit', '/change-password', '/dashboard']) {
    await open(shopper, path);
    await seePath(shopper, '/');
  }
  expect(shopper.countOf('GET /profile') + shopper.countOf('GET /addresses')).toBe(0);
  await shopper.leave();
});

test('on a phone the menu of the account unfolds, leads on, and is folded again', async () => {
  const shopper = await newMember(browser, shop.url, { device: 'phone', locale: 'ar' });
  const { page, t, press } = shopper;
  await open(shopper, '/dashboard');
  const menu = page.getByRole('navigation', { name: t('Account menu') });
  await seeGone(menu);
  await press(button(shopper, t('Menu')));
  await press(menu.getByRole('link', { name: t('Change Password') }));
  await see(heading(shopper, t('Change Password')));
  await seeGone(menu);
  await press(button(shopper, t('Menu')));
  await press(button(shopper, t('Sign Out')));
  await see(page.getByRole('alertdialog', { name: t('Log Out!') }));
  await shopper.leave();
});
