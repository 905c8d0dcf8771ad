/** A passkey is added in the settings and logs its owner in, with an authenticator that the browser has in software. */
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { accountButton, logOut, openLogin } from '../support/shopper/account.ts';
import { passPhrase } from '../support/shopper/http-account.ts';
import { newMember } from '../support/shopper/member.ts';
import { dialog, open, type Shopper, type ShopperOptions, see, seeGone } from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';

shareShop();

/** As the fingerprint of a phone: it is there, and says yes unless it is told otherwise. */
const withAuthenticator = async ({ page }: Shopper) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    answer: (isPresent: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isPresent }),
  };
};

const group = ({ page, t }: Shopper) => page.getByRole('region', { name: t('Passkeys') });
const inGroup = (shopper: Shopper, name: string) => group(shopper).getByRole('button', { name, exact: true });

const add = async (shopper: Shopper) => {
  const { t, press, write } = shopper;
  await press(inGroup(shopper, t('Add a passkey')));
  await write(group(shopper).getByRole('textbox', { name: t('Current Password') }), passPhrase);
  await press(inGroup(shopper, t('Continue')));
};

describe.each<ShopperOptions>([
  { locale: 'en', device: 'desktop', keyboardOnly: true },
  { locale: 'ar', device: 'phone' },
])('in $locale on a $device, keyboard only: $keyboardOnly', (options) => {
  test('is added, listed, used and removed', async () => {
    const shopper = await newMember(browser, shop.url, options);
    const { t, press } = shopper;
    await withAuthenticator(shopper);
    await open(shopper, '/settings');
    await see(group(shopper).getByText(t('You have no passkeys yet.')));
    await add(shopper);
    await seeToast(shopper, t('Passkey added'));
    await see(group(shopper).getByText(t('Not used yet')));

    if (options.device !== 'phone') {
      await logOut(shopper);
      await openLogin(shopper);
      await press(dialog(shopper, t('Login')).getByRole('button', { name: t('Log in with a passkey') }));
      await seeGone(dialog(shopper, t('Login')));
      await see(accountButton(shopper));
      await open(shopper, '/settings');
      await seeGone(group(shopper).getByText(t('Not used yet')));
    }

    await press(group(shopper).getByRole('listitem').getByRole('button'));
    await seeToast(shopper, t('Passkey removed'));
    await see(group(shopper).getByText(t('You have no passkeys yet.')));
    await shopper.leave();
  });
});

test('what the browser asks can be left, and the form is there again', async () => {
  const shopper = await newMember(browser, shop.url);
  const { t, press } = shopper;
  const authenticator = await withAuthenticator(shopper);
  await authenticator.answer(false);
  await open(shopper, '/settings');
  await add(shopper);
  await see(group(shopper).getByText(t('Follow the steps of your browser')));
  await press(inGroup(shopper, t('Cancel')));
  await see(inGroup(shopper, t('Add a passkey')));
  expect(shopper.countOf('POST /passkeys')).toBe(0);

  await logOut(shopper);
  await openLogin(shopper);
  const login = dialog(shopper, t('Login'));
  await press(login.getByRole('button', { name: t('Log in with a passkey') }));
  await see(login.getByText(t('Follow the steps of your browser')));
  await press(login.getByRole('button', { name: t('Cancel') }));
  await see(login.getByRole('textbox', { name: t('Email or phone') }));
  const again = login.getByRole('button', { name: t('Log in with a passkey') });
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(shopper.countOf('POST /login/passkey')).toBe(0);
  await shopper.leave();
});
