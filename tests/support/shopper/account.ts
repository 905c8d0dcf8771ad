/** How a shopper becomes known: signing up, logging in, logging out. */
import type { Locator } from 'playwright-core';
import { demoAccount } from '#server/domain/demo-account.ts';
import { countryNames } from '#src/i18n/country-names.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { button, dialog, type Shopper, see, seeGone } from './shopper.ts';

export type Account = { name: string; email: string; phone: string; password: string };

let signedUp = 0;

/** A new e-mail address. */
export const newAccount = (): Account => {
  signedUp += 1;
  const number = String(Date.now() % 1e7).padStart(7, '0');
  return {
    name: `Robin Field ${signedUp}`,
    email: `robin.${Date.now()}.${signedUp}@larder.test`,
    phone: `2${number}${String(signedUp).padStart(2, '0')}`,
    password: 'a pear and two plums',
  };
};

/** The page fills in the demo account of the shop. */
export const demo = { login: demoAccount.phone, password: demoAccount.password, name: 'Demo Shopper' } as const;

/** The country of test accounts, in the shopper's language. */
export const homeCountry = ({ locale }: Pick<Shopper, 'locale'>): string => countryNames(locale)('United States');

/** In the open form for a new account. */
export const fillRegistration = async (
  { page, t, locale, write, choose }: Shopper,
  account: Account,
): Promise<void> => {
  const form = page.getByRole('dialog', { name: t('Create your account'), exact: true });
  const field = (key: MessageKey) => form.getByRole('textbox', { name: t(key), exact: true });
  await write(field('Full name'), account.name);
  await choose(form.getByRole('combobox', { name: t('Country') }), homeCountry({ locale }));
  await write(field('Phone number'), account.phone);
  await write(field('Email'), account.email);
  await write(field('Password'), account.password);
};

/** From the open login dialog. */
export const signUp = async (shopper: Shopper, account: Account): Promise<void> => {
  const { t, press } = shopper;
  await press(dialog(shopper, t('Login')).getByRole('button', { name: t('Sign Up') }));
  const form = dialog(shopper, t('Create your account'));
  await fillRegistration(shopper, account);
  await press(form.getByRole('button', { name: t('Create account') }));
  await seeGone(form);
  await verifyLater(shopper);
};

/** The shop offers to verify the account at once; that can wait. */
const verifyLater = async (shopper: Shopper): Promise<void> => {
  const { t, press } = shopper;
  const offer = dialog(shopper, t('Enter the code'));
  await press(offer.getByRole('button', { name: t('Close') }));
  await seeGone(offer);
};

/** In the header, or in the bar of a phone. */
export const loginButton = (shopper: Shopper): Locator =>
  button(shopper, shopper.t(shopper.device === 'phone' ? 'Account' : 'Login'));

export const openLogin = async (shopper: Shopper): Promise<void> => {
  const { t, press } = shopper;
  await press(loginButton(shopper));
  await see(dialog(shopper, t('Login')));
};

/** Fills in the open login dialog and sends it. */
export const fillLogin = async (shopper: Shopper, login: string, password: string): Promise<void> => {
  const { t, press, write } = shopper;
  const form = dialog(shopper, t('Login'));
  await write(form.getByRole('textbox', { name: t('Email or phone') }), login);
  await write(form.getByRole('textbox', { name: t('Password') }), password);
  await press(form.getByRole('button', { name: t('Log in'), exact: true }));
};

export const logIn = async (shopper: Shopper, login: string = demo.login, password: string = demo.password) => {
  await openLogin(shopper);
  await fillLogin(shopper, login, password);
  await seeGone(dialog(shopper, shopper.t('Login')));
};

/** The button that only a signed-in shopper has. */
export const accountButton = ({ page, t }: Shopper): Locator =>
  page.getByRole('banner').getByRole('button', { name: t('Account menu') });

/** Waits until the page is signed out. */
export const seeGuest = (shopper: Shopper): Promise<void> => see(button(shopper, shopper.t('Login')));

export const requestLogout = {
  topBar: async (shopper: Shopper): Promise<void> => {
    await shopper.press(accountButton(shopper));
    await shopper.press(
      shopper.page.getByRole('banner').getByRole('button', { name: shopper.t('Log Out'), exact: true }),
    );
  },
  sidebar: ({ page, t, press }: Shopper): Promise<void> =>
    press(
      page
        .getByRole('complementary', { name: t('Account'), exact: true })
        .getByRole('button', { name: t('Sign Out'), exact: true }),
    ),
};

/** The confirmation dialog. */
export const logOutDialog = ({ page, t }: Shopper): Locator =>
  page.getByRole('alertdialog', { name: t('Log Out!'), exact: true });

export const logOut = async (shopper: Shopper, from: keyof typeof requestLogout = 'topBar'): Promise<void> => {
  await requestLogout[from](shopper);
  await shopper.press(logOutDialog(shopper).getByRole('button', { name: shopper.t('Yes'), exact: true }));
  await seeGone(logOutDialog(shopper));
};
