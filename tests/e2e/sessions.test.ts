/** Signing in and out: from every place, in every tab, and never twice. */
import { describe, expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import {
  accountButton,
  demo,
  fillLogin,
  fillRegistration,
  logIn,
  logOut,
  logOutDialog,
  newAccount,
  openLogin,
  requestLogout,
  seeGuest,
} from '../support/shopper/account.ts';
import { pressImpatiently } from '../support/shopper/impatience.ts';
import { checkOut, chooseShop, payCash } from '../support/shopper/ordering.ts';
import { greengrocer, productOf, shopOf } from '../support/shopper/shelf.ts';
import {
  anotherTab,
  button,
  dialog,
  heading,
  newShopper,
  open,
  pathOf,
  reload,
  type Shopper,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { addFromPage, openCart, seeQuantity, seeToast } from '../support/shopper/shopping.ts';

const wrongPassword = 'not the password';

openShop();

const visitor = () => newShopper(browser, shop.url);

const seePath = (shopper: Shopper, path: string) => expect.poll(() => pathOf(shopper)).toBe(path);
const seeMember = (shopper: Shopper) => see(accountButton(shopper));

const member = async (path = '/') => {
  const shopper = await visitor();
  await open(shopper);
  await logIn(shopper);
  await seeMember(shopper);
  if (path !== '/') await open(shopper, path);
  return shopper;
};

describe('a shopper logs out', () => {
  test('from the top bar, and stays where they are', async () => {
    const shopper = await member('/shops');
    const { t } = shopper;
    await requestLogout.topBar(shopper);
    await see(logOutDialog(shopper).getByText(t('Logout Confirmation')));
    await shopper.press(logOutDialog(shopper).getByRole('button', { name: t('Cancel') }));
    await seeGone(logOutDialog(shopper));
    await seeMember(shopper);
    await logOut(shopper, 'topBar');
    await seeToast(shopper, t('Logout successfully'));
    await seeGuest(shopper);
    expect(pathOf(shopper)).toBe('/shops');
    expect(shopper.countOf('GET /logout')).toBe(1);
    await shopper.leave();
  });

  test('from the sidebar, and is shown the login', async () => {
    const shopper = await member('/order-history');
    await see(heading(shopper, shopper.t('Order History')));
    await logOut(shopper, 'sidebar');
    await see(dialog(shopper, shopper.t('Login')));
    await seePath(shopper, '/login');
    expect(await shopper.page.getByText(demo.name).count()).toBe(0);
    await shopper.leave();
  });
});

describe('a shopper logs in', () => {
  test('at /login, which redirects to home, and later to the dashboard', async () => {
    const shopper = await visitor();
    await open(shopper, '/login');
    await fillLogin(shopper, demo.login, demo.password);
    await seeMember(shopper);
    await seePath(shopper, '/');
    await open(shopper, '/login');
    await seePath(shopper, '/dashboard');
    await shopper.leave();
  });

  test('and still is after a reload, without another login', async () => {
    const shopper = await member();
    await reload(shopper);
    await seeMember(shopper);
    expect(await dialog(shopper, shopper.t('Login')).count()).toBe(0);
    expect(shopper.countOf('POST /login')).toBe(1);
    await shopper.leave();
  });

  test('with a wrong password, sees the shop’s reason and the typed text', async () => {
    const shopper = await visitor();
    const { t } = shopper;
    await open(shopper);
    await openLogin(shopper);
    await fillLogin(shopper, demo.login, wrongPassword);
    await seeToast(shopper, t('These credentials do not match our records.'));
    const form = dialog(shopper, t('Login'));
    expect(await form.getByRole('textbox', { name: t('Email or phone') }).inputValue()).toBe(demo.login);
    await fillLogin(shopper, demo.login, demo.password);
    await seeMember(shopper);
    await shopper.leave();
  });
});

describe('a guest', () => {
  for (const path of ['/order-history', '/order-history/1', '/checkout', '/dashboard']) {
    test(`is sent home from ${path} before a private call or heading`, async () => {
      const shopper = await visitor();
      await shopper.page.addInitScript(() => {
        const store = window as unknown as { titles: string[] };
        store.titles = [];
        new MutationObserver(() => {
          for (const title of document.querySelectorAll('h1')) store.titles.push(title.textContent ?? '');
        }).observe(document, { childList: true, subtree: true });
      });
      await shopper.page.goto(shop.url + path);
      await seePath(shopper, '/');
      await seeGuest(shopper);
      const titles = await shopper.page.evaluate(() => (window as unknown as { titles: string[] }).titles);
      expect([...new Set(titles)].filter((title) => title !== 'Larder')).toEqual([]);
      expect(shopper.calls.filter(({ path: called }) => /order|address|cart|profile|logout/.test(called))).toEqual([]);
      await shopper.leave();
    });
  }
});

describe('another tab of the same shopper', () => {
  test('follows a login and a log-out at once, and shows nothing private afterwards', async () => {
    const here = await visitor();
    await open(here);
    const there = await anotherTab(here);
    await open(there, '/shops');
    await logIn(here);
    await seeMember(here);
    await seeMember(there);
    await open(there, '/order-history');
    await see(heading(there, there.t('Order History')));
    await logOut(here);
    await seeGuest(here);
    await seeGuest(there);
    // Before this, a late realtime connection may still read again what it could have missed.
    const callsBefore = there.calls.length;
    await seePath(there, '/');
    await seeQuiet(there.page);
    expect(await there.page.getByText(demo.name).count()).toBe(0);
    expect(there.calls.slice(callsBefore).filter(({ path }) => /order|cart|profile/.test(path))).toEqual([]);
    await here.leave();
  });
});

describe('a double press is carried out once', () => {
  test('logs in', async () => {
    const shopper = await visitor();
    const { t } = shopper;
    await open(shopper);
    await openLogin(shopper);
    const submit = dialog(shopper, t('Login')).getByRole('button', { name: t('Log in'), exact: true });
    await pressImpatiently(shopper, '/login', submit);
    await seeMember(shopper);
    expect(shopper.countOf('POST /login')).toBe(1);
    await shopper.leave();
  });

  test('registers', async () => {
    const shopper = await visitor();
    const { t } = shopper;
    await open(shopper);
    await shopper.press(button(shopper, t('Register')));
    await fillRegistration(shopper, newAccount());
    const submit = dialog(shopper, t('Create your account')).getByRole('button', { name: t('Create account') });
    await pressImpatiently(shopper, '/registration', submit);
    await seeMember(shopper);
    expect(shopper.countOf('POST /registration')).toBe(1);
    await shopper.leave();
  });

  test('places an order', async () => {
    const shopper = await visitor();
    const { t } = shopper;
    const [product, seller] = await Promise.all([productOf(shopper, greengrocer), shopOf(shopper, greengrocer)]);
    await open(shopper, `/products/${product.id}/details`);
    await logIn(shopper);
    await addFromPage(shopper);
    await seeQuantity(shopper, product.name, 1);
    await openCart(shopper, 1);
    await chooseShop(shopper, seller.name);
    await checkOut(shopper);
    await payCash(shopper);
    await pressImpatiently(
      shopper,
      '/place-order',
      button(shopper, t('Place Order')).or(button(shopper, t('Processing…'))),
    );
    await see(dialog(shopper, t('Thank you!')));
    expect(shopper.countOf('POST /place-order')).toBe(1);
    await shopper.leave();
  });
});
