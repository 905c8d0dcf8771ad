/** How a shopper becomes known: signing up, logging in, logging out. */
import { demoAccount } from '#server/demo-account.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { button, dialog, type Shopper, see, seeGone } from './journey-shopper.ts';

export type Account = { name: string; email: string; phone: string; password: string };

let signedUp = 0;

/** Nobody had this one before. */
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

/** What the page fills in by itself is the demo account of the shop. */
export const demo = { login: demoAccount.phone, password: demoAccount.password, name: 'Demo Shopper' } as const;

/** From the open login dialog. */
export const signUp = async (shopper: Shopper, account: Account): Promise<void> => {
  const { t, press, write, choose } = shopper;
  await press(dialog(shopper, t('Login')).getByRole('button', { name: t('Sign Up') }));
  const form = dialog(shopper, t('Create your account'));
  const field = (key: MessageKey) => form.getByRole('textbox', { name: t(key), exact: true });
  await write(field('Full name'), account.name);
  await choose(form.getByRole('combobox', { name: t('Country') }), 'United States');
  await write(field('Phone number'), account.phone);
  await write(field('Email'), account.email);
  await write(field('Password'), account.password);
  await press(form.getByRole('button', { name: t('Create account') }));
  await seeGone(form);
};

export const openLogin = async (shopper: Shopper): Promise<void> => {
  const { t, device, press } = shopper;
  await press(button(shopper, device === 'phone' ? t('Account') : t('Login')));
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
